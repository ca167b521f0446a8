import type { SearchType } from '@org/api-client/contract'

/** The kinds of results, in the order of the page. */
export const TYPES = [
  'matches',
  'teams',
  'events',
  'anchors',
  'lives',
  'videos',
  'articles',
] as const satisfies readonly SearchType[]

export const SEARCH_TABS = ['all', ...TYPES] as const
