import type { Withdraw } from '@org/api-client/contract'
import { formatMoney, PAYOUT_STATUS, payoutStatusName } from '@org/domain'
import { WithdrawSteps, type WithdrawStep } from '@org/ui/account'
import { Button, Section } from '@org/ui/basics'
import { useState } from 'react'
import { withdrawApi, withdrawPagesApi } from '../../api/withdraw'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { ListView } from '../../parts/page/ListView'
import { usePaged } from '../../parts/page/use-paged'

const { useCancelWithdrawMutation } = withdrawApi
const { useGetWithdrawsInfiniteQuery } = withdrawPagesApi

const FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const
const keyOf = ({ id }: Withdraw) => id

/** What has become of the withdrawals of the member, the newest first. */
export const WithdrawList = () => {
  const { t } = useTranslation('withdraw')
  const withdraws = usePaged(useGetWithdrawsInfiniteQuery({}, FRESH), keyOf)
  return (
    <ListView
      label={t(($) => $.records)}
      query={withdraws}
      skeleton="conversation"
      empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
      keyOf={keyOf}
    >
      {(withdraw) => <Row withdraw={withdraw} />}
    </ListView>
  )
}

const Row = ({ withdraw }: { withdraw: Withdraw }) => {
  const { t } = useTranslation('withdraw')
  const locale = useLocale()
  const tellFailure = useTellFailure()
  const steps = useSteps(withdraw)
  const [cancelWithdraw] = useCancelWithdrawMutation()
  const [asks, setAsks] = useState(false)
  const { id, cents, fee, currency, status, method, number } = withdraw
  const price = (of: number) => formatMoney({ cents: of, currency }, locale) ?? ''
  const [cancel, busy] = useOneAtATime(async () => {
    const { error } = await cancelWithdraw({ id })
    if (error) tellFailure(error)
    setAsks(false)
  })
  return (
    <Section look="card" title={`${price(cents)} · ${t(($) => $.methods[method])} ${number}`}>
      <p>{t(($) => $.kept, { fee: price(fee), rest: price(cents - fee) })}</p>
      <WithdrawSteps
        steps={steps}
        labels={{
          done: t(($) => $.steps.done),
          now: t(($) => $.steps.now),
          waiting: t(($) => $.steps.waiting),
          failed: t(($) => $.steps.failed),
        }}
      />
      {status === PAYOUT_STATUS.reviewing && (
        <Button block tone="outline" aria-haspopup="dialog" onPress={() => setAsks(true)}>
          {t(($) => $.cancel)}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          name="cancel-withdraw"
          title={t(($) => $.cancel)}
          hint={t(($) => $.cancelHint, { price: price(cents) })}
          busy={busy}
          onClose={() => setAsks(false)}
          onConfirm={cancel}
        />
      )}
    </Section>
  )
}

const WAY = ['reviewing', 'paying', 'paid'] as const

/** Reviewed, sent, there; or where it ended. */
const useSteps = ({ status, reason, created_at, ended_at }: Withdraw): WithdrawStep[] => {
  const { t } = useTranslation('withdraw')
  const momentText = useMomentText()
  const label = (id: (typeof WAY)[number] | 'cancelled') => t(($) => $.status[id])
  const asked = { id: 'asked', label: t(($) => $.status.asked), note: momentText(created_at), state: 'done' as const }
  if (status === PAYOUT_STATUS.cancelled) {
    const note = [momentText(ended_at), reason].filter(Boolean).join(' · ')
    return [asked, { id: 'cancelled', label: label('cancelled'), note, state: 'failed' }]
  }
  const at = WAY.findIndex((name) => name === payoutStatusName(status))
  return [
    asked,
    ...WAY.map((id, step): WithdrawStep => ({
      id,
      label: label(id),
      ...(id === 'paid' && ended_at > 0 && { note: momentText(ended_at) }),
      state: step < at || status === PAYOUT_STATUS.paid ? 'done' : step === at ? 'now' : 'waiting',
    })),
  ]
}
