/** Milliseconds for a report: whole and not negative. Clocks may be finer, and may be set back. */
export const wholeMs = (ms: number): number => Math.max(0, Math.round(ms))
