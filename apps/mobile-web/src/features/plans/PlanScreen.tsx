import type { OpenPlan } from '@org/api-client/contract'
import { formatDecimal, matchPath, PLAN_STATUS } from '@org/domain'
import { Button, ListGroup, ListRow, Tag } from '@org/ui/basics'
import { CalendarClock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { planApi } from '../../api/plans'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { usePageParams } from '../../hooks/use-page-params'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { DetailPage } from '../../parts/page/DetailPage'
import { MasterRow } from './MasterRow'
import { usePlanState } from './PlanRow'
import { Seal } from './Seal'
import styles from './plans.module.css'

const BuyPlanSheet = laterPart(() => import('./BuyPlanSheet'), ['coupons'])

const { useGetPlanQuery } = planApi

/** A plan: for sale, bought or over, with its seal. */
const PlanScreen = () => {
  const { t } = useTranslation('plans')
  const id = Number(usePageParams('plan').id)
  const query = useGetPlanQuery({ id }, { refetchOnMountOrArgChange: 10, refetchOnReconnect: true })
  return (
    <DetailPage
      title={t(($) => $.plan.title)}
      query={query}
      skeleton={{ kind: 'text', count: 6 }}
      missing={{ title: t(($) => $.plan.missing) }}
    >
      {({ plan }) => <Opened plan={plan} />}
    </DetailPage>
  )
}

const Opened = ({ plan }: { plan: OpenPlan }) => {
  const { t } = useTranslation('plans')
  const navigate = useNavigate()
  const momentText = useMomentText()
  const { text, tone } = usePlanState()(plan)
  const match = matchPath({ id: plan.match_id, sport_id: plan.sport_id }) ?? '/'
  return (
    <>
      <MasterRow master={plan.master} />
      <section className={styles.card} aria-label={plan.title}>
        <h2>{plan.title}</h2>
        <p>
          <Tag tone={tone}>{text}</Tag>
        </p>
        <p className={styles.muted}>{t(($) => $.plan.published, { time: momentText(plan.published_at) })}</p>
        {plan.pick === null || plan.sealed === null ? <Locked plan={plan} /> : <Said plan={plan} />}
      </section>
      <ListGroup>
        <ListRow
          icon={<CalendarClock />}
          title={`${plan.home_name} – ${plan.away_name}`}
          note={`${plan.league_name} · ${momentText(plan.kickoff_time)}`}
          href={useHref(match)}
          onPress={() => void navigate(match)}
        />
      </ListGroup>
      <Seal plan={plan} />
      <p className={styles.small}>{t(($) => $.responsible)}</p>
    </>
  )
}

const Said = ({ plan: { pick, sealed, own } }: { plan: OpenPlan }) => {
  const { t } = useTranslation('plans')
  const locale = useLocale()
  return (
    <>
      {own === 1 && <p className={styles.muted}>{t(($) => $.plan.own)}</p>}
      <h3>{t(($) => $.plan.pick)}</h3>
      <p className={styles.muted}>{pick?.title}</p>
      <p className={styles.pick}>{pick?.label}</p>
      <p className={styles.muted}>{t(($) => $.plan.odds, { odds: formatDecimal(pick?.odds ?? 0, 2, locale) ?? '' })}</p>
      <h3>{t(($) => $.plan.analysis)}</h3>
      <p className={styles.text}>{sealed?.text}</p>
    </>
  )
}

const Locked = ({ plan }: { plan: OpenPlan }) => {
  const { t } = useTranslation('plans')
  const isAllowed = useProtected()
  const [isBuying, setBuying] = useState(false)
  if (plan.status !== PLAN_STATUS.active) return <p>{t(($) => $.plan.lockedOver)}</p>
  return (
    <>
      <p>{t(($) => $.plan.locked)}</p>
      <Button block size="large" onPress={() => setBuying(isAllowed())}>
        {t(($) => $.plan.buy, { gold: String(plan.gold) })}
      </Button>
      <p className={styles.muted}>{t(($) => $.plan.refund)}</p>
      {isBuying && (
        <Suspense>
          <BuyPlanSheet plan={plan} onClose={() => setBuying(false)} />
        </Suspense>
      )}
    </>
  )
}

export default PlanScreen
