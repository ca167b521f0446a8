import { SPORT, type MatchSportId } from '@org/domain'
import { WEEKDAY, weekWithout, type Weekday } from './weekday'

type Hours = readonly [from: number, to: number]

/** Youth, women's and academy teams have their own leagues under their clubs' names. */
export interface Section {
  /** Part of ids. */
  readonly no: number
  readonly en: string
  readonly zh: string
  readonly pt: string
  /** The suffix of short team names. */
  readonly shortPt: string
  /** The numbers of the leagues that have this variant. */
  readonly leagues: readonly number[]
  readonly weekdays: readonly Weekday[]
  /** Its hours, from those of the senior league. */
  readonly hours: (senior: Hours) => Hours
}

/** They also play in the afternoon before the senior teams; no league of the world plays before 11:00. */
const fromAfternoon = ([from, to]: Hours): Hours => [Math.max(11, from - 3), to]
const asSeniors = (hours: Hours): Hours => hours

const ACADEMY = {
  no: 3,
  en: ' Academy',
  zh: '青训',
  pt: ' Academy',
  shortPt: ' Academy',
  weekdays: weekWithout(),
} as const

/** On the weekdays of cups (`cups.ts`), when senior leagues rest, all sections play. */
export const SECTIONS: Record<MatchSportId, readonly Section[]> = {
  [SPORT.football]: [
    {
      no: 1,
      en: ' U21',
      zh: 'U21',
      pt: ' Sub-21',
      shortPt: ' U21',
      leagues: [1, 3, 4, 5, 6, 7, 9, 10, 12, 13, 15, 16, 17, 18, 20],
      weekdays: weekWithout(WEEKDAY.saturday, WEEKDAY.sunday),
      hours: fromAfternoon,
    },
    {
      no: 2,
      en: ' Women',
      zh: '女足',
      pt: ' Feminino',
      shortPt: ' (F)',
      leagues: [1, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15, 17, 19],
      weekdays: weekWithout(WEEKDAY.thursday, WEEKDAY.friday),
      hours: fromAfternoon,
    },
  ],
  [SPORT.basketball]: [
    { no: 1, en: ' U22', zh: 'U22', pt: ' Sub-22', shortPt: ' U22', leagues: [2, 4] },
    { no: 2, en: ' Women', zh: '女篮', pt: ' Feminino', shortPt: ' (F)', leagues: [2, 3, 5, 6, 7, 8] },
  ].map((section) => ({ ...section, weekdays: weekWithout(), hours: asSeniors })),
  [SPORT.esport]: [
    // In the morning, when no other esports league plays.
    { ...ACADEMY, leagues: [1, 2, 3], hours: () => [31, 38] },
    { ...ACADEMY, leagues: [5], hours: asSeniors },
  ],
}
