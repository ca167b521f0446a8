import { dayOfInstant } from '../../store/matches/day-of-instant'
import type { ImportedMatch } from '../../store/matches/football-import'
import type { StoredPlan } from '../../store/matches/stored-plan'
import { feedState, firstUpdateAt } from '../feed-row'
import { scriptOf } from '../script-of'

export interface ImportedFacts {
  readonly origin: ImportedMatch['origin']
  readonly key: string
  readonly stageId: number | null
  readonly venue: string
  readonly nowMs: number
}

/** The database row of an imported or replayed match. */
export const importedRow = (
  stored: StoredPlan,
  { origin, key, stageId, venue, nowMs }: ImportedFacts,
): ImportedMatch => {
  const { plan } = stored
  const script = scriptOf(stored)
  const { state, odds, settled } = feedState(plan, script, nowMs / 1000)
  return {
    id: plan.id,
    sport_id: plan.sport,
    competition_id: plan.eventId,
    home_id: plan.homeId,
    away_id: plan.awayId,
    day: dayOfInstant(plan.kickoff),
    kickoff_time: plan.kickoff,
    origin,
    natural_key: key,
    stage_id: stageId,
    round: plan.round,
    venue,
    referee: '',
    plan: stored,
    status: state.status,
    state,
    odds,
    stamp: nowMs,
    wakes_at: firstUpdateAt(plan, script),
    settled,
  }
}
