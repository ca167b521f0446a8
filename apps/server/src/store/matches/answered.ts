import type { EpochSeconds } from '@org/domain'
import { sql } from 'kysely'
import { FINISHED } from './standings'

/** Postponed, abandoned and cancelled: 9, 11 and 12 in football, 12 and 14 in basketball, 4, 6 and 7 in esports. */
const OFF = sql`match.status = ANY (CASE match.sport_id WHEN 1 THEN ARRAY[9, 11, 12] WHEN 2 THEN ARRAY[12, 14] ELSE ARRAY[4, 6, 7] END)`
/** A result that has just been reported may be corrected. */
const CALM_SECONDS = 60
/** A match that has no result by then gets none. */
const PATIENCE_SECONDS = 7 * 86_400

/** An SQL condition on `match`: what was asked about it can be answered now, or never. */
export const isAnswered = (now: EpochSeconds) =>
  sql<boolean>`(((${FINISHED} OR ${OFF}) AND (match.settled OR match.stamp <= ${(now - CALM_SECONDS) * 1_000}))
    OR match.kickoff_time <= ${now - PATIENCE_SECONDS})`
