import type { PayoutAccount } from '@org/api-client/contract'
import { Button, ListRow } from '@org/ui/basics'
import { useState } from 'react'
import { withdrawApi } from '../../api/withdraw'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { ConfirmDialog } from '../../parts/ConfirmDialog'

const { useRemovePayoutAccountMutation } = withdrawApi

/** The accounts to which money can be sent, each of which can be removed. */
export const PayoutAccounts = ({ accounts }: { accounts: readonly PayoutAccount[] }) => {
  const { t } = useTranslation('withdraw')
  const [removed, setRemoved] = useState<PayoutAccount | null>(null)
  const nameOf = ({ method, number }: PayoutAccount) => `${t(($) => $.methods[method])} ${number}`
  return (
    <>
      {accounts.map((account) => (
        <ListRow
          key={account.id}
          title={nameOf(account)}
          note={account.name}
          end={
            <Button
              size="small"
              tone="outline"
              aria-haspopup="dialog"
              aria-label={t(($) => $.removeOf, { account: nameOf(account) })}
              onPress={() => setRemoved(account)}
            >
              {t(($) => $.remove)}
            </Button>
          }
        />
      ))}
      {removed !== null && <RemoveDialog id={removed.id} name={nameOf(removed)} onClose={() => setRemoved(null)} />}
    </>
  )
}

interface RemoveDialogProps {
  id: number
  /** Of the account. */
  name: string
  onClose: () => void
}

const RemoveDialog = ({ id, name, onClose }: RemoveDialogProps) => {
  const { t } = useTranslation('withdraw')
  const tellFailure = useTellFailure()
  const [removePayoutAccount] = useRemovePayoutAccountMutation()
  const [remove, busy] = useOneAtATime(async () => {
    const { error } = await removePayoutAccount({ id })
    if (error) tellFailure(error)
    onClose()
  })
  return (
    <ConfirmDialog
      name="remove-payout"
      title={t(($) => $.removeOf, { account: name })}
      hint={t(($) => $.removeHint)}
      busy={busy}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
