/** Milliseconds as a report takes them: clocks may be finer, and may be set back. */
export const wholeMs = (ms: number): number => Math.max(0, Math.round(ms))
