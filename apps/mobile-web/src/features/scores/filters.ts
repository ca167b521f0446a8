import { MATCH_FILTER, passesFilter, type Match } from '@org/domain'

/** The available filters, in order. */
export const FILTERS = [
  'all',
  'inplay',
  'waiting',
  'finished',
] as const satisfies readonly (keyof typeof MATCH_FILTER)[]
export type FilterName = (typeof FILTERS)[number]

export const isFilterName = (name: string | null): name is FilterName => (FILTERS as readonly unknown[]).includes(name)

export const filterMatches = <M extends Pick<Match, 'sport_id' | 'status'>>(
  matches: readonly M[],
  filter: FilterName,
) => matches.filter((match) => passesFilter(match, MATCH_FILTER[filter]))

/** The matches of the chosen leagues; all if none is chosen. */
export const inLeagues = <M extends { readonly event_id: number }>(matches: readonly M[], leagues: readonly number[]) =>
  leagues.length === 0 ? matches : matches.filter(({ event_id }) => leagues.includes(event_id))

export const filterCounts = (matches: readonly Pick<Match, 'sport_id' | 'status'>[]): Record<FilterName, number> => ({
  all: matches.length,
  inplay: filterMatches(matches, 'inplay').length,
  waiting: filterMatches(matches, 'waiting').length,
  finished: filterMatches(matches, 'finished').length,
})
