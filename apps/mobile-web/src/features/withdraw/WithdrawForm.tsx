import type { Endpoints, PayoutAccount, ReplyOf } from '@org/api-client/contract'
import { formatMoney, parseCents, withdrawFee } from '@org/domain'
import { Price } from '@org/ui/account'
import { Button, Dialog, RadioGroup, Section, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { withdrawApi } from '../../api/withdraw'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useNow } from '../../hooks/use-now'
import { useTranslation } from '../../i18n/use-translation'
import { usePay } from '../../parts/pay/use-pay'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { useCreateWithdrawMutation } = withdrawApi

interface WithdrawFormProps {
  rules: ReplyOf<Endpoints['getWithdrawRules']>
  /** At least one. */
  accounts: readonly PayoutAccount[]
}

/** How much goes where; then what is kept of it, before anything is sent. */
export const WithdrawForm = ({ rules, accounts }: WithdrawFormProps) => {
  const { t } = useTranslation('withdraw')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const momentText = useMomentText()
  const now = useNow(60)
  const dispatch = useAppDispatch()
  const [createWithdraw] = useCreateWithdrawMutation()
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const usable = accounts.filter(({ usable_at }) => usable_at <= now)
  const [wanted, setWanted] = useState<number | null>(null)
  const account = usable.find(({ id }) => id === wanted) ?? usable[0]
  const { state, pay } = usePay(async (request: Parameters<typeof createWithdraw>[0]) => {
    const answer = await createWithdraw(request)
    if (!answer.error) {
      setAsks(false)
      setAmount('')
      setTried(false)
      const text = t(($) => $.asked)
      dispatch(toastShown('success', text))
    }
    return answer
  })
  const price = (cents: number) => formatMoney({ cents, currency: rules.currency }, locale) ?? ''
  const cents = parseCents(amount)
  const fee = cents === null ? null : withdrawFee(cents, rules)
  const most = Math.min(rules.most, rules.money)
  const fault =
    cents === null || fee === null || cents < rules.least || cents > rules.most
      ? t(($) => $.amountFault, { least: price(rules.least), most: price(rules.most) })
      : cents > rules.money
        ? t(($) => $.tooLittle)
        : undefined
  const next = () => {
    setTried(true)
    if (fault === undefined && account !== undefined) setAsks(true)
  }
  return (
    <Section look="card" title={t(($) => $.ask)}>
      <TextField
        label={t(($) => $.amount)}
        value={amount}
        onChange={setAmount}
        inputMode="decimal"
        autoComplete="off"
        end={
          <Button
            size="small"
            tone="plain"
            disabled={most < rules.least}
            onPress={() => setAmount((most / 100).toFixed(2))}
          >
            {t(($) => $.all)}
          </Button>
        }
        {...(isTried && fault !== undefined ? { error: fault } : {})}
      />
      <RadioGroup
        label={t(($) => $.to)}
        choices={accounts.map(({ id, method, number, name, usable_at }) => ({
          id: String(id),
          label: `${t(($) => $.methods[method])} ${number}`,
          note: usable_at > now ? t(($) => $.usableFrom, { time: momentText(usable_at) }) : name,
          disabled: usable_at > now,
        }))}
        value={account === undefined ? null : String(account.id)}
        onChange={(id) => setWanted(Number(id))}
        {...(isTried && account === undefined && { error: t(($) => $.noUsable) })}
      />
      <Button block size="large" onPress={next}>
        {t(($) => $.next)}
      </Button>
      {account !== undefined && cents !== null && fee !== null && (
        <Dialog
          open={asks}
          title={t(($) => $.confirm)}
          description={t(($) => $.confirmHint, {
            fee: price(fee),
            account: `${t(($) => $.methods[account.method])} ${account.number}`,
            days: rules.days,
          })}
          onClose={() => state.kind !== 'paying' && setAsks(false)}
          actions={
            <>
              <Button tone="outline" disabled={state.kind === 'paying'} onPress={() => setAsks(false)}>
                {common(($) => $.cancel)}
              </Button>
              <Button busy={state.kind === 'paying'} onPress={() => void pay({ payout_id: account.id, cents, fee })}>
                {common(($) => $.confirm)}
              </Button>
            </>
          }
        >
          <p>
            {t(($) => $.arrives)} <Price money={{ cents: cents - fee, currency: rules.currency }} lang={locale} />
          </p>
          {'reason' in state && <p role="alert">{state.reason}</p>}
        </Dialog>
      )}
    </Section>
  )
}
