import {
  cancelWithdraw,
  createWithdraw,
  getPayoutAccounts,
  getWithdrawRules,
  getWithdraws,
  removePayoutAccount,
  savePayoutAccount,
} from '@org/api-client/contract'
import { injectPages, injectRows } from '@org/api-client/rtk'
import { api } from './base'

export const withdrawApi = injectRows(api, {
  cancelWithdraw,
  createWithdraw,
  getPayoutAccounts,
  getWithdrawRules,
  removePayoutAccount,
  savePayoutAccount,
})
export const withdrawPagesApi = injectPages(api, { getWithdraws })
