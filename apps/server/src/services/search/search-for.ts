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
  /** 0 if nobody is logged in as a member. */
  readonly uid: number
  readonly lang: Language
  readonly site: string
}

/** Who may read the titles that are found. */
export const readersOf = ({ context, lang, site }: Pick<Search, 'context' | 'lang' | 'site'>) => ({
  site,
  lang,
  now: seconds(context.clock),
})

export const searchFor = async (keyword: string, by: Omit<Search, 'query' | 'likeness'>): Promise<Search> => {
  const query = nameQuery(keyword)
  return { ...by, query, likeness: (await hasName(by.context.db, query)) ? 'has' : 'like' }
}

/** Counts a keyword that is a name, for the hot searches. */
export const countKeyword = ({ context, query }: Search): Promise<void> =>
  countSearch(context.db, query, seconds(context.clock))
