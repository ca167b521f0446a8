import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Bytes of memory that this process holds, after two collections and a moment to give back what is free. Needs
 * `--expose-gc`.
 */
export const residentBytes = async (): Promise<number> => {
  for (let times = 0; times < 2; times += 1) {
    globalThis.gc?.()
    await sleep(SETTLE_MS)
  }
  return process.memoryUsage().rss
}

const SETTLE_MS = 300
