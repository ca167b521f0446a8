import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { INCIDENT_KINDS } from '../services/matches/incidents'
import { trimStories } from '../store/matches/stories'
import type { Database } from '../store/schema'

const AT_ONCE = 100

/**
 * Thins out what has been told of matches that began before an instant: of the plays what a match is remembered by stays,
 * of each bookmaker's odds the opening and the last. Results, statistics and line-ups stay as they are.
 */
export const trimOldStories = async (db: Kysely<Database>, before: number, isStopped: () => boolean): Promise<void> => {
  let trimmed = AT_ONCE
  while (trimmed === AT_ONCE && !isStopped()) {
    trimmed = await trimStories(db, { before, kept: [...INCIDENT_KINDS, 'map'], limit: AT_ONCE })
    await setImmediate()
  }
}
