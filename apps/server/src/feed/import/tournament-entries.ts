import { addDays, tournamentEnd, type DatedResult } from '@org/domain'
import type { InternationalEntryTable } from '../../store/matches/international-tables'
import type { StoredResult } from '../../store/matches/internationals'

/** The tournaments whose titles count as honours. */
const HONOURED = [
  'FIFA World Cup',
  'UEFA Euro',
  'Copa América',
  'African Cup of Nations',
  'AFC Asian Cup',
  'Gold Cup',
  'CONCACAF Championship',
  'Oceania Nations Cup',
  'Confederations Cup',
] as const

/**
 * A tournament that has had no match for so many days is over; the next match is of its next edition. The longest pause of an
 * edition is 206 days (Oceania, 2007 to 2008), the shortest between two is 245 (South America, both in 1959).
 */
const PAUSE_DAYS = 225

/** Who took part in each edition of the honoured tournaments, and its two best teams, from all results, the oldest first. */
export const tournamentEntries = (results: readonly StoredResult[]): InternationalEntryTable[] =>
  HONOURED.flatMap((name) => editionsOf(results.filter(({ tournament }) => tournament === name)).flatMap(entriesOf))

/** A league of which two matches were not played. */
const isLeague = ({ tournament, day }: StoredResult): boolean =>
  tournament === 'CONCACAF Championship' && (addDays('1970-01-01', day) ?? '').startsWith('1989')

const editionsOf = (results: readonly StoredResult[]): StoredResult[][] => {
  const editions: StoredResult[][] = []
  for (const result of results) {
    const edition = editions.at(-1)
    const last = edition?.at(-1)
    if (edition && last && result.day - last.day <= PAUSE_DAYS) edition.push(result)
    else editions.push([result])
  }
  return editions
}

const entriesOf = (edition: readonly StoredResult[]): InternationalEntryTable[] => {
  const last = edition.at(-1)
  if (!last) return []
  const { champion, runnerUp } = tournamentEnd(edition.map(datedOf), isLeague(last))
  const teams = new Set(edition.flatMap(({ home_id, away_id }) => [home_id, away_id]))
  return [...teams].map((team_id) => ({
    team_id,
    tournament_id: last.tournament_id,
    last_day: last.day,
    place: team_id === champion ? 1 : team_id === runnerUp ? 2 : null,
  }))
}

const datedOf = (result: StoredResult): DatedResult => ({
  day: result.day,
  home: result.home_id,
  away: result.away_id,
  home_score: result.home_score,
  away_score: result.away_score,
  shootout: result.home_won_shootout === null ? null : result.home_won_shootout ? 'home' : 'away',
})
