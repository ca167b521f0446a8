import type { withdrawRows } from '@org/api-client/contract'
import { listPayoutAccounts, removePayoutAccount, savePayoutAccount } from '../../services/money/payout-accounts'
import { cancelWithdraw, createWithdraw, listWithdraws } from '../../services/money/withdraw'
import { withdrawRules } from '../../services/money/withdraw-rules'
import type { Handlers } from '../handler'

export const withdrawHandlers = {
  getWithdrawRules: (_request, { context, viewer, site }) => withdrawRules(context, { uid: viewer.uid, site }),

  getPayoutAccounts: (_request, { context, viewer }) => listPayoutAccounts(context.db, viewer.uid),

  savePayoutAccount: (account, { context, viewer, site }) =>
    savePayoutAccount(context, { uid: viewer.uid, site }, account),

  removePayoutAccount: ({ id }, { context, viewer }) => removePayoutAccount(context, viewer.uid, id),

  createWithdraw: (request, { context, viewer, site }) => createWithdraw(context, { uid: viewer.uid, site }, request),

  getWithdraws: (query, { context, viewer }) => listWithdraws(context.db, viewer.uid, query),

  cancelWithdraw: ({ id }, { context, viewer }) => cancelWithdraw(context, viewer.uid, id),
} satisfies Handlers<typeof withdrawRows>
