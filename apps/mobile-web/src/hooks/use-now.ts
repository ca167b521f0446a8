import { instant, instantFromMs, type Instant } from '@org/domain'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
const wholeSecond = () => instant(Math.floor(instantFromMs(Date.now())))
let now = wholeSecond()

/**
 * One timer for all clocks of the page. Each reading uses the system time, so a late timer does not show a wrong
 * minute.
 */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (timer === undefined) {
    now = wholeSecond()
    timer = setInterval(() => {
      now = wholeSecond()
      for (const tell of listeners) tell()
    }, 1_000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Returns `read(seconds)`; renders only when the result changes. Return primitive values, not objects. */
export const useNowValue = <Value extends string | number | boolean | null>(read: (now: Instant) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    // Without a timer, `now` is from the last one.
    () => read(timer === undefined ? wholeSecond() : now),
    () => read(wholeSecond()),
  )

/** The time in whole seconds, updated every `step` seconds. */
export const useNow = (step = 1): Instant => useNowValue((seconds) => instant(Math.floor(seconds / step) * step))
