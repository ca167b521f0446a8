import type { Kysely } from 'kysely'
import type { Ids, ScheduledMatch } from '../ports/match-writer'
import { inTransaction } from '../store/database/in-transaction'
import { dayOfInstant } from '../store/matches/day-of-instant'
import { matchesByKey, saveMatches } from '../store/matches/save-matches'
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
    const saved = await saveMatches(
      trx,
      matches.map(({ key, stage, ...match }) => ({
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
      })),
    )
    const keys = matches.map(({ key }) => key)
    const stored = [...(await matchesByKey(trx, origin, keys)).values()]
    return {
      ids: new Map(stored.map(({ id, natural_key }) => [natural_key, id])),
      changed: new Set(saved.map(({ id }) => id)),
    }
  })
