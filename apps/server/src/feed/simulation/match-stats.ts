import type { MatchStat } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { playedSpans } from './football-momentum'
import type { MatchPlan } from '../../store/matches/stored-plan'
import type { PlayKind, Side } from '../../ports/match-writer'
import { playsUntil, type MatchScript, type Play } from './match-script'
import { matchChance } from './match-chance'

type Kind = MatchStat['kind']

/** Statistics at a second of play, counted from the plays; empty before the start and in esports. */
export const matchStats = (plan: MatchPlan, script: MatchScript, at: number): MatchStat[] => {
  if (at < 0 || script.plays.length === 0) return []
  const plays = playsUntil(script, at)
  if (plan.sport === SPORT.football) return footballStats(plan, script, plays, at)
  return plan.sport === SPORT.basketball ? basketballStats(plays) : []
}

/** The pressure of the minutes that have started. */
export const momentumUntil = (script: MatchScript, at: number): number[] =>
  script.momentum.slice(0, minutesPlayed(script, at))

const minutesPlayed = (script: MatchScript, at: number): number =>
  playedSpans(script.phases).reduce(
    (sum, [from, to]) =>
      sum + (at < from ? 0 : Math.min(Math.ceil((to - from) / 60), Math.floor((at - from) / 60) + 1)),
    0,
  )

const counter = (plays: readonly Play[]) => (side: Side, kinds: readonly PlayKind[]) =>
  plays.filter((play) => play.side === side && kinds.includes(play.kind)).length

const SHOTS_ON: readonly PlayKind[] = ['goal', 'penalty_goal', 'shot_on']
const SHOTS: readonly PlayKind[] = [...SHOTS_ON, 'shot_off', 'penalty_missed']

const footballStats = (plan: MatchPlan, script: MatchScript, plays: readonly Play[], at: number): MatchStat[] => {
  const count = counter(plays)
  const passing = passesUntil(plan, script, at)
  const both = (kind: Kind, kinds: readonly PlayKind[]): MatchStat => ({
    kind,
    home: count('home', kinds),
    away: count('away', kinds),
  })
  const possession = percent(passing.home.passes, passing.home.passes + passing.away.passes)
  return [
    { kind: 'ball_possession', home: possession, away: 100 - possession },
    both('shots', SHOTS),
    both('shots_on_target', SHOTS_ON),
    both('corner_kicks', ['corner']),
    pair('passes', passing, ({ passes }) => passes),
    pair('passes_accuracy', passing, ({ passes, good }) => percent(good, passes)),
    pair('crosses', passing, ({ crosses }) => crosses),
    pair('crosses_accuracy', passing, ({ crosses, goodCrosses }) => percent(goodCrosses, crosses)),
    both('fouls', ['foul']),
    both('offsides', ['offside']),
    both('yellow_cards', ['yellow_card']),
    both('red_cards', ['red_card', 'second_yellow']),
  ]
}

interface Passing {
  passes: number
  good: number
  crosses: number
  goodCrosses: number
}

const pair = (kind: Kind, { home, away }: Record<Side, Passing>, of: (passing: Passing) => number): MatchStat => ({
  kind,
  home: of(home),
  away: of(away),
})

/** The passes of each minute follow the momentum. */
const passesUntil = (plan: MatchPlan, script: MatchScript, at: number): Record<Side, Passing> => {
  const random = matchChance(plan.seed, plan.id, 'passes')
  const style = { home: random.next(), away: random.next() }
  const total: Record<Side, Passing> = {
    home: { passes: 0, good: 0, crosses: 0, goodCrosses: 0 },
    away: { passes: 0, good: 0, crosses: 0, goodCrosses: 0 },
  }
  for (const pressure of momentumUntil(script, at)) {
    for (const side of ['home', 'away'] as const) {
      const share = 0.5 + (side === 'home' ? pressure : -pressure) / 420 + (style[side] - 0.5) * 0.12
      const passes = Math.round(9.4 * share + 1.6 * random.normal() * 0.5)
      const row = total[side]
      row.passes += Math.max(0, passes)
      for (let pass = 0; pass < passes; pass += 1) if (random.chance(0.76 + 0.12 * style[side])) row.good += 1
      if (random.chance(0.19 * (0.6 + share))) {
        row.crosses += 1
        if (random.chance(0.27)) row.goodCrosses += 1
      }
    }
  }
  return total
}

const basketballStats = (plays: readonly Play[]): MatchStat[] => {
  const count = counter(plays)
  const both = (kind: Kind, of: (side: Side) => number): MatchStat => ({ kind, home: of('home'), away: of('away') })
  const made = (side: Side) => count(side, ['two_made', 'three_made'])
  const tried = (side: Side) => count(side, ['two_made', 'three_made', 'two_missed', 'three_missed'])
  const share = (hit: PlayKind, miss: PlayKind) => (side: Side) => percent(count(side, [hit]), count(side, [hit, miss]))
  const other = (side: Side): Side => (side === 'home' ? 'away' : 'home')
  const helped = (side: Side) =>
    plays.filter((play) => play.side === side && play.second !== null && MADE.includes(play.kind)).length
  const stolen = (side: Side) =>
    plays.filter((play) => play.side === other(side) && play.kind === 'turnover' && play.second !== null).length
  return [
    both('field_goals', made),
    both('field_goal_accuracy', (side) => percent(made(side), tried(side))),
    both('three_points', (side) => count(side, ['three_made'])),
    both('three_point_accuracy', share('three_made', 'three_missed')),
    both('free_throws', (side) => count(side, ['free_made'])),
    both('free_throw_accuracy', share('free_made', 'free_missed')),
    both('rebounds', (side) => count(side, ['rebound'])),
    both('assists', helped),
    both('steals', stolen),
    both('blocks', (side) => count(side, ['block'])),
    both('turnovers', (side) => count(side, ['turnover'])),
    both('fouls', (side) => count(side, ['foul'])),
  ]
}

const MADE: readonly PlayKind[] = ['two_made', 'three_made']

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))
