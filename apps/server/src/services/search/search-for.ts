import { seconds } from '../../ports/clock'
import { countSearch } from '../../store/search/search-heat'
import { hasName, type Likeness } from '../../store/search/find-names'
import { nameQuery, type NameQuery } from '../../store/search/name-keys'
import type { Context } from '../context'
import type { Language } from '../language'

/** A search, with what every kind of result needs to know of it. */
export interface Search {
  readonly context: Context
  readonly query: NameQuery
  /** If no name of any kind has the keyword, names like it are found. */
  readonly likeness: Likeness
  /** May be empty. */
  readonly viewer: string
  readonly lang: Language
}

export const searchFor = async (context: Context, keyword: string, viewer: string, lang: Language): Promise<Search> => {
  const query = nameQuery(keyword)
  return { context, query, likeness: (await hasName(context.db, query)) ? 'has' : 'like', viewer, lang }
}

/** Counts a keyword that is a name, for the hot searches. */
export const countKeyword = ({ context, query }: Search): Promise<void> =>
  countSearch(context.db, query, seconds(context.clock))
