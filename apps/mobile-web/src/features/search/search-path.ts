import type { SearchType } from '@org/api-client/contract'
import { pagePath } from '@org/domain'

/** The address of the results of a kind. */
export const searchPath = (keyword: string, tab: SearchType): string =>
  `${pagePath('search')}?${new URLSearchParams({ keyword, tab })}`
