import { expect } from 'vitest'
import type { ShiftedClock } from './shifted-clock'

/**
 * Lets seconds pass, one after the other, and none while an engine waits for something: otherwise a reply that takes a
 * millisecond too long would come seconds too late.
 */
export const passSeconds = async (
  clock: ShiftedClock,
  count: number,
  engines: readonly { isSettled: () => boolean }[],
): Promise<void> => {
  for (let second = 0; second < count; second += 1) {
    clock.skip(1_000)
    // A timer may wait for a promise before it sends.
    await new Promise(setImmediate)
    await expect.poll(() => engines.every(({ isSettled }) => isSettled()), { interval: 1 }).toBe(true)
  }
}

/**
 * An attempt of `expect.poll` about what an operator has changed: before each one passes the second after which a server
 * looks again.
 */
export const afterLook =
  <Value>(clock: ShiftedClock, attempt: () => Value) =>
  (): Value => {
    clock.skip(1_100)
    return attempt()
  }
