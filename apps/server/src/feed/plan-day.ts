import type { Kysely } from 'kysely'
import { seconds } from '../ports/clock'
import type { Context } from '../services/context'
import { countSimulated, deleteUnplayedOfOtherSeeds, insertMatches } from '../store/matches/match-feed'
import { ensureStages } from '../store/matches/seasons'
import type { MatchPlan } from '../store/matches/stored-plan'
import type { Database } from '../store/schema'
import { COMPETITIONS } from './catalogue/competitions'
import { newMatchRow } from './feed-row'
import { dayPlan, type SimulationSettings } from './simulation/day-plan'
import { scriptOfPlan } from './simulation/script-of-plan'
import { simulatedStage } from './simulation/season-of-day'

/** Generates the matches of a day, unless they exist. */
export const planDay = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { settings, day }: { settings: SimulationSettings; day: number },
  isStopped: () => boolean,
): Promise<void> => {
  const plans = dayPlan(settings, day)
  await deleteUnplayedOfOtherSeeds(db, { day, seed: settings.seed, now: seconds(clock) })
  if ((await countSimulated(db, day, settings.seed)) >= plans.length) return
  const stageOf = await stagesOfDay(db, plans, day)
  for (let from = 0; from < plans.length && !isStopped(); from += AT_ONCE)
    await insertMatches(
      db,
      plans
        .slice(from, from + AT_ONCE)
        .map((plan) => newMatchRow(plan, scriptOfPlan(plan), { day, stageId: stageOf(plan), nowMs: clock.now() })),
    )
}

/** The batch size, small so that requests in between do not wait long. */
const AT_ONCE = 25

/** The ids of the stages of a day's matches. */
const stagesOfDay = async (db: Kysely<Database>, plans: readonly MatchPlan[], day: number) => {
  const stages = new Map(
    COMPETITIONS.filter(({ id }) => plans.some(({ eventId }) => eventId === id)).map((competition) => [
      competition.id,
      simulatedStage(competition, day),
    ]),
  )
  const idOf = await ensureStages(db, [...stages.values()])
  return ({ eventId }: MatchPlan): number => {
    const stage = stages.get(eventId)
    if (stage === undefined) throw new Error(`Competition ${eventId} is not in the catalogue.`)
    return idOf(stage)
  }
}
