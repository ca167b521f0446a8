import { setImmediate } from 'node:timers/promises'
import { seconds } from '../ports/clock'
import type { Context } from '../services/context'
import { matchesWithOldOdds, matchesWithoutDetails, plansOf, type PlannedMatch } from '../store/matches/write-details'
import { storeReports } from './apply-reports'
import { detailsOf } from './details-of'
import { BEFORE } from './odds/bookmaker-odds'
import { scriptOf } from './script-of'
import { LATEST_START } from './simulation/day-plan'

type Parts = Pick<Context, 'db' | 'bus' | 'clock'>

/** The batch size, small so that requests in between do not wait long. */
const AT_ONCE = 10
/** Bookmakers open a day before a match. */
const AHEAD_SECONDS = 86_400

/** Stores the details of matches that have none, the newest first. */
export const storeMissingDetails = async (context: Parts, isStopped: () => boolean): Promise<void> => {
  const { db, clock } = context
  const missing = await matchesWithoutDetails(db, { now: seconds(clock), ahead: AHEAD_SECONDS })
  for (let from = 0; from < missing.length && !isStopped(); from += AT_ONCE) {
    await storeDetailsOf(context, await plansOf(db, missing.slice(from, from + AT_ONCE)))
    // Lets a feed update, a request or a stop run first.
    await setImmediate()
  }
}

/** Stores the odds movements of matches that start soon. */
export const storeOddsMovements = async (context: Parts, isStopped: () => boolean): Promise<void> => {
  const now = seconds(context.clock) - LATEST_START
  const matches = await matchesWithOldOdds(context.db, { now, moments: BEFORE })
  for (let from = 0; from < matches.length && !isStopped(); from += AT_ONCE)
    await storeDetailsOf(context, matches.slice(from, from + AT_ONCE))
}

const storeDetailsOf = async (context: Parts, matches: readonly PlannedMatch[]): Promise<void> => {
  const now = seconds(context.clock)
  await storeReports(context, () =>
    matches.map(({ id, plan }) => ({ id, stamp: null, ...detailsOf(plan, scriptOf(plan), now) })),
  )
}
