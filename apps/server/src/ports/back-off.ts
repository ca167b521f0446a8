/** How long to wait after so many failures before this one: 5 s, 10 s, 20 s … up to an hour. */
export const backOffSeconds = (failures: number): number => Math.min(5 * 2 ** Math.min(failures, 20), 3_600)

/** An error as one line of bounded length, for operators. */
export const errorLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('').slice(0, 500)
