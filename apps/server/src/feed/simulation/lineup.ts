import { SPORT } from '@org/domain'
import type { LineupPlayer, Side } from '../../ports/match-writer'
import { seededRandom } from '../../ports/seeded-random'
import type { MatchPlan } from '../../store/matches/stored-plan'
import type { CatalogueTeam } from '../catalogue/competitions'
import { matchChance } from './match-chance'
import { playersOf } from './script-of-plan'

/** The numbers of starting and of listed players. */
const SQUADS = {
  [SPORT.football]: { starters: 11, named: 20 },
  [SPORT.basketball]: { starters: 5, named: 10 },
  [SPORT.esport]: { starters: 5, named: 5 },
} as const

/** The lines of each formation, without the goalkeeper. */
const FORMATIONS = [
  [4, 3, 3],
  [4, 4, 2],
  [4, 2, 3, 1],
  [3, 5, 2],
] as const

type Line = Pick<LineupPlayer, 'position' | 'line'>

const UNPLACED: Line = { position: null, line: null }

/**
 * The players of a side as they are published before a match. Numbers, formation and captain of a team are the same in
 * every match. Those who are absent are not among the players that the match is played with.
 */
export const lineupOf = (plan: MatchPlan, side: Side, team: CatalogueTeam): LineupPlayer[] => {
  const { starters, named } = SQUADS[plan.sport]
  const numbers = shirtNumbers(team)
  const lines = plan.sport === SPORT.football ? footballLines(team) : []
  const players = playersOf(team)
  const captain = plan.sport === SPORT.football ? seededRandom('captain', team.id).between(0, starters - 1) : null
  const rows = players.slice(0, named).map(([name_en, name_zh], index) => ({
    side,
    place: index + 1,
    starts: index < starters,
    name_en,
    name_zh,
    number: plan.sport === SPORT.esport ? null : (numbers[index] ?? null),
    ...(lines[index] ?? UNPLACED),
    absence: null,
    captain: index === captain,
  }))
  if (plan.sport !== SPORT.football) return rows
  const random = matchChance(plan.seed, plan.id, 'absent', side)
  const absent = random.shuffle(players.slice(named)).slice(0, random.between(0, 3))
  return [
    ...rows,
    ...absent.map(([name_en, name_zh], index) => ({
      side,
      place: named + index + 1,
      starts: false,
      name_en,
      name_zh,
      number: numbers[named + index] ?? null,
      ...UNPLACED,
      absence: random.chance(0.75) ? ('injured' as const) : ('suspended' as const),
      captain: false,
    })),
  ]
}

/** The goalkeeper has 1. */
const shirtNumbers = (team: CatalogueTeam): number[] => [
  1,
  ...seededRandom('numbers', team.id).shuffle(Array.from({ length: 32 }, (_, index) => index + 2)),
]

/** The order of a squad is goalkeeper, defenders, midfielders, forwards; the last one of the bench is a goalkeeper. */
const footballLines = (team: CatalogueTeam): Line[] => {
  const outfield = seededRandom('formation', team.id).pick(FORMATIONS)
  const starters = outfield.flatMap((count, index) =>
    Array.from({ length: count }, (): Line => ({ position: positionOf(index, outfield.length), line: index + 1 })),
  )
  const bench = Array.from({ length: 8 }, (_, index): Line => ({ position: positionOf(index % 3, 3), line: null }))
  return [{ position: 'goalkeeper', line: 0 }, ...starters, ...bench, { position: 'goalkeeper', line: null }]
}

const positionOf = (line: number, lines: number): LineupPlayer['position'] =>
  line === 0 ? 'defender' : line === lines - 1 ? 'forward' : 'midfielder'
