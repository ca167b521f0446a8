import { isDeepStrictEqual } from 'node:util'
import { isInPlay, SPORT, type EpochSeconds, type MatchTick } from '@org/domain'
import { dayOfInstant } from '../store/matches/day-of-instant'
import type { NewMatch } from '../store/matches/match-feed'
import type { ListOdds } from '../store/matches/match-tables'
import { TEAMS } from './catalogue/competitions'
import { playerNames } from './catalogue/player-names'
import { winnerOdds } from './odds/winner-odds'
import { instantOfPlay, playSeconds } from './simulation/match-plan'
import type { MatchPlan } from '../store/matches/stored-plan'
import { matchState } from './simulation/match-state'
import type { MatchState } from '../store/matches/match-tables'
import { endOfScript, type MatchScript } from './simulation/match-script'
import { matchChance } from './simulation/match-chance'

/** The fields of a match in a list that change over time. */
export interface FeedState {
  readonly state: MatchState
  readonly odds: ListOdds
  readonly settled: boolean
}

/** Lists show the odds of the current minute, so that a match does not change every second. */
export const feedState = (plan: MatchPlan, script: MatchScript, now: EpochSeconds): FeedState => {
  const at = playSeconds(plan, now)
  const state = matchState(plan, script, now)
  const minute = at < 0 ? Math.floor(at / 3600) * 3600 : Math.floor(at / 60) * 60
  const abnormal = script.plays.length === 0
  return {
    state,
    odds: abnormal ? null : winnerOdds(plan, script, Math.min(minute, endOfScript(script))),
    settled: at >= endOfScript(script),
  }
}

/** Football is updated from its kick-off on, an abnormal match from its announcement on. */
export const firstUpdateAt = (plan: MatchPlan, script: MatchScript): EpochSeconds =>
  Math.floor(instantOfPlay(plan, Math.min(0, script.phases[0]?.from ?? 0)))

/** The first row of a simulated match. */
export const newMatchRow = (
  plan: MatchPlan,
  script: MatchScript,
  { stageId, nowMs }: { stageId: number; nowMs: number },
): NewMatch => {
  const { state, odds, settled } = feedState(plan, script, nowMs / 1000)
  return {
    id: plan.id,
    sport_id: plan.sport,
    competition_id: plan.eventId,
    home_id: plan.homeId,
    away_id: plan.awayId,
    day: dayOfInstant(plan.kickoff),
    kickoff_time: plan.kickoff,
    origin: 'simulation',
    stage_id: stageId,
    round: plan.round,
    ...officialsOf(plan),
    plan: { plan, record: null },
    status: state.status,
    state,
    odds,
    // A finished match has not changed since its end.
    stamp: settled ? Math.round(instantOfPlay(plan, endOfScript(script)) * 1000) : nowMs,
    wakes_at: firstUpdateAt(plan, script),
    settled,
  }
}

interface Officials {
  readonly venue: string
  readonly referee: string
}

/** The ground of the home side, and a referee. */
export const officialsOf = ({
  id,
  sport,
  seed,
  homeId,
}: Pick<MatchPlan, 'id' | 'sport' | 'seed' | 'homeId'>): Officials => {
  const home = TEAMS.get(homeId)
  return {
    venue: `${home?.shortEn ?? ''} ${sport === SPORT.football ? 'Stadium' : 'Arena'}`,
    referee:
      sport === SPORT.esport ? '' : (matchChance(seed, id, 'referee').pick(playerNames(home?.country ?? ''))[0] ?? ''),
  }
}

/** The change as a tick. */
export const tickOf = (plan: MatchPlan, state: MatchState, stamp: number): MatchTick => ({
  id: plan.id,
  sport_id: plan.sport,
  stamp,
  status: state.status,
  time: state.time,
  period_count: state.period_count,
  period_remaining_time: state.period_remaining_time,
  home_score: state.home_score,
  away_score: state.away_score,
  home_half_score: state.home_half_score,
  away_half_score: state.away_half_score,
  home_extra_score: state.home_extra_score,
  away_extra_score: state.away_extra_score,
  home_penalty_score: state.home_penalty_score,
  away_penalty_score: state.away_penalty_score,
  home_quarter_scores: state.home_quarter_scores,
  away_quarter_scores: state.away_quarter_scores,
})

/** Whether anything except the basketball clock has changed. */
export const isSameButClock = (a: FeedState, b: FeedState): boolean =>
  a.settled === b.settled &&
  isDeepStrictEqual(a.odds, b.odds) &&
  isDeepStrictEqual({ ...a.state, period_remaining_time: 0 }, { ...b.state, period_remaining_time: 0 })

/** Whether a field of the tick has changed; odds, cards and corners are not in the tick. */
export const isTickChange = (before: MatchState, after: MatchState): boolean =>
  TOLD.some((field) => !isDeepStrictEqual(before[field], after[field]))

const TOLD = [
  'status',
  'time',
  'period_count',
  'period_remaining_time',
  'home_score',
  'away_score',
  'home_penalty_score',
  'away_penalty_score',
  'home_quarter_scores',
  'away_quarter_scores',
] as const satisfies readonly (keyof MatchState)[]

/** Whether the match starts with this change. */
export const isKickOff = (plan: MatchPlan, before: MatchState, after: MatchState): boolean =>
  !isInPlay(plan.sport, before.status) && isInPlay(plan.sport, after.status)
