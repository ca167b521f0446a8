/** Lets a number of jobs run at a time; the others wait in order. */
export const createTurns = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    isFree: () => running < most,
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (running < most) running += 1
      // Its turn is handed over.
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
