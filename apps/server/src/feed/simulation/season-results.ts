import { BASKETBALL_STATUS, ESPORT_STATUS, FOOTBALL_STATUS, SPORT } from '@org/domain'
import type { SeededRandom } from '../../ports/seeded-random'
import type { MatchState, Side } from '../../ports/match-writer'
import type { CatalogueTeam } from '../catalogue/competitions'
import type { PlayerName } from '../catalogue/player-names'
import { winChance } from './esport-script'
import { expectedGoals } from './football-script'
import { footballSquad } from './football-squad'
import { stateOf } from '../new-state'

export interface ResultSide {
  readonly team: CatalogueTeam
  readonly players: readonly PlayerName[]
}

interface ResultGoal {
  readonly side: Side
  readonly minute: number
  readonly scorer: PlayerName
}

/** The result of a match, without its course. */
export interface SeasonResult {
  readonly state: MatchState
  /** Football only, in their order. */
  readonly goals: readonly ResultGoal[]
}

export const seasonResult = (random: SeededRandom, home: ResultSide, away: ResultSide): SeasonResult => {
  if (home.team.sport === SPORT.football) return footballResult(random, home, away)
  const state = home.team.sport === SPORT.basketball ? basketballState : esportState
  return { state: state(random, home.team, away.team), goals: [] }
}

const strengths = (home: CatalogueTeam, away: CatalogueTeam) => ({
  homeStrength: home.strength,
  awayStrength: away.strength,
})

/** A Poisson-distributed number. */
const poissonCount = (random: SeededRandom, mean: number): number => {
  const least = Math.exp(-mean)
  let count = 0
  for (let product = random.next(); product > least; product *= random.next()) count += 1
  return count
}

const footballResult = (random: SeededRandom, home: ResultSide, away: ResultSide): SeasonResult => {
  const rates = expectedGoals(strengths(home.team, away.team))
  const goalsOf = (side: Side, { players }: ResultSide): ResultGoal[] => {
    const count = poissonCount(random, rates[side])
    if (count === 0) return []
    const squad = footballSquad(random, players)
    return Array.from({ length: count }, () => ({ side, minute: random.between(1, 90), scorer: squad.scorer() }))
  }
  const goals = [...goalsOf('home', home), ...goalsOf('away', away)].sort((a, b) => a.minute - b.minute)
  const count = (side: Side, until: number) => goals.filter((goal) => goal.side === side && goal.minute <= until).length
  const state = {
    ...stateOf(FOOTBALL_STATUS.finished),
    home_score: count('home', 90),
    away_score: count('away', 90),
    home_half_score: count('home', 45),
    away_half_score: count('away', 45),
    home_red: random.chance(0.06) ? 1 : 0,
    away_red: random.chance(0.08) ? 1 : 0,
    home_yellow: poissonCount(random, 1.8),
    away_yellow: poissonCount(random, 2.1),
    home_corner: poissonCount(random, 5.2),
    away_corner: poissonCount(random, 4.4),
  }
  return { state, goals }
}

const QUARTERS = 4
const POINTS_A_QUARTER = 21.5

const basketballState = (random: SeededRandom, home: CatalogueTeam, away: CatalogueTeam): MatchState => {
  const edge = (9 * (home.strength - away.strength) + 2.5) / 2 / QUARTERS
  const points = (mean: number) => Math.max(6, Math.round(mean + 4.2 * random.normal()))
  const quarters = (mean: number) => Array.from({ length: QUARTERS }, () => points(mean))
  const scores = { home: quarters(POINTS_A_QUARTER + edge), away: quarters(POINTS_A_QUARTER - edge) }
  while (sum(scores.home) === sum(scores.away)) {
    scores.home.push(random.between(5, 15))
    scores.away.push(random.between(5, 15))
  }
  const extra = (list: readonly number[]) => (list.length > QUARTERS ? sum(list.slice(QUARTERS)) : null)
  return {
    ...stateOf(BASKETBALL_STATUS.finished),
    period_count: scores.home.length,
    home_score: sum(scores.home),
    away_score: sum(scores.away),
    home_half_score: sum(scores.home.slice(0, 2)),
    away_half_score: sum(scores.away.slice(0, 2)),
    home_extra_score: extra(scores.home),
    away_extra_score: extra(scores.away),
    home_quarter_scores: scores.home,
    away_quarter_scores: scores.away,
  }
}

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0)

const esportState = (random: SeededRandom, home: CatalogueTeam, away: CatalogueTeam): MatchState => {
  const bestOf = random.chance(0.35) ? 5 : 3
  const needed = Math.ceil(bestOf / 2)
  const chance = winChance(strengths(home, away))
  const won = { home: 0, away: 0 }
  while (won.home < needed && won.away < needed) won[random.chance(chance) ? 'home' : 'away'] += 1
  return { ...stateOf(ESPORT_STATUS.finished), period_count: bestOf, home_score: won.home, away_score: won.away }
}
