import type { Goods } from '@org/api-client/contract'
import { formatCount, isVip } from '@org/domain'
import { Price, VipCard } from '@org/ui/account'
import { Button, ListRow } from '@org/ui/basics'
import { BadgeCheck, CalendarPlus, Tv } from 'lucide-react'
import { shopPagesApi } from '../../api/shop'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useNow } from '../../hooks/use-now'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { useBuy } from './use-buy'
import styles from './VipPlansScreen.module.css'

const { useGetGoodsInfiniteQuery } = shopPagesApi

const keyOf = ({ id }: Goods) => id

/** What VIP members have, until when the viewer is one, and what it costs. */
const VipPlansScreen = () => {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { user } = useViewer()
  const active = isVip(user ?? { vip_level: 0, vip_date: 0 }, useNow(60))
  const plans = usePaged(useGetGoodsInfiniteQuery({ kind: 'vip' }, { refetchOnReconnect: true }), keyOf)
  const { buy, sheet } = useBuy(plans)
  return (
    <>
      <ListPage
        title={t(($) => $.vip.title)}
        head={<Own active={active} until={user?.vip_date ?? 0} />}
        query={plans}
        skeleton="conversation"
        empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
        keyOf={keyOf}
      >
        {(plan) => (
          <div className={styles.plan}>
            <ListRow
              title={plan.name}
              note={t(($) => $.vip.perDay, { gold: formatCount(Math.ceil(plan.gold / plan.amount), locale) ?? '' })}
              end={
                <>
                  <Price money={{ count: plan.gold, unit: t(($) => $.gold) }} lang={locale} />
                  <Button size="small" aria-label={`${t(($) => $.buy)} ${plan.name}`} onPress={() => buy(plan.id)}>
                    {active ? t(($) => $.vip.renew) : t(($) => $.vip.open)}
                  </Button>
                </>
              }
            />
          </div>
        )}
      </ListPage>
      {sheet}
    </>
  )
}

const Own = ({ active, until }: { active: boolean; until: number }) => {
  const { t } = useTranslation('shop')
  const momentText = useMomentText()
  return (
    <div className={styles.own}>
      <VipCard
        active={active}
        title={t(($) => $.vip.title)}
        note={active ? t(($) => $.vip.until, { day: momentText(until) }) : t(($) => $.vip.none)}
        perks={[
          { id: 'watch', label: t(($) => $.vip.perks.watch), icon: <Tv /> },
          { id: 'mark', label: t(($) => $.vip.perks.mark), icon: <BadgeCheck /> },
          { id: 'stack', label: t(($) => $.vip.perks.stack), icon: <CalendarPlus /> },
        ]}
      />
    </div>
  )
}

export default VipPlansScreen
