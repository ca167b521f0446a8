import type { ModelPlan } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { PaySheet } from '@org/ui/account'
import { Button, Sheet } from '@org/ui/basics'
import { useNavigate } from 'react-router'
import { modelApi } from '../../api/models'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { useCoupon } from '../../parts/pay/use-coupon'
import { usePay } from '../../parts/pay/use-pay'
import { LIST_PAGES } from './model-pages'
import styles from './models.module.css'

const { useSubscribeModelMutation } = modelApi

interface SubscribeSheetProps {
  plan: ModelPlan
  /** Called after a refusal: the price may be another by now. */
  onRefused: () => void
  onClose: () => void
}

/** What a subscription costs and how it is paid; then, until when the model is open. */
const SubscribeSheet = ({ plan, onRefused, onClose }: SubscribeSheetProps) => {
  const { t } = useTranslation('models')
  const locale = useLocale()
  const momentText = useMomentText()
  const navigate = useNavigate()
  const { user } = useViewer()
  const [subscribe] = useSubscribeModelMutation()
  const { state, pay } = usePay(async (asked: Parameters<typeof subscribe>[0]) => {
    const answer = await subscribe(asked)
    if (answer.error) onRefused()
    return answer
  })
  const coupon = useCoupon('model', state.kind === 'paid' ? 0 : plan.gold, state.kind === 'paying')
  const sheet = { open: true, closeLabel: t(($) => $.close), onClose }
  if (state.kind === 'paid')
    return (
      <Sheet
        {...sheet}
        title={t(($) => $.done)}
        footer={
          <Button block size="large" onPress={() => void navigate(pagePath(LIST_PAGES[plan.type]))}>
            {t(($) => $.toModel)}
          </Button>
        }
      >
        <p role="status" className={styles.note}>
          {t(($) => $.doneHint, {
            day: momentText(state.receipt.until),
            gold: formatCount(state.receipt.gold, locale) ?? '',
          })}
        </p>
      </Sheet>
    )
  const own = user?.gold ?? 0
  const isShort = user !== null && own < coupon.price
  return (
    <PaySheet
      {...sheet}
      title={`${t(($) => $.names[plan.type])} · ${t(($) => $.days, { count: plan.days })}`}
      money={{ count: coupon.price, unit: t(($) => $.gold) }}
      lang={locale}
      description={t(($) => $.opens)}
      extra={coupon.choice}
      methods={[
        {
          id: 'gold',
          label: t(($) => $.byGold, { gold: formatCount(own, locale) ?? '' }),
          ...(isShort && { note: t(($) => $.tooLittle), disabled: true }),
        },
      ]}
      method={isShort ? null : 'gold'}
      onMethod={() => undefined}
      onPay={() => pay({ plan_id: plan.id, gold: plan.gold, ...coupon.asked })}
      busy={state.kind === 'paying'}
      labels={{ methods: t(($) => $.methods), pay: t(($) => $.pay) }}
      {...('reason' in state && { error: state.reason })}
    />
  )
}

export default SubscribeSheet
