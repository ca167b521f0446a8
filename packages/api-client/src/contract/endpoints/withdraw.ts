import { mutation, query } from '../define-endpoint'
import { MINUTE, TEN_MINUTES } from '../limits'

export const getWithdrawRules = /* @__PURE__ */ query('getWithdrawRules', {
  method: 'POST',
  path: '/api/wallet/getWithdrawRules',
  summary: 'How much money can be withdrawn, what that costs and how long it takes, by the site.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['user'],
})

export const getPayoutAccounts = /* @__PURE__ */ query('getPayoutAccounts', {
  method: 'POST',
  path: '/api/wallet/getPayoutAccounts',
  summary: 'Where the money of the member can be sent, masked.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['user'],
})

export const savePayoutAccount = /* @__PURE__ */ mutation('savePayoutAccount', {
  method: 'POST',
  path: '/api/wallet/savePayoutAccount',
  summary: 'Adds an account to which money can be sent, 24 hours later. A code to the mobile proves the member.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: ['captchaWrong', 'smsCodeWrong', 'notFound', 'alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['user'],
})

export const removePayoutAccount = /* @__PURE__ */ mutation('removePayoutAccount', {
  method: 'POST',
  path: '/api/wallet/removePayoutAccount',
  summary: 'Removes an account to which money can be sent. What was asked for before is still sent to it.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: true,
  shows: [],
  tags: () => ['user'],
})

export const createWithdraw = /* @__PURE__ */ mutation('createWithdraw', {
  method: 'POST',
  path: '/api/wallet/createWithdraw',
  summary: 'Asks for money: it leaves the balance at once, and comes back if it is refused or cancelled.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: true,
  shows: [],
  tags: () => ['user'],
})

export const getWithdraws = /* @__PURE__ */ query('getWithdraws', {
  method: 'POST',
  path: '/api/wallet/getWithdraws',
  summary: 'The withdrawals of the member, the newest first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['user'],
})

export const cancelWithdraw = /* @__PURE__ */ mutation('cancelWithdraw', {
  method: 'POST',
  path: '/api/wallet/cancelWithdraw',
  summary: 'Takes a withdrawal back while it is reviewed.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 10, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['user'],
})

export const withdrawRows = {
  getWithdrawRules,
  getPayoutAccounts,
  savePayoutAccount,
  removePayoutAccount,
  createWithdraw,
  getWithdraws,
  cancelWithdraw,
}
