import type { Kysely } from 'kysely'
import type { Database } from '../../store/schema'
import { INDEXED_KINDS, indexChangedNames } from '../../store/search/index-names'

/**
 * Brings the search up to the names that are stored: those from before there was a search, and those that an earlier
 * version indexed in another way. Whoever writes a name also indexes it. An abort takes effect between batches.
 */
export const indexAllNames = async (db: Kysely<Database>, signal: AbortSignal): Promise<void> => {
  for (const kind of INDEXED_KINDS) {
    let after: number | null = 0
    while (after !== null) {
      signal.throwIfAborted()
      after = await indexChangedNames(db, kind, { after, limit: BATCH })
    }
  }
}

/** The event loop is blocked while the names of a batch are read. */
const BATCH = 100
