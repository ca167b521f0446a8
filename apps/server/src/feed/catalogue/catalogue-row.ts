/**
 * A club: name, short name, Chinese name, short Chinese name (empty: the same), two colours as three hex digits each.
 */
export type ClubRow = readonly [nameEn: string, shortEn: string, nameZh: string, shortZh: string, colours: string]

/** A league and its clubs. Clubs and leagues are only ever appended: their index determines their id. */
export interface LeagueRow {
  /** Part of ids: never changed, never reused. */
  readonly no: number
  readonly nameEn: string
  readonly shortEn: string
  readonly nameZh: string
  readonly shortZh: string
  /** Omitted if the English name is used in Brazil. */
  readonly namePt?: string
  readonly shortPt?: string
  /** ISO 3166 alpha-2 in lower case, `un` for several countries. */
  readonly country: string
  /**
   * The hours of its kick-offs in Asia/Shanghai, counted from the start of the day of the round: 26 is 2 a.m. of the next day. The
   * leagues of a sport together have matches at every hour (`timetable.test.ts`).
   */
  readonly hours: readonly [from: number, to: number]
  readonly clubs: readonly ClubRow[]
}
