import type { PayMethod, RechargeOption } from '@org/api-client/contract'
import { formatDecimal, formatMoney, pagePath } from '@org/domain'
import { PaySheet } from '@org/ui/account'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { rechargeApi } from '../../api/recharge'
import { walletApi } from '../../api/wallet'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { usePay } from '../../parts/pay/use-pay'
import { leave } from './leave'

const { useCreateRechargeMutation } = rechargeApi
const { useGetWalletQuery } = walletApi

interface RechargeSheetProps {
  option: RechargeOption
  currency: string
  methods: readonly PayMethod[]
  /** Called after a refusal: the price may be another by now. */
  onRefused: () => void
  onClose: () => void
}

/** How a recharge is paid: on the page that takes the money, or at once from the money that the member has here. */
const RechargeSheet = ({ option, currency, methods, onRefused, onClose }: RechargeSheetProps) => {
  const { t } = useTranslation('recharge')
  const locale = useLocale()
  const navigate = useNavigate()
  const isWebview = useLocation().pathname === pagePath('mobileRecharge')
  const { currentData: wallet } = useGetWalletQuery({}, { refetchOnMountOrArgChange: true })
  const [createRecharge] = useCreateRechargeMutation()
  const { state, pay } = usePay(async (request: Parameters<typeof createRecharge>[0]) => {
    const answer = await createRecharge(request)
    if (answer.error) onRefused()
    else {
      // Back from the pay page leads here again, to what has become of the payment.
      void navigate(`?id=${answer.data.id}`, { replace: true })
      onClose()
      if (answer.data.pay_url !== '') leave.to(answer.data.pay_url)
    }
    return answer
  })
  const own = wallet?.money ?? 0
  const isShort = own < option.cents
  const [wanted, setWanted] = useState<PayMethod | null>(null)
  const usable = methods.filter((method) => method !== 'wallet' || !isShort)
  const method =
    wanted !== null && usable.includes(wanted)
      ? wanted
      : (usable.find((each) => each !== 'wallet') ?? usable[0] ?? null)
  return (
    <PaySheet
      open
      title={t(($) => $.title)}
      closeLabel={t(($) => $.close)}
      onClose={onClose}
      money={{ cents: option.cents, currency }}
      lang={locale}
      description={t(($) => $.gold, { gold: formatDecimal(option.gold + option.bonus, 0, locale) ?? '' })}
      methods={methods.map((id) => ({
        id,
        label:
          id === 'wallet'
            ? t(($) => $.byWallet, { money: formatMoney({ cents: own, currency }, locale) ?? '' })
            : t(($) => $.by[id]),
        ...(id === 'wallet' && isShort && { note: t(($) => $.tooLittle), disabled: true }),
      }))}
      method={method}
      onMethod={setWanted}
      onPay={() => {
        if (method) void pay({ option_id: option.id, cents: option.cents, method, webview: isWebview ? 1 : 0 })
      }}
      busy={state.kind === 'paying'}
      labels={{ methods: t(($) => $.methods), pay: t(($) => $.pay) }}
      {...('reason' in state && { error: state.reason })}
    />
  )
}

export default RechargeSheet
