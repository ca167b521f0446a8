import { rangeOf, type ErrorRangeName } from './ranges'

const CODES: ReadonlySet<number> = new Set([
  2025, 2100, 2800, 2996, 10004, 10007, 10010, 10015, 10016, 10017, 11000, 20001, 20002, 20003, 20006, 20007, 20009,
  20010, 20011, 20012, 20027, 60002, 60022, 80001, 80002,
])
const RANGES: ReadonlySet<ErrorRangeName> = new Set(['GROUP_ERROR', 'CUSTOM_ERROR'])

/** Whether a code is the user's own failure rather than a network failure. Rule: IM-45. */
export const isUserSide = (code: number): boolean => CODES.has(code) || RANGES.has(rangeOf(code))
