import type { CatalogueTeam, Competition } from '../catalogue/competitions'
import { matchChance } from './match-chance'
import { pairsOfRound } from './season-fixtures'
import { seasonOfDay } from './season-of-day'
import { leagueKickOffs, type KickOff } from './timetable'

interface Fixture extends KickOff {
  readonly home: CatalogueTeam
  readonly away: CatalogueTeam
}

/** The matches of a league on a day: a round of its season, or none on a day of rest. */
export const leagueRound = (competition: Competition, seed: string, day: number): Fixture[] => {
  const { firstDay, round, playsToday } = seasonOfDay(competition, day)
  if (!playsToday) return []
  const teams = matchChance(seed, 'season', competition.id, firstDay).shuffle(competition.teams)
  const kickOffs = matchChance(seed, 'kick-offs', competition.id, day).shuffle(leagueKickOffs(competition, day))
  return pairsOfRound(teams, round).flatMap(([home, away], place) => {
    const kickOff = kickOffs[place]
    return kickOff === undefined ? [] : [{ home, away, ...kickOff }]
  })
}
