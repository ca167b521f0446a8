/**
 * A club: name, short name, Chinese name, short Chinese name (empty: the same), two colours as three hex digits each.
 */
export type ClubRow = readonly [nameEn: string, shortEn: string, nameZh: string, shortZh: string, colours: string]

/** A league and its clubs. Clubs and leagues are only ever appended: their place gives their id. */
export interface LeagueRow {
  /** Stands in ids: never changed, never reused. */
  readonly no: number
  readonly nameEn: string
  readonly shortEn: string
  readonly nameZh: string
  readonly shortZh: string
  /** Left out where Brazilians use the English name. */
  readonly namePt?: string
  readonly shortPt?: string
  /** ISO 3166 alpha-2 in lower case, `un` for several countries. */
  readonly country: string
  /** Hours of Asia/Shanghai between which it usually plays; the end may lie beyond midnight (26 is 2 a.m.). */
  readonly hours: readonly [from: number, to: number]
  /** 1 is what fans look for first. */
  readonly tier: 1 | 2 | 3
  readonly clubs: readonly ClubRow[]
}
