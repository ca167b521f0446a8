/** The sports; `all` is only for lists, no match has it. Rule: DOM-66. */
export const SPORT = { all: 0, football: 1, basketball: 2, esport: 3 } as const

/** A sport for lists, including `all`. */
export type SportId = (typeof SPORT)[keyof typeof SPORT]

/** The sport of a match. */
export type MatchSportId = Exclude<SportId, typeof SPORT.all>

/** The name of a sport, as in the paths of calls: `/api/{sportName}/getMatchInfo`. */
export type SportName = keyof typeof SPORT

/**
 * The name of a sport id; null if it is unknown.
 *
 * Rule: DOM-66.
 *
 * @example
 * sportName(1) // => 'football'
 * sportName(9) // => null
 */
export const sportName = (sport: number): SportName | null =>
  (Object.keys(SPORT) as SportName[]).find((name) => SPORT[name] === sport) ?? null
