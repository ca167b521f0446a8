import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { pagePath, PAGES } from '@org/domain'
import { FilterChips } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { databasePages } from '../../api/database'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { useLeaveOut } from '../../matches/leave-out'
import { shortName } from '../../matches/team-names'
import { LeftOutNote } from '../../parts/LeftOutNote'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { SimulatedNote } from '../../parts/SimulatedNote'
import { useAppSelector } from '../../store/store'
import { leaguePath } from '../../matches/league-path'
import { RankingRow } from './RankingRow'

const { useGetBillboardInfiniteQuery } = databasePages

type Line = ReplyOf<Endpoints['getBillboard']>['list'][number]

const keyOf = ({ league, team, player }: Line) => `${league.id}:${team.id}:${player}`

/** A ranking over the best known football leagues; the chips lead to the other rankings. */
const BillboardScreen = () => {
  const { t } = useTranslation('database')
  const navigate = useNavigate()
  const { type } = usePageParams('billboard')
  const ranking = usePaged(
    useGetBillboardInfiniteQuery({ type, ...useLeaveOut() }, { refetchOnReconnect: true }),
    keyOf,
  )
  return (
    <ListPage
      title={t(($) => $.rankings)}
      head={
        <>
          <FilterChips
            label={t(($) => $.ranking.typesLabel)}
            chips={PAGES.billboard.params.type.map((id) => ({ id, label: t(($) => $.ranking.types[id]) }))}
            selectedId={type}
            onSelect={(id) => void navigate(pagePath('billboard', { type: id }), { replace: true })}
          />
          <LeftOutNote />
          <SimulatedNote of={ranking.currentData?.list} />
        </>
      }
      query={ranking}
      skeleton="conversation"
      empty={{ title: t(($) => $.ranking.empty), hint: t(($) => $.ranking.emptyHint) }}
      keyOf={keyOf}
    >
      {(line) => <BillboardRow line={line} type={type} />}
    </ListPage>
  )
}

const BillboardRow = ({ line, type }: { line: Line; type: 'scorers' | 'assists' | 'teams' | 'cards' }) => {
  const navigate = useNavigate()
  const lang = useAppSelector((state) => state.preferences.lang)
  const to = leaguePath(line.league)
  return (
    <RankingRow
      ranked={line}
      values={type}
      where={shortName(line.league, lang)}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
    />
  )
}

export default BillboardScreen
