import type { Coupon as CouponData, CouponScene } from '@org/api-client/contract'
import { formatDecimal, isVip, pagePath, PLAN_STATUS, type PlanStatusName } from '@org/domain'
import { Coupon, Price } from '@org/ui/account'
import { Button, IconButton, ListGroup, ListRow } from '@org/ui/basics'
import { Crown, TicketPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { couponPagesApi } from '../../api/coupons'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useNow } from '../../hooks/use-now'
import { useProtected } from '../../hooks/use-protected'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { laterPart } from '../../parts/later-part'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { PageTabs } from '../../parts/page/PageTabs'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'
import styles from './coupons.module.css'

const { useGetCouponsInfiniteQuery } = couponPagesApi

const TakeSheet = laterPart(() => import('./TakeSheet'), ['form'])

const STATUSES = ['active', 'inplay', 'finished', 'refund', 'inactive'] as const satisfies PlanStatusName[]
/** Where a coupon is used. */
const PLACES: Readonly<Record<CouponScene, string>> = {
  any: pagePath('shop'),
  shop: pagePath('shop'),
  vip: pagePath('vipPlans'),
  plan: pagePath('plans', { type: 'hot' }),
  model: pagePath('data'),
}

/** What a member may save, and what became of it. */
const CouponsScreen = () => {
  const { t } = useTranslation('coupons')
  const isAllowed = useProtected()
  const [takes, setTakes] = useState(false)
  return (
    <Page
      title={t(($) => $.title)}
      actions={
        <IconButton
          label={t(($) => $.byCode)}
          icon={<TicketPlus />}
          aria-haspopup="dialog"
          onPress={() => isAllowed() && setTakes(true)}
        />
      }
    >
      <MembersOnly>
        <OwnVip />
        <PageTabs label={t(($) => $.title)} tabs={STATUSES.map((id) => ({ id, label: t(($) => $.status[id]) }))}>
          {(status) => <Coupons status={status} />}
        </PageTabs>
      </MembersOnly>
      {takes && (
        <Suspense>
          <TakeSheet onClose={() => setTakes(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Days of VIP are a benefit, too: the reward of the first VIP leads here. */
const OwnVip = () => {
  const { t } = useTranslation('coupons')
  const momentText = useMomentText()
  const navigate = useNavigate()
  const href = useHref(pagePath('vipPlans'))
  const { user } = useViewer()
  const now = useNow(60)
  if (user === null || !isVip(user, now)) return null
  return (
    <ListGroup>
      <ListRow
        icon={<Crown />}
        title={t(($) => $.vip)}
        note={t(($) => $.vipUntil, { day: momentText(user.vip_date) })}
        href={href}
        onPress={() => void navigate(pagePath('vipPlans'))}
      />
    </ListGroup>
  )
}

const FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const
const keyOf = ({ id }: CouponData) => id

const Coupons = ({ status }: { status: PlanStatusName }) => {
  const { t } = useTranslation('coupons')
  const coupons = usePaged(useGetCouponsInfiniteQuery({ status: PLAN_STATUS[status] }, FRESH), keyOf)
  return (
    <Pullable query={coupons}>
      <ListView
        label={t(($) => $.status[status])}
        query={coupons}
        skeleton="conversation"
        empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
        keyOf={keyOf}
      >
        {(coupon) => <Row coupon={coupon} status={status} />}
      </ListView>
    </Pullable>
  )
}

const Row = ({ coupon, status }: { coupon: CouponData; status: PlanStatusName }) => {
  const { t } = useTranslation('coupons')
  const locale = useLocale()
  const momentText = useMomentText()
  const navigate = useNavigate()
  const to = PLACES[coupon.scene]
  const href = useHref(to)
  const { name, gold, least, scene, expires_at, used_at } = coupon
  const note =
    used_at > 0
      ? t(($) => $.used, { day: momentText(used_at) })
      : t(($) => (status === 'active' ? $.until : $.expired), { day: momentText(expires_at) })
  return (
    <div className={styles.row}>
      <Coupon
        worth={<Price money={{ count: gold, unit: t(($) => $.gold) }} lang={locale} />}
        {...(least > 0 && { condition: t(($) => $.least, { gold: formatDecimal(least, 0, locale) ?? '' }) })}
        title={name}
        note={`${t(($) => $.scenes[scene])} · ${note}`}
        state={status === 'active' ? 'usable' : used_at > 0 ? 'used' : 'expired'}
        {...(status === 'active'
          ? {
              action: (
                <Button
                  size="small"
                  aria-label={`${t(($) => $.use)} ${name}`}
                  href={href}
                  onPress={() => void navigate(to)}
                >
                  {t(($) => $.use)}
                </Button>
              ),
            }
          : { stateLabel: t(($) => $.status[status]) })}
      />
    </div>
  )
}

export default CouponsScreen
