import type { RaceStartMessage } from '@org/domain'
import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { announce, announcing } from '../outbox/announce'
import type { Context } from '../services/context'
import { updateMatches, type MatchChange } from '../store/matches/match-feed'
import { matchesWithOldOdds, plansOf, saveDetails, matchesWithoutDetails } from '../store/matches/write-details'
import type { StoredPlan } from '../store/matches/stored-plan'
import type { Database } from '../store/schema'
import { BEFORE } from './odds/bookmaker-odds'
import { scriptOf } from './script-of'
import type { MatchScript } from './simulation/match-script'
import { LATEST_START } from './simulation/day-plan'
import { progressOf, detailsOf, type Progress } from './details-of'

/** A match whose details are updated. */
export interface Followed {
  readonly plan: StoredPlan
  readonly script: MatchScript
  stored: Progress
}

interface Turn {
  readonly changes: readonly MatchChange[]
  /** Those of the matches that have just started. */
  readonly starts: readonly RaceStartMessage[]
}

/** Stores the changes of matches and their details in one transaction, so that readers see both. */
export const saveTurn = async (
  context: Pick<Context, 'db' | 'bus'>,
  { changes, starts }: Turn,
  followed: Iterable<Followed>,
  now: number,
): Promise<void> => {
  const changed = [...followed].flatMap((match) => {
    const progress = progressOf(match.plan, match.script, now)
    return isSame(progress, match.stored) ? [] : [{ match, progress }]
  })
  if (changes.length === 0 && changed.length === 0) return
  await announcing(context, async (trx) => {
    if (changes.length > 0) await updateMatches(trx, changes)
    for (const data of starts) await announce(trx, 'everybody', { type: 'RaceStartLiveMessage', data }, Math.floor(now))
    if (changed.length > 0)
      await saveDetails(
        trx,
        changed.map(({ match }) => detailsOf(match.plan, match.script, now, match.stored)),
      )
  })
  for (const { match, progress } of changed) match.stored = progress
}

const isSame = (a: Progress, b: Progress): boolean =>
  a.plays === b.plays && a.movements === b.movements && a.minute === b.minute && a.areLineupsKnown === b.areLineupsKnown

/** The batch size, small so that requests in between do not wait long. */
const AT_ONCE = 10
/** Bookmakers open a day before a match. */
const AHEAD_SECONDS = 86_400

/** Stores the details of matches that have none, the newest first. */
export const storeMissingDetails = async (
  db: Kysely<Database>,
  now: () => number,
  isStopped: () => boolean,
): Promise<void> => {
  const missing = await matchesWithoutDetails(db, { now: now(), ahead: AHEAD_SECONDS })
  for (let from = 0; from < missing.length && !isStopped(); from += AT_ONCE) {
    const plans = await plansOf(db, missing.slice(from, from + AT_ONCE))
    await saveDetails(
      db,
      plans.map((plan) => detailsOf(plan, scriptOf(plan), now())),
    )
    // Lets a feed update, a request or a stop run first.
    await setImmediate()
  }
}

/** Stores the odds movements of matches that start soon. */
export const storeOddsMovements = async (
  db: Kysely<Database>,
  now: number,
  isStopped: () => boolean,
): Promise<void> => {
  const matches = await matchesWithOldOdds(db, { now: now - LATEST_START, moments: BEFORE })
  for (let from = 0; from < matches.length && !isStopped(); from += AT_ONCE)
    await saveDetails(
      db,
      matches.slice(from, from + AT_ONCE).map(({ plan }) => detailsOf(plan, scriptOf(plan), now)),
    )
}
