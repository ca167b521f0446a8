import type { Plan } from '@org/api-client/contract'
import { formatCount } from '@org/domain'
import { PaySheet } from '@org/ui/account'
import { planApi } from '../../api/plans'
import { useLocale } from '../../hooks/use-locale'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { useCoupon } from '../../parts/pay/use-coupon'
import { usePay } from '../../parts/pay/use-pay'

const { useBuyPlanMutation } = planApi

interface BuyPlanSheetProps {
  plan: Plan
  /** Called when it is bought, too. */
  onClose: () => void
}

/** What a plan costs and how it is paid. */
const BuyPlanSheet = ({ plan, onClose }: BuyPlanSheetProps) => {
  const { t } = useTranslation('plans')
  const locale = useLocale()
  const { user } = useViewer()
  const [buyPlan] = useBuyPlanMutation()
  const { state, pay } = usePay(async (asked: Parameters<typeof buyPlan>[0]) => {
    const answer = await buyPlan(asked)
    if (!answer.error) onClose()
    return answer
  })
  const coupon = useCoupon('plan', state.kind === 'paid' ? 0 : plan.gold, state.kind === 'paying')
  const own = user?.gold ?? 0
  const isShort = user !== null && own < coupon.price
  return (
    <PaySheet
      open
      title={t(($) => $.pay.title)}
      closeLabel={t(($) => $.pay.close)}
      onClose={onClose}
      money={{ count: coupon.price, unit: t(($) => $.gold) }}
      lang={locale}
      description={t(($) => $.pay.description)}
      extra={coupon.choice}
      methods={[
        {
          id: 'gold',
          label: t(($) => $.pay.byGold, { gold: formatCount(own, locale) ?? '' }),
          ...(isShort && { note: t(($) => $.pay.tooLittle), disabled: true }),
        },
      ]}
      method={isShort ? null : 'gold'}
      onMethod={() => undefined}
      onPay={() => pay({ id: plan.id, ...coupon.asked })}
      busy={state.kind === 'paying'}
      labels={{ methods: t(($) => $.pay.methods), pay: t(($) => $.pay.pay) }}
      {...('reason' in state && { error: state.reason })}
    />
  )
}

export default BuyPlanSheet
