import type { MatchStat } from '@org/api-client/contract'
import { SPORT } from '@org/domain'
import { playedSpans } from './football-momentum'
import type { MatchPlan } from '../../store/matches/stored-plan'
import { COUNTED_STATS } from '../../ports/counted-stats'
import type { PlayKind, Side } from '../../ports/match-writer'
import { countingUntil, type MatchScript, type Play } from './match-script'
import { matchChance } from './match-chance'

type Kind = MatchStat['kind']

/** Statistics at a second of play, counted from the plays; empty before the start and in esports. */
export const matchStats = (plan: MatchPlan, script: MatchScript, at: number): MatchStat[] => {
  if (at < 0 || script.plays.length === 0) return []
  const plays = countingUntil(script, at)
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

const footballStats = (plan: MatchPlan, script: MatchScript, plays: readonly Play[], at: number): MatchStat[] => {
  const count = counter(plays)
  const passing = passesUntil(plan, script, at)
  const both = (kind: keyof typeof COUNTED_STATS): MatchStat => ({
    kind,
    home: count('home', COUNTED_STATS[kind]),
    away: count('away', COUNTED_STATS[kind]),
  })
  const possession = percent(passing.home.passes, passing.home.passes + passing.away.passes)
  return [
    { kind: 'ball_possession', home: possession, away: 100 - possession },
    both('shots'),
    both('shots_on_target'),
    both('corner_kicks'),
    pair('passes', passing, ({ passes }) => passes),
    pair('passes_accuracy', passing, ({ passes, good }) => percent(good, passes)),
    pair('crosses', passing, ({ crosses }) => crosses),
    pair('crosses_accuracy', passing, ({ crosses, goodCrosses }) => percent(goodCrosses, crosses)),
    both('fouls'),
    both('offsides'),
    both('yellow_cards'),
    both('red_cards'),
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
  const counted = (kind: keyof typeof COUNTED_STATS) => (side: Side) => count(side, COUNTED_STATS[kind])
  const made = counted('field_goals')
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
    both('three_points', counted('three_points')),
    both('three_point_accuracy', share('three_made', 'three_missed')),
    both('free_throws', counted('free_throws')),
    both('free_throw_accuracy', share('free_made', 'free_missed')),
    both('rebounds', counted('rebounds')),
    both('assists', helped),
    both('steals', stolen),
    both('blocks', counted('blocks')),
    both('turnovers', counted('turnovers')),
    both('fouls', counted('fouls')),
  ]
}

const MADE: readonly PlayKind[] = ['two_made', 'three_made']

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100))
