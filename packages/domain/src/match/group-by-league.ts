import { fieldsOf, listOf, recordsOf } from '../input'
import type { Match } from './match'
import { compareMatches, type OrderedMatch } from './match-order'

/** The matches of one competition, in order. */
export interface LeagueGroup<M> {
  /** Unique in a list of several sports: `<sport_id>:<event_id>`. */
  key: string
  sport_id: Match['sport_id']
  event_id: number
  matches: M[]
}

/**
 * Groups a match list by competition. Matches are in `compareMatches` order, groups in the order of their first
 * match. Competitions listed in `first` (by group key) come before all others, in that order. The input is not
 * changed.
 *
 * @example
 * const at = (id, event_id, status) => ({ id, event_id, status, sport_id: SPORT.football, kickoff_time: 0 })
 * const groups = groupByLeague([at(1, 10, 1), at(2, 20, 2), at(3, 10, 8)])
 * groups.map((group) => group.key) // => ['1:20', '1:10']
 * groups[1].matches.map((match) => match.id) // => [1, 3]
 */
export const groupByLeague = <M extends OrderedMatch & Pick<Match, 'event_id'>>(
  matches: readonly M[],
  first: readonly string[] = [],
): LeagueGroup<M>[] => {
  const groups = new Map<string, LeagueGroup<M>>()
  for (const match of [...recordsOf(matches)].sort(compareMatches)) {
    const key = leagueKey(match)
    const group = groups.get(key)
    if (group) group.matches.push(match)
    else groups.set(key, { key, sport_id: match.sport_id, event_id: match.event_id, matches: [match] })
  }
  const pinned = [...new Set(listOf(first))].flatMap((key) => groups.get(key) ?? [])
  return [...pinned, ...[...groups.values()].filter((group) => !pinned.includes(group))]
}

/**
 * The key of a match's competition, unique over all sports.
 *
 * @example
 * leagueKey({ sport_id: SPORT.basketball, event_id: 5 }) // => '2:5'
 */
export const leagueKey = (match: Pick<Match, 'sport_id' | 'event_id'>): string =>
  `${fieldsOf(match).sport_id}:${fieldsOf(match).event_id}`
