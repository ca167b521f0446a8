import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Turns of the event loop, after which what one end has written has reached the other: both are in this process. Turns,
 * unlike time, are enough on a busy machine too.
 */
export const loopTurns = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await sleep(2)
}
