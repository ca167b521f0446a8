import type { Kysely } from 'kysely'
import { saveImported, type ImportedMatch } from '../../store/matches/football-import'
import { deleteDetails, saveDetails } from '../../store/matches/write-details'
import type { Database } from '../../store/schema'
import { scriptOf } from '../script-of'
import { detailsOf } from '../details-of'

/**
 * Stores imported or replayed matches, and rewrites the details of those that are new or changed. Returns their number.
 */
export const saveMatches = async (
  db: Kysely<Database>,
  matches: readonly ImportedMatch[],
  nowMs: number,
): Promise<number> => {
  const changed = new Set(await saveImported(db, matches))
  await deleteDetails(db, [...changed])
  const details = matches
    .filter(({ id }) => changed.has(id))
    .map(({ plan }) => detailsOf(plan, scriptOf(plan), nowMs / 1000))
  for (let from = 0; from < details.length; from += AT_ONCE) await saveDetails(db, details.slice(from, from + AT_ONCE))
  return changed.size
}

const AT_ONCE = 100
