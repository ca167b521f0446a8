import type { World } from './world'

/** Lets time pass, at least one step, until something is so, but no longer than `ms`. */
export const passUntil = async (world: World, ms: number, is: () => boolean | Promise<boolean>): Promise<void> => {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await world.pass(STEP_MS)
    if (await is()) return
  }
}

const STEP_MS = 5_000
