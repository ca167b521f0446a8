export { localSearch, type LocalSearchMethods, type LocalSearchSettings } from './local-search'
export type { LocalMatch, LocalSearchData, LocalSearchOptions } from './search'
export type { MatchType, TextRange } from './match'
