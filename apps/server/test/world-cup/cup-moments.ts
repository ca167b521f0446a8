import { footballClock, instant } from '@org/domain'
import type { Match } from '@org/api-client/contract'
import { goalsOf, kickoffMsOf, namesOf, type CupGoal, type FileMatch } from './cup-file'

/** The status of a match, and the last minute of play that has begun. */
export type Phase = readonly [status: number, minute: number, added?: number]

export interface Moment {
  /** The day of the file whose matches are compared. */
  readonly date: string
  readonly at: string
  /** The matches of the day in play, by their first team. Of the others, those that have kicked off are over. */
  readonly running: Readonly<Record<string, Phase>>
}

const [WAITING, FIRST_HALF, HALF_TIME, SECOND_HALF, EXTRA_TIME, SHOOTOUT, FINISHED] = [1, 2, 3, 4, 5, 7, 8]
export { FIRST_HALF, SECOND_HALF }

export const BEFORE: Phase = [WAITING, 0]
export const AFTER: Phase = [FINISHED, Infinity]

/** The last day of three groups, and a day of the knockout with two shootouts. No goal falls in a minute that is not over. */
export const GROUPS = '2026-06-24'
const KNOCKOUT = '2026-06-29'
const bothOfB = (phase: Phase) => ({ Switzerland: phase, 'Bosnia & Herzegovina': phase })
const bothOfC = (phase: Phase) => ({ Scotland: phase, Morocco: phase })

export const MOMENTS: readonly Moment[] = [
  { date: GROUPS, at: '2026-06-24T18:00:00Z', running: {} },
  { date: GROUPS, at: '2026-06-24T19:32:10Z', running: bothOfB([FIRST_HALF, 33]) },
  { date: GROUPS, at: '2026-06-24T19:50:00Z', running: bothOfB([HALF_TIME, 45]) },
  { date: GROUPS, at: '2026-06-24T20:22:30Z', running: bothOfB([SECOND_HALF, 66]) },
  { date: GROUPS, at: '2026-06-24T21:30:00Z', running: {} },
  { date: GROUPS, at: '2026-06-24T22:46:10Z', running: bothOfC([FIRST_HALF, 45, 2]) },
  { date: GROUPS, at: '2026-06-25T04:00:00Z', running: {} },
  { date: KNOCKOUT, at: '2026-06-29T17:32:10Z', running: { Brazil: [FIRST_HALF, 33] } },
  { date: KNOCKOUT, at: '2026-06-29T22:35:00Z', running: { Germany: [EXTRA_TIME, 91] } },
  { date: KNOCKOUT, at: '2026-06-29T23:05:00Z', running: { Germany: [SHOOTOUT, 120] } },
  { date: KNOCKOUT, at: '2026-06-30T05:00:00Z', running: {} },
]

export const phaseOf = (match: FileMatch, { date, at, running }: Moment): Phase => {
  if (kickoffMsOf(match) > Date.parse(at)) return BEFORE
  return (match.date === date && running[match.team1]) || AFTER
}

export const goalsUntil = (match: FileMatch, [, last, lastAdded = 0]: Phase): readonly CupGoal[] =>
  goalsOf(match).filter(({ minute, added }) => minute < last || (minute === last && added <= lastAdded))

type Pair = readonly [number | null, number | null]

/** The numbers of a match that the file tells. */
const numbersOf = (match: FileMatch, phase: Phase) => {
  const [status] = phase
  const { ht, ft, et, p } = match.score
  const from = (begin: number, pair: Pair | undefined): Pair => (status >= begin && pair ? pair : [null, null])
  return {
    names: namesOf(match),
    status,
    score: goalsUntil(match, phase).at(-1)?.score ?? ([0, 0] as const),
    half: from(HALF_TIME, ht),
    extra: from(EXTRA_TIME, et && [et[0] - ft[0], et[1] - ft[1]]),
    // The file tells the result of a shootout, and not its kicks.
    shootout: from(FINISHED, p),
  }
}

/** What list and page have to show of a match: all that the file tells until a moment, and nothing else. */
export const expectedOf = (match: FileMatch, phase: Phase) => {
  const [status, minute, added = 0] = phase
  return {
    ...numbersOf(match, phase),
    clock: !hasMinutes(status) ? null : added > 0 ? `${minute}+${added}` : `${minute}`,
    kickoff: kickoffMsOf(match) / 1000,
    cards: [0, 0, 0, 0],
    corners: [0, 0],
    odds: null,
  }
}

/** The same of a replay, which begins at another time and has odds. */
export const replayedOf = (match: FileMatch, phase: Phase) => {
  const { shootout: _simulated, ...numbers } = numbersOf(match, phase)
  return numbers
}

const hasMinutes = (status: number) => status === FIRST_HALF || status === SECOND_HALF

/** What a reply shows of a match, named like `expectedOf`. */
export const shownOf = (match: Match, names: string, nowMs: number) => ({
  names,
  status: match.status,
  score: [match.home_score, match.away_score],
  half: [match.home_half_score, match.away_half_score],
  extra: [match.home_extra_score, match.away_extra_score],
  shootout: [match.home_penalty_score, match.away_penalty_score],
  clock: hasMinutes(match.status) ? footballClock(match, instant(nowMs / 1000), { stoppage: true }) : null,
  kickoff: match.kickoff_time,
  cards: [match.home_red, match.away_red, match.home_yellow, match.away_yellow],
  corners: [match.home_corner, match.away_corner],
  odds: match.odds,
})
