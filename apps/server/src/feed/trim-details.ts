import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { INCIDENT_KINDS } from '../services/matches/incidents'
import { trimDetails } from '../store/matches/write-details'
import type { Database } from '../store/schema'

const AT_ONCE = 100

/**
 * Trims the details of matches that started before an instant: keeps the plays that are incidents, the totals of the
 * players of basketball, and the first and last odds of each bookmaker. Results, statistics and line-ups stay.
 */
export const trimOldDetails = async (db: Kysely<Database>, before: number, isStopped: () => boolean): Promise<void> => {
  let trimmed = AT_ONCE
  while (trimmed === AT_ONCE && !isStopped()) {
    trimmed = await trimDetails(db, { before, kept: [...INCIDENT_KINDS, 'map'], limit: AT_ONCE })
    await setImmediate()
  }
}
