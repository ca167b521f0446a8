import type { Clock } from '../clock/clock'
import type { NetState } from '../protocol/constants'
import type { View } from '../store/view'

/** Resolves after `ms`, or as soon as the signal aborts. */
export const sleep = (clock: Clock, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
    const stop = () => {
      cancel()
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })

/** Resolves once there is a connection, or as soon as the signal aborts. True if the connection existed all along. */
export const connected = (netState: View<NetState>, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (netState.get() === 'connected') return resolve(true)
    if (signal.aborted) return resolve(false)
    const stop = () => {
      unsubscribe()
      signal.removeEventListener('abort', stop)
      resolve(false)
    }
    const unsubscribe = netState.subscribe(() => {
      if (netState.get() === 'connected') stop()
    })
    signal.addEventListener('abort', stop)
  })
