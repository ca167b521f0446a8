import { FOOTBALL_STATUS } from '@org/domain'
import type { MatchRecord, Pair, RecordedGoal } from '../store/matches/stored-plan'
import { recordedPeriods, type Whistle } from './recorded-periods'
import { footballMomentum } from './simulation/football-momentum'
import type { MatchPlan } from '../store/matches/stored-plan'
import type { Side } from '../ports/match-writer'
import type { MatchScript, Play } from './simulation/match-script'
import { matchChance } from './simulation/match-chance'
import type { SeededRandom } from '../ports/seeded-random'

const NEVER_PLAYED: Partial<Record<MatchRecord['outcome'], number>> = {
  postponed: FOOTBALL_STATUS.postponed,
  cancelled: FOOTBALL_STATUS.cancelled,
  abandoned: FOOTBALL_STATUS.abandoned,
}

/** Seconds before the start at which a cancellation is announced. */
const NOTICE = 24 * 3600

/** The script of a real match, with the goals in their minutes. Unknown facts are generated from the plan's seed: for a replay. */
export const recordedScript = (plan: MatchPlan, record: MatchRecord): MatchScript => {
  const empty = { plays: [], momentum: [], clock: [] }
  const never = NEVER_PLAYED[record.outcome]
  if (never !== undefined) return { ...empty, phases: [{ status: never, from: -NOTICE, clockFrom: 0 }] }
  if (record.ft === null) return { ...empty, phases: [{ status: FOOTBALL_STATUS.pending, from: 0, clockFrom: 0 }] }

  const random = matchChance(plan.seed, plan.id)
  const goals = [...(record.goals ?? spreadGoals(random, record))].sort(
    (a, b) => a.minute - b.minute || a.added - b.added,
  )
  const kicks = record.p === null ? [] : spreadKicks(random, record.p)
  const periods = recordedPeriods(goals, { hasExtraTime: record.et !== null, kicks: kicks.length })
  const unscored: Play[] = [
    ...periods.whistles.map(whistlePlay),
    ...goals.map((goal) => goalPlay(goal, periods.secondOf(goal.minute) + goal.added * 60 + random.between(4, 50))),
    ...kicks.map((kick, index) => kickPlay(kick, periods.secondOfKick(index))),
  ]
  const plays = withScores(unscored.sort((a, b) => a.at - b.at))
  const { phases } = periods
  return { phases, plays, momentum: footballMomentum(random, plays, phases), clock: [] }
}

const NO_FACTS = { player: null, second: null, home: 0, away: 0, value: 0 }

const whistlePlay = ({ status, minute, at }: Whistle): Play => ({
  ...NO_FACTS,
  at,
  kind: 'period',
  side: 'none',
  minute,
  added: 0,
  value: status,
})

const goalPlay = ({ side, player, minute, added, kind }: RecordedGoal, at: number): Play => ({
  ...NO_FACTS,
  at,
  kind,
  side,
  player: [player, player],
  minute,
  added,
})

const kickPlay = ({ side, hit }: Kick, at: number): Play => ({
  ...NO_FACTS,
  at,
  kind: hit ? 'shootout_goal' : 'shootout_missed',
  side,
  minute: 120,
  added: 0,
})

const SCORES: readonly Play['kind'][] = ['goal', 'own_goal', 'penalty_goal']

const withScores = (plays: readonly Play[]): Play[] => {
  const score = { home: 0, away: 0 }
  return plays.map((play) => {
    if (play.side !== 'none' && SCORES.includes(play.kind)) score[play.side] += 1
    return { ...play, ...score }
  })
}

const spreadGoals = (random: SeededRandom, { ht, ft, et }: MatchRecord): RecordedGoal[] => {
  const total: Pair = ft ?? [0, 0]
  // Without a half-time score, more goals are put in the second half.
  const half: Pair = ht ?? [Math.floor(total[0] * 0.45), Math.floor(total[1] * 0.45)]
  const fall = (side: Side, count: number, from: number, to: number): RecordedGoal[] =>
    Array.from({ length: Math.max(0, count) }, () => ({
      side,
      player: '',
      minute: random.between(from, to),
      added: 0,
      kind: 'goal',
    }))
  const extra: Pair = et ?? total
  return [
    ...fall('home', half[0], 2, 45),
    ...fall('away', half[1], 2, 45),
    ...fall('home', total[0] - half[0], 47, 90),
    ...fall('away', total[1] - half[1], 47, 90),
    ...fall('home', extra[0] - total[0], 92, 119),
    ...fall('away', extra[1] - total[1], 92, 119),
  ]
}

interface Kick {
  readonly side: Side
  readonly hit: boolean
}

/** The kicks of a shootout with the given result; the misses come before the last kick. */
const spreadKicks = (random: SeededRandom, [home, away]: Pair): Kick[] => {
  const rounds = Math.max(home, away, Math.min(5, Math.max(home, away) + 1))
  const hits = (count: number) => random.shuffle(Array.from({ length: rounds }, (_, index) => index < count))
  const first = hits(home)
  const second = hits(away)
  return first.flatMap((hit, index) => [
    { side: 'home' as const, hit },
    { side: 'away' as const, hit: second[index] ?? false },
  ])
}
