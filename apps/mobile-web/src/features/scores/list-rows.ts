import type { Match } from '@org/api-client/contract'
import { groupByLeague } from '@org/domain'

export type ListRow =
  | { kind: 'league'; key: string; event: Match['matchevent']; count: number; expanded: boolean }
  | { kind: 'match'; match: Match }

/** Leagues and their matches as the flat rows of a virtual list; a collapsed league has only its head. */
export const listRows = (matches: readonly Match[], collapsed: readonly string[]): ListRow[] =>
  groupByLeague(matches).flatMap(({ key, matches: grouped }): ListRow[] => {
    const event = grouped[0]?.matchevent
    if (!event) return []
    const expanded = !collapsed.includes(key)
    const head: ListRow = { kind: 'league', key, event, count: grouped.length, expanded }
    return expanded ? [head, ...grouped.map((match): ListRow => ({ kind: 'match', match }))] : [head]
  })
