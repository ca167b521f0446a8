export interface Smoothness {
  readonly fps: number
  /** 95 of 100 frames took at most so long. */
  readonly p95Ms: number
  readonly over50Ms: number
}

/** What the times at which frames began, in milliseconds, say. Throws where there are not two of them. */
export const smoothness = (times: readonly number[]): Smoothness => {
  const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const p95Ms = lengths.toSorted((a, b) => a - b)[Math.ceil(lengths.length * 0.95) - 1]
  if (p95Ms === undefined) throw new Error('smoothness: two frames at least are needed.')
  return { fps: (lengths.length / total) * 1_000, p95Ms, over50Ms: lengths.filter((length) => length > 50).length }
}
