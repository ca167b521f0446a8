import type { Match } from '@org/api-client/contract'
import { EmptyState, StickyVirtualList } from '@org/ui/basics'
import { LeagueHeader } from '@org/ui/sport'
import { CalendarX2 } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { leagueToggled, matchPreferences } from '../../matches/match-preferences'
import { fullName } from '../../matches/team-names'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { filterMatches, type FilterName } from './filters'
import { listRows, type ListRow } from './list-rows'
import { MatchRow } from '../../parts/MatchRow'

interface MatchListProps {
  matches: readonly Match[]
  filter: FilterName
}

/** Matches by league. */
export const MatchList = ({ matches, filter }: MatchListProps) => {
  const { t } = useTranslation('scores')
  const collapsed = useAppSelector((root) => matchPreferences.selectSlice(root).collapsed)
  const rows = useMemo(() => listRows(filterMatches(matches, filter), collapsed), [matches, filter, collapsed])
  if (rows.length === 0)
    return <EmptyState icon={<CalendarX2 />} title={t(($) => $.empty[filter])} hint={t(($) => $.empty.hint)} />
  return (
    <StickyVirtualList
      rows={rows}
      isHead={isHead}
      keyOf={keyOf}
      rowHeight="var(--match-row)"
      headHeight="var(--league-head)"
      top="var(--app-bar)"
    >
      {drawRow}
    </StickyVirtualList>
  )
}

const isHead = (row: ListRow) => row.kind === 'league'
const keyOf = (row: ListRow) =>
  row.kind === 'league' ? `league ${row.key}` : `match ${row.match.sport_id}:${row.match.id}`

const drawRow = (row: ListRow) => (row.kind === 'league' ? <League row={row} /> : <MatchRow match={row.match} />)

const League = memo(function League({ row }: { row: Extract<ListRow, { kind: 'league' }> }) {
  const { t } = useTranslation('scores')
  const dispatch = useAppDispatch()
  const lang = useAppSelector((state) => state.preferences.lang)
  const { odds } = row
  const oddsLabel = odds === 'none' ? null : t(($) => $.odds[odds])
  return (
    <LeagueHeader
      name={fullName(row.event, lang)}
      logo={row.event.logo}
      count={row.count}
      countLabel={t(($) => $.matches, { count: row.count })}
      expanded={row.expanded}
      sticky={false}
      {...(oddsLabel ? { oddsLabel } : {})}
      onToggle={() => dispatch(leagueToggled(row.key))}
    />
  )
})
