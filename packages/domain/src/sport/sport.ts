/** The sports; `all` is for lists only, a match is never of sport 0. Source: app.md §4. */
export const SPORT = { all: 0, football: 1, basketball: 2, esport: 3 } as const

/** A sport as lists take it, `all` included. */
export type SportId = (typeof SPORT)[keyof typeof SPORT]

/** The sport of a match. */
export type MatchSportId = Exclude<SportId, typeof SPORT.all>

/** The name of a sport, as in the paths of calls: `/api/{sportName}/getMatchInfo`. */
export type SportName = keyof typeof SPORT

/**
 * The name of a sport id, null for an unknown one.
 *
 * Source: app.md §4, §7.
 *
 * @example
 * sportName(1) // => 'football'
 * sportName(9) // => null
 */
export const sportName = (sport: number): SportName | null =>
  (Object.keys(SPORT) as SportName[]).find((name) => SPORT[name] === sport) ?? null
