import { BASKETBALL_STATUS, FOOTBALL_STATUS, isInPlay, SPORT, type EpochSeconds } from '@org/domain'
import { instantOfPlay, playSeconds } from './match-plan'
import type { MatchPlan } from '../../store/matches/stored-plan'
import type { MatchState, Side } from '../../ports/match-writer'
import { NOT_STARTED, stateOf } from '../new-state'
import { countingUntil, phaseAt, type MatchScript, type Phase, type Play } from './match-script'

/** The state of a match at an instant. */
export const matchState = (
  plan: Pick<MatchPlan, 'sport' | 'kickoff' | 'delay' | 'speed' | 'bestOf'>,
  script: MatchScript,
  now: EpochSeconds,
): MatchState => {
  const at = playSeconds(plan, now)
  const phase = phaseAt(script, at)
  const plays = at < 0 ? [] : countingUntil(script, at)
  const last = plays.at(-1)
  const state: MatchState = {
    ...stateOf(phase?.status ?? NOT_STARTED),
    time: phase && isInPlay(plan.sport, phase.status) ? clockStart(plan, phase, at) : 0,
    home_score: last?.home ?? 0,
    away_score: last?.away ?? 0,
  }
  if (plan.sport === SPORT.football) return footballState(state, plays)
  if (plan.sport === SPORT.basketball) return basketballState(state, script, plays, at)
  return { ...state, period_count: plan.bestOf }
}

/**
 * The kick-off time of the current half for a client's real-time clock. At a higher speed it moves once per minute of
 * play, so that "minutes since the kick-off" is correct.
 */
const clockStart = (
  plan: Pick<MatchPlan, 'kickoff' | 'delay' | 'speed'>,
  { clockFrom }: Phase,
  at: number,
): EpochSeconds => {
  if (clockFrom === null) return 0
  if (plan.speed === 1) return Math.round(instantOfPlay(plan, clockFrom))
  const minute = Math.max(0, Math.floor((at - clockFrom) / 60))
  return Math.floor(instantOfPlay(plan, clockFrom + minute * 60)) - minute * 60
}

/** The minutes in which the halves of extra time begin. */
const EXTRA_HALVES = [91, 106] as const

const footballState = (state: MatchState, plays: readonly Play[]): MatchState => {
  const count = (side: Side, ...kinds: Play['kind'][]) =>
    plays.filter((play) => play.side === side && kinds.includes(play.kind)).length
  const whistle = (status: number, minute?: number) =>
    plays.find((play) => play.kind === 'period' && play.value === status && play.minute === (minute ?? play.minute))
  const half = whistle(FOOTBALL_STATUS.halfTime)
  const [extra, extraSecond] = EXTRA_HALVES.map((minute) => whistle(FOOTBALL_STATUS.extraTime, minute))
  const shootout = whistle(FOOTBALL_STATUS.penaltyShootout)
  const regular = shootout ?? plays.at(-1)
  return {
    ...state,
    period_count: 2 + (extra ? 1 : 0) + (extraSecond ? 1 : 0),
    home_half_score: half?.home ?? null,
    away_half_score: half?.away ?? null,
    home_extra_score: extra ? (regular?.home ?? 0) - extra.home : null,
    away_extra_score: extra ? (regular?.away ?? 0) - extra.away : null,
    home_penalty_score: shootout ? count('home', 'shootout_goal') : null,
    away_penalty_score: shootout ? count('away', 'shootout_goal') : null,
    home_red: count('home', 'red_card', 'second_yellow'),
    away_red: count('away', 'red_card', 'second_yellow'),
    home_yellow: count('home', 'yellow_card'),
    away_yellow: count('away', 'yellow_card'),
    home_corner: count('home', 'corner'),
    away_corner: count('away', 'corner'),
  }
}

const QUARTERS = 4

const basketballState = (state: MatchState, script: MatchScript, plays: readonly Play[], at: number): MatchState => {
  const periods = plays.reduce((most, play) => Math.max(most, play.minute), 0)
  const scores = (side: Side) => {
    const points = Array.from({ length: periods }, () => 0)
    for (const play of plays) {
      if (play.kind !== 'period' && play.side === side)
        points[play.minute - 1] = (points[play.minute - 1] ?? 0) + play.value
    }
    return points
  }
  const home = scores('home')
  const away = scores('away')
  const sum = (points: number[]) => points.reduce((total, value) => total + value, 0)
  const overtime = periods > QUARTERS
  return {
    ...state,
    period_count: Math.max(QUARTERS, periods),
    period_remaining_time: isInPlay(SPORT.basketball, state.status) ? secondsLeft(script, state.status, at) : 0,
    home_half_score: periods > 2 || state.status === BASKETBALL_STATUS.q2Done ? sum(home.slice(0, 2)) : null,
    away_half_score: periods > 2 || state.status === BASKETBALL_STATUS.q2Done ? sum(away.slice(0, 2)) : null,
    home_extra_score: overtime ? sum(home.slice(QUARTERS)) : null,
    away_extra_score: overtime ? sum(away.slice(QUARTERS)) : null,
    home_quarter_scores: home,
    away_quarter_scores: away,
  }
}

const BREAKS: readonly number[] = [BASKETBALL_STATUS.q1Done, BASKETBALL_STATUS.q2Done, BASKETBALL_STATUS.q3Done]

const secondsLeft = (script: MatchScript, status: number, at: number): number => {
  if (BREAKS.includes(status)) return 0
  const run = script.clock.findLast(({ from }) => from <= at)
  if (!run) return 0
  return at >= run.to ? run.leftAfter : Math.ceil(run.left - (at - run.from))
}
