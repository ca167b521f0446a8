import type { Match } from '@org/api-client/contract'
import type { MatchSportId } from '@org/domain'
import { StickyVirtualList } from '@org/ui/basics'
import { LeagueHeader } from '@org/ui/sport'
import { memo, useMemo } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { leagueToggled, matchPreferences } from '../../matches/match-preferences'
import { shortName } from '../../matches/team-names'
import { useStaying } from '../../matches/use-staying'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { filterMatches } from './filters'
import { listRows, type ListRow } from './list-rows'
import { NoMatches } from './NoMatches'
import type { ScoreAddress, ScoreSport } from './use-score-address'
import { MatchRow } from '../../parts/MatchRow'

interface MatchListProps {
  sport: MatchSportId
  /** All matches of the day, and those of the chosen leagues. */
  matches: readonly Match[]
  chosen: readonly Match[]
  address: ScoreAddress
  /** Chooses another sport. */
  onSport: (sport: ScoreSport) => void
}

/** Matches by league. */
export const MatchList = ({ sport, matches, chosen, address, onSport }: MatchListProps) => {
  const { filter } = address
  const { t: common } = useTranslation()
  const collapsed = useAppSelector((root) => matchPreferences.selectSlice(root).collapsed)
  const passing = useMemo(() => filterMatches(chosen, filter), [chosen, filter])
  const shown = useStaying(chosen, passing, [sport, filter, address.day].join(' '))
  const rows = useMemo(() => listRows(shown, collapsed), [shown, collapsed])
  if (rows.length === 0) return <NoMatches {...{ sport, matches, chosen, address, onSport }} />
  return (
    <StickyVirtualList
      label={common(($) => $.titles.schedule)}
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
      name={shortName(row.event, lang)}
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
