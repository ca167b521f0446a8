import type { Kysely } from 'kysely'
import type { Ids, ScheduledMatch } from '../ports/match-writer'
import { inTransaction } from '../store/database/in-transaction'
import { dayOfInstant } from '../store/matches/day-of-instant'
import { lockNames } from '../store/matches/lock-names'
import { addMatches, correctMatches, matchesByKey, type NewMatch } from '../store/matches/save-matches'
import { ensureStages } from '../store/matches/seasons'
import type { Database } from '../store/schema'
import { NOT_STARTED, stateOf } from './new-state'

/** Adds and corrects matches of an origin. Returns the ids of all by key, and of those that were new or different. */
export const saveScheduled = (
  db: Kysely<Database>,
  origin: string,
  matches: readonly ScheduledMatch[],
): Promise<{ readonly ids: Ids; readonly changed: ReadonlySet<number> }> =>
  inTransaction(db, async (trx) => {
    const stages = matches.flatMap(({ stage, competition_id }) =>
      stage === null ? [] : [{ ...stage, competition_id }],
    )
    const stageId = await ensureStages(trx, stages)
    await lockNames(trx)
    const known = await matchesByKey(
      trx,
      origin,
      matches.map(({ key }) => key),
    )
    const rows = matches.map(({ key, stage, ...match }): NewMatch => ({
      ...match,
      id: null,
      origin,
      natural_key: key,
      day: dayOfInstant(match.kickoff_time),
      stage_id: stage === null ? null : stageId({ ...stage, competition_id: match.competition_id }),
      status: NOT_STARTED,
      state: stateOf(NOT_STARTED),
      odds: null,
      // Older than every report.
      stamp: 0,
      settled: false,
    }))
    const isKnown = ({ natural_key }: NewMatch) => known.has(natural_key ?? '')
    const added = await addMatches(
      trx,
      rows.filter((row) => !isKnown(row)),
    )
    const corrected = await correctMatches(trx, rows.filter(isKnown))
    return {
      ids: new Map([...known.values(), ...added].map(({ id, natural_key }) => [natural_key ?? '', id])),
      changed: new Set([...added, ...corrected].map(({ id }) => id)),
    }
  })
