import { SPORT, type MatchSportId } from '@org/domain'
import { competitionRows, teamRows } from '../src/feed/catalogue/catalogue-rows'
import { stateOf } from '../src/feed/new-state'
import { dayOfInstant } from '../src/store/matches/day-of-instant'
import type { NewMatch } from '../src/store/matches/save-matches'

interface Fields {
  readonly id: number
  /** ISO 8601. */
  readonly kickoff: string
  readonly status?: number
  readonly sport?: MatchSportId
  /** Which of the sport's leagues in the catalogue. */
  readonly league?: number
}

/** A match of two teams of the catalogue, which the database must have. */
export const storedMatch = ({ id, kickoff, status = 1, sport = SPORT.football, league = 0 }: Fields): NewMatch => {
  const seconds = Date.parse(kickoff) / 1000
  const competition = competitionRows().filter(({ sport_id }) => sport_id === sport)[league]
  const [home, away] = teamRows().filter(({ sport_id }) => sport_id === sport)
  return {
    id,
    sport_id: sport,
    competition_id: competition?.id ?? 0,
    home_id: home?.id ?? 0,
    away_id: away?.id ?? 0,
    day: dayOfInstant(seconds),
    kickoff_time: seconds,
    origin: 'simulation',
    stage_id: null,
    round: '',
    venue: '',
    referee: '',
    natural_key: null,
    status,
    state: stateOf(status),
    odds: null,
    stamp: seconds * 1000,
    settled: status === 8,
  }
}
