import type { Clock } from '../clock/clock'
import { TIMING } from '../protocol/limits'
import type { ImError } from '../protocol/im-error'

/** A pending login. Further calls of the same user share it. */
export interface FirstLogin {
  readonly done: Promise<void>
  readonly succeed: () => void
  readonly fail: (reason: ImError) => void
}

/** Calls `onLate` if there is no outcome within the login repeat guard. Rule: IM-17. */
export const firstLogin = (clock: Clock, onLate: () => void): FirstLogin => {
  const cancelDeadline = clock.after(TIMING.loginRepeatGuardMs, onLate)
  let settle: { resolve: () => void; reject: (reason: ImError) => void } | null = null
  const done = new Promise<void>((resolve, reject) => (settle = { resolve, reject }))
  return {
    done,
    succeed: () => {
      cancelDeadline()
      settle?.resolve()
    },
    fail: (reason) => {
      cancelDeadline()
      settle?.reject(reason)
    },
  }
}
