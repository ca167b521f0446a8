import { act } from 'react'
import { onTestFinished, vi } from 'vitest'

interface Timer {
  at: number
  /** After how long it runs again; null if it runs once. */
  every: number | null
  run: () => void
}

export interface HeldTimers {
  /** Lets so many milliseconds pass: runs the timers that are due, in order, and renders after each. */
  pass: (ms: number) => Promise<void>
  /** Lets so many milliseconds pass in which no timer runs, as a browser does with a page that nobody sees. */
  sleep: (ms: number) => void
  /** How many timers wait. */
  count: () => number
}

/**
 * Holds the timers that begin from now on, `performance.now` at 0, and `Date.now`, until the test ends. What shows for three seconds then
 * shows for as long as a busy machine needs. Vitest's fake timers do not do that: each try of `expect.poll` moves them.
 */
export const holdTimers = (): HeldTimers => {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const waiting = new Map<number, Timer>()
  let now = 0
  let last = 0
  const begin = (run: () => void, ms: number, isRepeated: boolean) => {
    // The browser's numbers are positive.
    last -= 1
    waiting.set(last, { at: now + ms, every: isRepeated ? ms : null, run })
    return last
  }
  const end = (id: number | undefined, endReal: (id: number | undefined) => void) => {
    if (id === undefined || !waiting.delete(id)) endReal(id)
  }
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => begin(run, ms, false),
    setInterval: (run: () => void, ms = 0) => begin(run, ms, true),
    clearTimeout: (id?: number) => end(id, clearTimeout),
    clearInterval: (id?: number) => end(id, clearInterval),
  })
  const began = Date.now()
  const clocks = [
    vi.spyOn(performance, 'now').mockImplementation(() => now),
    vi.spyOn(Date, 'now').mockImplementation(() => began + now),
  ]
  onTestFinished(() => {
    Object.assign(globalThis, { setTimeout, clearTimeout, setInterval, clearInterval })
    for (const clock of clocks) clock.mockRestore()
  })

  const nextUntil = (moment: number) =>
    [...waiting].filter(([, { at }]) => at <= moment).toSorted(([, one], [, other]) => one.at - other.at)[0]

  const pass = async (ms: number) => {
    const moment = now + ms
    for (let next = nextUntil(moment); next; next = nextUntil(moment)) {
      const [id, timer] = next
      now = Math.max(now, timer.at)
      if (timer.every === null) waiting.delete(id)
      else waiting.set(id, { ...timer, at: now + timer.every })
      await rendered(timer.run)
    }
    now = moment
  }
  const sleep = (ms: number) => {
    now += ms
  }
  return { pass, sleep, count: () => waiting.size }
}

/** Runs something and renders what it changes, with its effects. */
const rendered = async (run: () => void) => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await act(async () => run())
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false
  }
}
