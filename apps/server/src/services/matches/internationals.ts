import type { International } from '@org/api-client/contract'
import { addDays, DAY_SECONDS } from '@org/domain'
import type { MatchRow } from '../../store/matches/matches'
import type { NationResult } from '../../store/matches/nation-results'
import { teamsById } from '../../store/matches/teams'
import { tournamentIn } from '../fifa/tournaments'
import type { Context } from '../context'
import type { Language } from '../language'
import { wireTeam } from './wire-match'

/**
 * The day of a match in UTC. Results have the day at the ground, which is at most one before or after it, and no national team
 * plays twice within that.
 */
export const dayOfMatch = (kickoff: number): number => Math.floor(kickoff / DAY_SECONDS)

/** Results of national teams on the wire, without those that are among `matches`. */
export const besides = async (
  { db }: Pick<Context, 'db'>,
  results: readonly NationResult[],
  matches: readonly MatchRow[],
  lang: Language,
): Promise<International[]> => {
  const other = results.filter((result) => !matches.some((match) => isOf(match, result)))
  const teams = await teamsById(db, [...new Set(other.flatMap(({ home_id, away_id }) => [home_id, away_id]))])
  return other.flatMap(({ day, home_id, away_id, tournament, home_score, away_score }) => {
    const [home, away] = [teams.get(home_id), teams.get(away_id)]
    if (!home || !away) return []
    return [
      {
        date: addDays('1970-01-01', day) ?? '',
        hometeam: wireTeam(home),
        awayteam: wireTeam(away),
        home_score,
        away_score,
        tournament: tournamentIn(tournament, lang),
      },
    ]
  })
}

const isOf = ({ home, away, kickoff_time }: MatchRow, { day, home_id, away_id }: NationResult): boolean =>
  Math.abs(dayOfMatch(kickoff_time) - day) <= 1 && [home_id, away_id].every((id) => id === home.id || id === away.id)
