import type { Match } from '@org/api-client/contract'
import { groupByLeague, isFinished } from '@org/domain'

/** The prices that the rows of a league show. */
export type ShownOdds = 'none' | 'homeAway' | 'homeDrawAway'

export type ListRow =
  | { kind: 'league'; key: string; event: Match['matchevent']; count: number; expanded: boolean; odds: ShownOdds }
  | { kind: 'match'; match: Match }

/** Leagues and their matches as the flat rows of a virtual list; a collapsed league has only its head. */
export const listRows = (matches: readonly Match[], collapsed: readonly string[]): ListRow[] =>
  groupByLeague(matches).flatMap(({ key, matches: grouped }): ListRow[] => {
    const event = grouped[0]?.matchevent
    if (!event) return []
    const expanded = !collapsed.includes(key)
    const head: ListRow = {
      kind: 'league',
      key,
      event,
      count: grouped.length,
      expanded,
      odds: shownOdds(expanded ? grouped : []),
    }
    return expanded ? [head, ...grouped.map((match): ListRow => ({ kind: 'match', match }))] : [head]
  })

const shownOdds = (matches: readonly Match[]): ShownOdds => {
  const priced = matches.find(({ sport_id, status, odds }) => odds && !isFinished(sport_id, status))
  if (!priced?.odds) return 'none'
  return priced.odds.draw > 0 ? 'homeDrawAway' : 'homeAway'
}
