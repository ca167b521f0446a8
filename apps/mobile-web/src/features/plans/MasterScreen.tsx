import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { MasterCard } from '@org/ui/account'
import { planApi, planPagesApi } from '../../api/plans'
import { useLocale } from '../../hooks/use-locale'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { FollowAction } from '../../parts/FollowAction'
import { DetailPage } from '../../parts/page/DetailPage'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'
import { planKey, PlanRow } from './PlanRow'
import { hitOf, profitOf } from './record-texts'
import styles from './plans.module.css'

const { useGetMasterQuery } = planApi
const { useGetMasterPlansInfiniteQuery } = planPagesApi

type MasterPage = ReplyOf<Endpoints['getMaster']>

/** A master: the record, and the plans of which it is computed. */
const MasterScreen = () => {
  const { t } = useTranslation('plans')
  const id = Number(usePageParams('master').id)
  const query = useGetMasterQuery({ id }, { refetchOnMountOrArgChange: 10, refetchOnReconnect: true })
  return (
    <DetailPage
      title={t(($) => $.master.title)}
      page={({ master }) => ({ title: master.nick_name })}
      query={query}
      skeleton={{ kind: 'conversation', count: 6 }}
      missing={{ title: t(($) => $.master.missing) }}
    >
      {(page) => (
        <>
          <Record page={page} />
          <p className={styles.small}>{t(($) => $.master.hint)}</p>
          <Plans id={id} />
        </>
      )}
    </DetailPage>
  )
}

const Record = ({ page: { master, signature, recent } }: { page: MasterPage }) => {
  const { t } = useTranslation('plans')
  const locale = useLocale()
  const settled = t(($) => $.master.settled, { settled: String(master.settled) })
  return (
    <MasterCard
      name={master.nick_name}
      avatar={master.avatar}
      note={signature === '' ? settled : `${settled} · ${signature}`}
      {...(master.demo === 1 && { tags: [t(($) => $.demo)] })}
      stats={[
        { id: 'hit', label: t(($) => $.master.hit), value: hitOf(master) },
        { id: 'profit', label: t(($) => $.master.profit), value: profitOf(master, locale) },
        { id: 'streak', label: t(($) => $.master.streak), value: String(master.streak) },
        { id: 'longest', label: t(($) => $.master.longest), value: String(master.longest) },
      ]}
      {...(recent.length > 0 && {
        recent: {
          results: recent,
          label: t(($) => $.master.recent, {
            results: recent.map((result) => t(($$) => $$.results[result])).join(', '),
          }),
        },
      })}
      action={<FollowAction uid={master.uid} />}
      onOpen={() => undefined}
    />
  )
}

const Plans = ({ id }: { id: number }) => {
  const { t } = useTranslation('plans')
  const plans = usePaged(useGetMasterPlansInfiniteQuery({ id }, { refetchOnReconnect: true }), planKey)
  return (
    <ListView
      label={t(($) => $.master.plans)}
      query={plans}
      skeleton="conversation"
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      keyOf={planKey}
    >
      {(plan) => <PlanRow plan={plan} />}
    </ListView>
  )
}

export default MasterScreen
