/** Ranges of server codes, both ends inclusive. The first matching range names a code. Rule: IM-45. */
export const ERROR_RANGES = {
  GROUP_ERROR: { from: 10_100, to: 10_200 },
  CUSTOM_ERROR: { from: 120_001, to: 130_000 },
  /** Any other code of the server. */
  SERVER_ERROR: { from: -Infinity, to: Infinity },
} as const

export type ErrorRangeName = keyof typeof ERROR_RANGES

export const rangeOf = (code: number): ErrorRangeName => {
  const names = Object.keys(ERROR_RANGES) as ErrorRangeName[]
  return names.find((name) => code >= ERROR_RANGES[name].from && code <= ERROR_RANGES[name].to) ?? 'SERVER_ERROR'
}
