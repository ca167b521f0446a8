import { sql, type Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/store/schema'

/** What waits for the rights in a group, to use or to change them. */
export const GROUP_RIGHTS = '%pg_advisory_xact_lock%'

/**
 * Until so many statements that match the pattern wait for a lock; work of the server that waits beside them does not
 * count. Asked outside of the transaction that has the lock, in which the activity would stay as it was read first.
 */
export const waitsForLock = async (db: Kysely<Database>, query: string, count = 1): Promise<void> => {
  const waiting = sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE ${query}`
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(count)
}
