import { BASKETBALL_STATUS, ESPORT_STATUS, FOOTBALL_STATUS, SPORT, type MatchSportId } from '@org/domain'
import type { Match } from '../../contract/entities/match'
import type { Field } from './field'

const MINUTE = 60

/** What follows from the sport and the status of a match: its times, scores and counts. */
export const matchShape = (made: Match, field: Field, given: object): Partial<Match> => {
  const status = 'status' in given ? made.status : field.at('status').pick(STATUSES[made.sport_id])
  /** 1 in all sports. */
  const hasStarted = status > FOOTBALL_STATUS.notStarted
  const minutes = field.at('kickoff_time').whole(...(hasStarted ? (SINCE[made.sport_id][status] ?? LONG_AGO) : SOON))
  const kickoff = Math.max(0, field.now - minutes * MINUTE)
  const match = { ...made, status, ...(!hasStarted && { home_score: 0, away_score: 0, ...given }) }
  return {
    status,
    event_id: made.matchevent.id,
    stamp: field.now * 1_000,
    kickoff_time: kickoff,
    time: kickoff,
    home_score: match.home_score,
    away_score: match.away_score,
    home_half_score: null,
    away_half_score: null,
    home_extra_score: null,
    away_extra_score: null,
    home_penalty_score: null,
    away_penalty_score: null,
    home_quarter_scores: [],
    away_quarter_scores: [],
    period_remaining_time: 0,
    ...(hasStarted && made.sport_id === SPORT.football ? football(match, field, kickoff) : noCards),
    ...(made.sport_id === SPORT.basketball && basketball(match, field)),
    ...(made.sport_id === SPORT.esport && { period_count: 3, home_score: match.home_score % 3, away_score: 0 }),
  }
}

const STATUSES = {
  [SPORT.football]: [
    FOOTBALL_STATUS.notStarted,
    FOOTBALL_STATUS.firstHalf,
    FOOTBALL_STATUS.halfTime,
    FOOTBALL_STATUS.secondHalf,
    FOOTBALL_STATUS.finished,
  ],
  [SPORT.basketball]: [
    BASKETBALL_STATUS.notStarted,
    BASKETBALL_STATUS.q1,
    BASKETBALL_STATUS.q2,
    BASKETBALL_STATUS.q3,
    BASKETBALL_STATUS.q4,
    BASKETBALL_STATUS.finished,
  ],
  [SPORT.esport]: [ESPORT_STATUS.notStarted, ESPORT_STATUS.inPlay, ESPORT_STATUS.finished],
} as const satisfies Record<MatchSportId, readonly number[]>

type Minutes = readonly [min: number, max: number]
const SOON: Minutes = [-600, -10]
const LONG_AGO: Minutes = [150, 900]

/** Minutes since the kick-off, while a match runs. */
const SINCE: Readonly<Record<MatchSportId, Readonly<Record<number, Minutes>>>> = {
  [SPORT.football]: {
    [FOOTBALL_STATUS.firstHalf]: [1, 44],
    [FOOTBALL_STATUS.halfTime]: [46, 58],
    [FOOTBALL_STATUS.secondHalf]: [62, 104],
    [FOOTBALL_STATUS.extraTime]: [110, 140],
  },
  [SPORT.basketball]: {
    [BASKETBALL_STATUS.q1]: [1, 20],
    [BASKETBALL_STATUS.q2]: [25, 45],
    [BASKETBALL_STATUS.q3]: [60, 80],
    [BASKETBALL_STATUS.q4]: [85, 110],
  },
  [SPORT.esport]: { [ESPORT_STATUS.inPlay]: [5, 90] },
}

const noCards = { home_red: 0, away_red: 0, home_yellow: 0, away_yellow: 0, home_corner: 0, away_corner: 0 }

const football = ({ status, home_score, away_score }: Match, field: Field, kickoff: number): Partial<Match> => ({
  period_count: 2,
  time: kickoff + (status === FOOTBALL_STATUS.secondHalf ? 60 * MINUTE : 0),
  ...(status > FOOTBALL_STATUS.firstHalf && {
    home_half_score: field.at('home_half_score').whole(0, home_score),
    away_half_score: field.at('away_half_score').whole(0, away_score),
  }),
})

/** Quarters that have begun, by status. */
const QUARTERS: Readonly<Record<number, number>> = {
  [BASKETBALL_STATUS.notStarted]: 0,
  [BASKETBALL_STATUS.q1]: 1,
  [BASKETBALL_STATUS.q1Done]: 1,
  [BASKETBALL_STATUS.q2]: 2,
  [BASKETBALL_STATUS.q2Done]: 2,
  [BASKETBALL_STATUS.q3]: 3,
  [BASKETBALL_STATUS.q3Done]: 3,
}
const RUNNING: readonly number[] = [
  BASKETBALL_STATUS.q1,
  BASKETBALL_STATUS.q2,
  BASKETBALL_STATUS.q3,
  BASKETBALL_STATUS.q4,
]

/** Scores of basketball are the sums of the quarters, and no match ends in a draw. */
const basketball = ({ status, odds }: Match, field: Field): Partial<Match> => {
  const quarters = QUARTERS[status] ?? 4
  const scores = (name: 'home' | 'away', least: number) =>
    Array.from({ length: quarters }, (_, at) =>
      field
        .at(`${name}_quarter_scores`)
        .at(at)
        .whole(least, least + 9),
    )
  const [home, away] = [scores('home', 24), scores('away', 14)]
  return {
    period_count: 4,
    period_remaining_time: RUNNING.includes(status) ? field.at('period_remaining_time').whole(1, 700) : 0,
    home_quarter_scores: home,
    away_quarter_scores: away,
    home_score: sum(home),
    away_score: sum(away),
    odds: odds && { ...odds, draw: 0 },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
