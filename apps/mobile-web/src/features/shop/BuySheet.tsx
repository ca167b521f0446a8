import type { Goods } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { PaySheet } from '@org/ui/account'
import { Button, Sheet, Stepper } from '@org/ui/basics'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { shopApi } from '../../api/shop'
import { useLocale } from '../../hooks/use-locale'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { useCoupon } from '../../parts/pay/use-coupon'
import { usePay } from '../../parts/pay/use-pay'
import styles from './BuySheet.module.css'

const { useCreateOrderMutation } = shopApi

/** The most that one order has. */
const MOST = 99

interface BuySheetProps {
  goods: Goods
  /** Called after a refusal: the price or the stock may be another by now. */
  onRefused: () => void
  onClose: () => void
}

/** How many of the goods, what they cost and how they are paid; then, that they were delivered. */
const BuySheet = ({ goods, onRefused, onClose }: BuySheetProps) => {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { user } = useViewer()
  const [createOrder] = useCreateOrderMutation()
  const { state, pay } = usePay(async (order: Parameters<typeof createOrder>[0]) => {
    const answer = await createOrder(order)
    if (answer.error) onRefused()
    return answer
  })
  const [count, setCount] = useState(1)
  const gold = goods.gold * count
  const scene = goods.kind === 'vip' ? 'vip' : 'shop'
  const coupon = useCoupon(scene, state.kind === 'paid' ? 0 : gold, state.kind === 'paying')
  if (state.kind === 'paid') return <Bought name={goods.name} gold={state.receipt.gold} onClose={onClose} />
  const most = Math.min(MOST, goods.each_limit || MOST, goods.stock < 0 ? MOST : goods.stock)
  const own = user?.gold ?? 0
  const isShort = user !== null && own < coupon.price
  const to = goods.kind === 'vip' ? t(($) => $.toVip, { count: goods.amount * count }) : t(($) => $.toBag)
  return (
    <PaySheet
      open
      title={goods.name}
      closeLabel={t(($) => $.close)}
      onClose={onClose}
      money={{ count: coupon.price, unit: t(($) => $.gold) }}
      lang={locale}
      description={to}
      methods={[
        {
          id: 'gold',
          label: t(($) => $.byGold, { gold: formatCount(own, locale) ?? '' }),
          ...(isShort && { note: t(($) => $.tooLittle), disabled: true }),
        },
      ]}
      method={isShort ? null : 'gold'}
      onMethod={() => undefined}
      onPay={() => pay({ goods_id: goods.id, count, gold, ...coupon.asked })}
      busy={state.kind === 'paying'}
      labels={{ methods: t(($) => $.methods), pay: t(($) => $.pay) }}
      {...('reason' in state && { error: state.reason })}
      extra={
        <>
          {most > 1 && (
            <Stepper
              label={t(($) => $.count)}
              className={styles.count}
              value={count}
              onChange={setCount}
              min={1}
              max={most}
              labels={{ decrease: t(($) => $.fewer), increase: t(($) => $.more) }}
            />
          )}
          {coupon.choice}
        </>
      }
    />
  )
}

const Bought = ({ name, gold, onClose }: { name: string; gold: number; onClose: () => void }) => {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const navigate = useNavigate()
  return (
    <Sheet
      open
      title={t(($) => $.done)}
      closeLabel={t(($) => $.close)}
      onClose={onClose}
      footer={
        <Button block size="large" onPress={() => void navigate(pagePath('shopRecords'))}>
          {t(($) => $.toRecords)}
        </Button>
      }
    >
      <p role="status" className={styles.done}>
        {t(($) => $.doneHint, { name, gold: formatCount(gold, locale) ?? '' })}
      </p>
    </Sheet>
  )
}

export default BuySheet
