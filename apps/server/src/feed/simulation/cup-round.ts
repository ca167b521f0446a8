import type { CatalogueTeam, Competition } from '../catalogue/competitions'
import { matchChance } from './match-chance'
import { dayOfRound, seasonOfDay } from './season-of-day'

export interface Tie {
  readonly home: CatalogueTeam
  readonly away: CatalogueTeam
  /** The place among the ties and byes of its round. */
  readonly place: number
}

/**
 * The ties of a cup on a day: one round, which the winners of the rounds before play. In the first round, some teams have a bye
 * if the number of teams is not a power of two.
 */
export const cupRound = (
  competition: Competition,
  seed: string,
  day: number,
  winnerOf: (tie: Tie, day: number) => CatalogueTeam,
): Tie[] => {
  const season = seasonOfDay(competition, day)
  if (!season.playsToday) return []
  let teams = matchChance(seed, 'season', competition.id, season.firstDay).shuffle(competition.teams)
  for (let round = 0; round < season.round; round += 1) {
    const roundDay = dayOfRound(competition, season, round)
    teams = drawOf(teams).map((drawn) => ('place' in drawn ? winnerOf(drawn, roundDay) : drawn.bye))
  }
  return drawOf(teams).filter((drawn) => 'place' in drawn)
}

/** The first team meets the last, the second the one before, as if there were a power of two of them. */
const drawOf = (teams: readonly CatalogueTeam[]): (Tie | { readonly bye: CatalogueTeam })[] => {
  const seats = 2 ** Math.ceil(Math.log2(teams.length))
  return teams.slice(0, seats / 2).map((one, place) => {
    const other = teams[seats - 1 - place]
    if (other === undefined) return { bye: one }
    return place % 2 === 0 ? { home: one, away: other, place } : { home: other, away: one, place }
  })
}
