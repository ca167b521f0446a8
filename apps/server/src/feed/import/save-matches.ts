import type { Kysely } from 'kysely'
import { saveImported, type ImportedMatch } from '../../store/matches/football-import'
import { deleteStories, saveStories } from '../../store/matches/stories'
import type { Database } from '../../store/schema'
import { scriptOf } from '../script-of'
import { storyOf } from '../story-of'

/**
 * Stores imported or replayed matches, and rewrites the details of those that are new or changed. Returns their number.
 */
export const saveMatches = async (
  db: Kysely<Database>,
  matches: readonly ImportedMatch[],
  nowMs: number,
): Promise<number> => {
  const changed = new Set(await saveImported(db, matches))
  await deleteStories(db, [...changed])
  const stories = matches
    .filter(({ id }) => changed.has(id))
    .map(({ plan }) => storyOf(plan, scriptOf(plan), nowMs / 1000))
  for (let from = 0; from < stories.length; from += AT_ONCE) await saveStories(db, stories.slice(from, from + AT_ONCE))
  return changed.size
}

const AT_ONCE = 100
