/** Runs in the measured process: microseconds of processor time of all its threads, and elapsed milliseconds. */
export interface Spent {
  readonly cpuMicros: number
  readonly wallMs: number
}

export const stopwatch = (): (() => Spent) => {
  const cpu = process.cpuUsage()
  const start = performance.now()
  return () => {
    const { user, system } = process.cpuUsage(cpu)
    return { cpuMicros: user + system, wallMs: performance.now() - start }
  }
}
