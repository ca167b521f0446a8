export interface Smoothness {
  readonly fps: number
  /** The 95th percentile of frame times. */
  readonly p95Ms: number
  readonly over50Ms: number
}

/** Statistics of frame start times in milliseconds. Throws for fewer than two. */
export const smoothness = (times: readonly number[]): Smoothness => {
  const lengths = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const p95Ms = lengths.toSorted((a, b) => a - b)[Math.ceil(lengths.length * 0.95) - 1]
  if (p95Ms === undefined) throw new Error('smoothness: two frames at least are needed.')
  return { fps: (lengths.length / total) * 1_000, p95Ms, over50Ms: lengths.filter((length) => length > 50).length }
}
