import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 20

/** Looks until nothing is wrong. Throws what is still wrong after `ms`. */
export const eventually = async (ms: number, look: () => Promise<string | null> | string | null): Promise<void> => {
  const deadline = Date.now() + ms
  for (;;) {
    const wrong = await look()
    if (wrong === null) return
    if (Date.now() > deadline) throw new Error(wrong)
    await sleep(LOOK_MS)
  }
}
