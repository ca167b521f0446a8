import type { Master } from '@org/api-client/contract'
import { pagePath } from '@org/domain'
import { RankRow } from '@org/ui/account'
import { FilterChips } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { planPagesApi } from '../../api/plans'
import { useLocale } from '../../hooks/use-locale'
import { usePageParams } from '../../hooks/use-page-params'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { hitOf, profitOf } from './record-texts'
import styles from './plans.module.css'

const { useGetMasterRankInfiniteQuery } = planPagesApi

const TYPES = ['hit', 'profit', 'streak'] as const
type RankType = (typeof TYPES)[number]
const uidOf = ({ uid }: Master) => uid

/** The masters with at least 10 settled plans, by hit rate, by profit or by run. */
const PlanRankScreen = () => {
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const type = usePageParams('planRank').type as RankType
  const masters = usePaged(useGetMasterRankInfiniteQuery({ type }, { refetchOnReconnect: true }), uidOf)
  const rankOf = (uid: number) => (masters.currentData?.list.findIndex((each) => each.uid === uid) ?? 0) + 1
  return (
    <ListPage
      title={t(($) => $.rank.title)}
      head={
        <FilterChips
          label={t(($) => $.rank.title)}
          chips={TYPES.map((id) => ({ id, label: t(($) => $.rank.types[id]) }))}
          selectedId={type}
          onSelect={(id) => void navigate(pagePath('planRank', { type: id }), { replace: true })}
        />
      }
      query={masters}
      skeleton="conversation"
      empty={{ title: t(($) => $.rank.empty), hint: t(($) => $.rank.emptyHint) }}
      keyOf={uidOf}
      foot={<p className={styles.small}>{t(($) => $.rank.rule)}</p>}
    >
      {(master) => <Ranked master={master} type={type} rank={rankOf(master.uid)} />}
    </ListPage>
  )
}

const Ranked = ({ master, type, rank }: { master: Master; type: RankType; rank: number }) => {
  const { t } = useTranslation('plans')
  const locale = useLocale()
  const navigate = useNavigate()
  const { user } = useViewer()
  const to = pagePath('master', { id: master.uid })
  const record = t(($) => $.record, { settled: String(master.settled), won: String(master.won) })
  const values = { hit: hitOf(master), profit: profitOf(master, locale), streak: String(master.streak) }
  return (
    <RankRow
      rank={rank}
      name={master.nick_name}
      avatar={master.avatar}
      note={master.demo === 1 ? `${record} · ${t(($) => $.demo)}` : record}
      value={values[type]}
      valueLabel={t(($) => $.rank.values[type])}
      isMine={user?.id === master.uid}
      href={useHref(to)}
      onOpen={() => void navigate(to)}
    />
  )
}

export default PlanRankScreen
