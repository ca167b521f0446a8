import { fieldsOf, recordsOf } from '../input'
import { LIMITS } from '../site/limits'

/** A search whose result was opened. Rule: DOM-102. */
export interface SearchLogEntry {
  target_id: number | string
}

/**
 * The search history after one more search, newest first: the last 5 without duplicate targets. An array clears it.
 *
 * Rule: DOM-102.
 *
 * @example
 * addSearch([{ target_id: 1 }, { target_id: 2 }], { target_id: 2 }) // => [{ target_id: 2 }, { target_id: 1 }]
 * addSearch([{ target_id: 1 }], []) // => []
 */
export const addSearch = <E extends SearchLogEntry>(history: readonly E[], entry: E | readonly E[]): E[] => {
  if (isList(entry)) return []
  const { target_id } = fieldsOf(entry)
  return [entry, ...recordsOf(history).filter((other) => other.target_id !== target_id)].slice(0, LIMITS.searchHistory)
}

const isList = <E>(entry: E | readonly E[]): entry is readonly E[] => Array.isArray(entry)
