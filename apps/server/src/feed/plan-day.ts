import type { Kysely } from 'kysely'
import { seconds } from '../ports/clock'
import type { Context } from '../services/context'
import { deleteUnplayedOfOtherSeeds, simulatedPairs } from '../store/matches/match-feed'
import { addMatches } from '../store/matches/save-matches'
import { ensureStages } from '../store/matches/seasons'
import type { MatchPlan } from '../store/matches/stored-plan'
import type { Database } from '../store/schema'
import { competitionById } from './catalogue/competitions'
import { newMatchRow } from './feed-row'
import { dayPlan, type SimulationSettings } from './simulation/day-plan'
import { plannedIdsOf, roundDayOf } from './simulation/match-id'
import { scriptOfPlan } from './simulation/script-of-plan'
import { simulatedStage } from './simulation/season-of-day'

/** Generates the matches of a day, unless they exist. A day that an earlier version has planned differently keeps its matches. */
export const planDay = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { settings, day }: { settings: SimulationSettings; day: number },
  isStopped: () => boolean,
): Promise<void> => {
  const plans = dayPlan(settings, day)
  const ids = plannedIdsOf(day)
  await deleteUnplayedOfOtherSeeds(db, { ids, seed: settings.seed, now: seconds(clock) })
  const stored = await simulatedPairs(db, { ids, seed: settings.seed })
  if (stored.length >= plans.length || !isPartOf(plans, stored)) return
  const stageOf = await stagesOfPlans(db, plans)
  for (let from = 0; from < plans.length && !isStopped(); from += AT_ONCE)
    // Matches that exist keep their plan.
    await addMatches(
      db,
      plans
        .slice(from, from + AT_ONCE)
        .map((plan) => newMatchRow(plan, scriptOfPlan(plan), { stageId: stageOf(plan), nowMs: clock.now() })),
    )
}

/** The batch size, small so that requests in between do not wait long. */
const AT_ONCE = 25

const isPartOf = (plans: readonly MatchPlan[], stored: Awaited<ReturnType<typeof simulatedPairs>>): boolean => {
  const planned = new Map(plans.map((plan) => [plan.id, plan]))
  return stored.every(({ id, home_id, away_id }) => {
    const plan = planned.get(id)
    return plan?.homeId === home_id && plan.awayId === away_id
  })
}

/** Creates the stages of planned matches. */
const stagesOfPlans = async (db: Kysely<Database>, plans: readonly MatchPlan[]) => {
  const stageOf = (plan: MatchPlan) => {
    const competition = competitionById.get(plan.eventId)
    if (competition === undefined) throw new Error(`Competition ${plan.eventId} is not in the catalogue.`)
    return simulatedStage(competition, roundDayOf(plan))
  }
  const idOf = await ensureStages(db, plans.map(stageOf))
  return (plan: MatchPlan): number => idOf(stageOf(plan))
}
