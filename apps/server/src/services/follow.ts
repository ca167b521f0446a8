import type { Context } from './context'

/** A setting that an operator may change while the server runs. */
export interface Followed<Value> {
  readonly current: Value
  stop(): void
}

/** Reads at once and then every five seconds. After a failed read the last value stays. */
export const follow = async <Value>(
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  read: () => Promise<Value>,
): Promise<Followed<Value>> => {
  let current: Value = await read()
  let isReading = false
  const stop = clock.every(LOOK_MS, () => {
    if (isReading) return
    isReading = true
    read()
      .then((value) => (current = value))
      .catch((error: unknown) => log.error({ err: error }, 'what an operator may have changed could not be read'))
      .finally(() => (isReading = false))
  })
  return {
    get current() {
      return current
    },
    stop,
  }
}

const LOOK_MS = 5_000
