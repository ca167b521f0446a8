import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The resident memory of this process in bytes, after two garbage collections and a pause to release free memory. Needs
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
