import { FOOTBALL_STATUS } from '@org/domain'
import type { MatchRecord, Pair, RecordedGoal } from '../store/matches/stored-plan'
import type { PlayerName } from './catalogue/player-names'
import { footballMomentum } from './simulation/football-momentum'
import type { MatchPlan } from '../store/matches/stored-plan'
import type { Side } from '../store/matches/detail-tables'
import type { MatchScript, Phase, Play } from './simulation/match-script'
import { matchChance } from './simulation/match-chance'
import type { SeededRandom } from '../ports/seeded-random'

const NEVER_PLAYED: Partial<Record<MatchRecord['outcome'], number>> = {
  postponed: FOOTBALL_STATUS.postponed,
  cancelled: FOOTBALL_STATUS.cancelled,
  abandoned: FOOTBALL_STATUS.abandoned,
}

/** Seconds before the start at which a cancellation is announced. */
const NOTICE = 24 * 3600
const HALF_TIME_BREAK = 15 * 60
const BEFORE_EXTRA_TIME = 4 * 60
const BEFORE_SHOOTOUT = 3 * 60
const SECONDS_A_KICK = 45

/** The script of a real match, with the goals in their minutes. Unknown facts are generated from the plan's seed. */
export const recordedScript = (plan: MatchPlan, record: MatchRecord): MatchScript => {
  const empty = { plays: [], momentum: [], clock: [] }
  const never = NEVER_PLAYED[record.outcome]
  if (never !== undefined) return { ...empty, phases: [{ status: never, from: -NOTICE, clockFrom: 0 }] }
  if (record.ft === null) return { ...empty, phases: [{ status: FOOTBALL_STATUS.pending, from: 0, clockFrom: 0 }] }

  const random = matchChance(plan.seed, plan.id)
  const goals = [...(record.goals ?? spreadGoals(random, record))].sort(
    (a, b) => a.minute - b.minute || a.added - b.added,
  )
  const longest = (minute: number, usual: number) =>
    goals.reduce((most, goal) => (goal.minute === minute ? Math.max(most, goal.added) : most), usual)
  const added = { first: longest(45, 2), second: longest(90, 5), extra: longest(105, 1), last: longest(120, 1) }

  const phases: Phase[] = []
  const whistles: { status: number; minute: number; at: number }[] = []
  const begin = (status: number, from: number, clockFrom: number, minute: number) => {
    phases.push({ status, from, clockFrom })
    whistles.push({ status, minute, at: clockFrom || from })
  }
  const first = 0
  const halfTime = (45 + added.first) * 60
  const second = halfTime + HALF_TIME_BREAK
  const fullTime = second + (45 + added.second) * 60
  const extra = fullTime + BEFORE_EXTRA_TIME
  const extraSecond = extra + (15 + added.extra) * 60
  begin(FOOTBALL_STATUS.firstHalf, first, first, 1)
  begin(FOOTBALL_STATUS.halfTime, halfTime, 0, 45)
  begin(FOOTBALL_STATUS.secondHalf, second, second, 46)
  let end = fullTime
  if (record.et !== null) {
    begin(FOOTBALL_STATUS.extraTime, fullTime, extra, 91)
    phases.push({ status: FOOTBALL_STATUS.extraTime, from: extraSecond, clockFrom: extraSecond })
    end = extraSecond + (15 + added.last) * 60
  }
  const kicks = record.p === null ? [] : spreadKicks(random, record.p)
  if (kicks.length > 0) {
    begin(FOOTBALL_STATUS.penaltyShootout, end, end, 120)
    end += BEFORE_SHOOTOUT + kicks.length * SECONDS_A_KICK
  }
  begin(FOOTBALL_STATUS.finished, end, 0, record.et === null ? 90 : 120)

  const startOf = (minute: number): [from: number, base: number] =>
    minute <= 45 ? [first, 0] : minute <= 90 ? [second, 45] : minute <= 105 ? [extra, 90] : [extraSecond, 105]
  const none = { player: null, second: null, home: 0, away: 0, value: 0 }
  const name = (text: string): PlayerName => [text, text]
  const unscored: Play[] = [
    ...whistles.map(({ status, minute, at }) => ({
      ...none,
      at,
      kind: 'period' as const,
      side: 'none' as const,
      minute,
      added: 0,
      value: status,
    })),
    ...goals.map(({ side, player, minute, added: stoppage, kind }) => {
      const [from, base] = startOf(minute)
      return {
        ...none,
        at: from + (minute - base + stoppage - 1) * 60 + random.between(4, 50),
        kind,
        side,
        player: name(player),
        minute,
        added: stoppage,
      }
    }),
    ...kicks.map(({ side, hit }, index) => ({
      ...none,
      at: (phases.at(-2)?.from ?? 0) + BEFORE_SHOOTOUT + index * SECONDS_A_KICK,
      kind: hit ? ('shootout_goal' as const) : ('shootout_missed' as const),
      side,
      minute: 120,
      added: 0,
    })),
  ]
  const plays = withScores(unscored.sort((a, b) => a.at - b.at))
  return { phases, plays, momentum: footballMomentum(random, plays, phases), clock: [] }
}

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

/** The kicks of a shootout with the given result; the misses come before the last kick. */
const spreadKicks = (random: SeededRandom, [home, away]: Pair): { side: Side; hit: boolean }[] => {
  const rounds = Math.max(home, away, Math.min(5, Math.max(home, away) + 1))
  const hits = (count: number) => random.shuffle(Array.from({ length: rounds }, (_, index) => index < count))
  const first = hits(home)
  const second = hits(away)
  return first.flatMap((hit, index) => [
    { side: 'home' as const, hit },
    { side: 'away' as const, hit: second[index] ?? false },
  ])
}
