import { isDeepStrictEqual } from 'node:util'
import { FOOTBALL_STATUS, SPORT, type EpochSeconds } from '@org/domain'
import { dayOfInstant } from '../store/matches/day-of-instant'
import type { NewMatch } from '../store/matches/save-matches'
import type { ListOdds, MatchState } from '../ports/match-writer'
import { TEAMS } from './catalogue/competitions'
import { playerNames } from './catalogue/player-names'
import { isHalfTimeKnown } from './known-plays'
import { winnerOdds } from './odds/winner-odds'
import { instantOfPlay, playSeconds } from './simulation/match-plan'
import type { MatchPlan, StoredPlan } from '../store/matches/stored-plan'
import { matchState } from './simulation/match-state'
import { endOfScript, type MatchScript } from './simulation/match-script'
import { matchChance } from './simulation/match-chance'

/** The fields of a match in a list that change over time. */
export interface FeedState {
  readonly state: MatchState
  readonly odds: ListOdds
  readonly settled: boolean
}

/** Lists show the odds of the current minute, so that a match does not change every second. */
export const feedState = (stored: StoredPlan, script: MatchScript, now: EpochSeconds): FeedState => {
  const { plan, factsOnly = false } = stored
  const at = playSeconds(plan, now)
  const state = matchState(plan, script, now)
  const minute = at < 0 ? Math.floor(at / 3600) * 3600 : Math.floor(at / 60) * 60
  const hasOdds = script.plays.length > 0 && !factsOnly
  return {
    state: { ...state, ...unknownIn(stored, state) },
    odds: !hasOdds ? null : winnerOdds(plan, script, Math.min(minute, endOfScript(script))),
    settled: at >= endOfScript(script),
  }
}

/** What the record of an imported match does not tell: the half-time of some, and of a shootout all but the result. */
const unknownIn = (stored: StoredPlan, { status }: MatchState): Partial<MatchState> => ({
  ...(!isHalfTimeKnown(stored) && { home_half_score: null, away_half_score: null }),
  ...(stored.factsOnly === true &&
    status === FOOTBALL_STATUS.penaltyShootout && { home_penalty_score: null, away_penalty_score: null }),
})

/** Football is updated from its kick-off on, an abnormal match from its announcement on. */
export const firstUpdateAt = (plan: MatchPlan, script: MatchScript): EpochSeconds =>
  Math.floor(instantOfPlay(plan, Math.min(0, script.phases[0]?.from ?? 0)))

/** The first row of a simulated match. */
export const newMatchRow = (
  plan: MatchPlan,
  script: MatchScript,
  { stageId, nowMs }: { stageId: number; nowMs: number },
): NewMatch => {
  const { state, odds, settled } = feedState({ plan, record: null }, script, nowMs / 1000)
  return {
    id: plan.id,
    sport_id: plan.sport,
    competition_id: plan.eventId,
    home_id: plan.homeId,
    away_id: plan.awayId,
    day: dayOfInstant(plan.kickoff),
    kickoff_time: plan.kickoff,
    origin: 'simulation',
    natural_key: null,
    stage_id: stageId,
    round: plan.round,
    ...officialsOf(plan),
    plan: { plan, record: null },
    wakes_at: firstUpdateAt(plan, script),
    status: state.status,
    state,
    odds,
    // A finished match has not changed since its end.
    stamp: settled ? Math.round(instantOfPlay(plan, endOfScript(script)) * 1000) : nowMs,
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

/** Whether anything except the basketball clock has changed. */
export const isSameButClock = (a: FeedState, b: FeedState): boolean =>
  a.settled === b.settled &&
  isDeepStrictEqual(a.odds, b.odds) &&
  isDeepStrictEqual({ ...a.state, period_remaining_time: 0 }, { ...b.state, period_remaining_time: 0 })
