import { query } from '../define-endpoint'

export const getWallet = /* @__PURE__ */ query('getWallet', {
  method: 'POST',
  path: '/api/wallet/getWallet',
  summary: 'What the member has: gold, diamonds, points and money.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['user'],
})

export const getBills = /* @__PURE__ */ query('getBills', {
  method: 'POST',
  path: '/api/wallet/getBills',
  summary:
    'What came in and went out of one of the balances of the member, the latest first, each with what was left after it.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['user'],
})

export const getProfitConsumeType = /* @__PURE__ */ query('getProfitConsumeType', {
  method: 'POST',
  path: '/api/user/getProfitConsumeType',
  summary: 'What gold comes in and goes out for, with names in the language of the call.',
  needs: 'member',
  switch: null,
  errors: [],
  tags: () => [],
})

export const getProfitList = /* @__PURE__ */ query('getProfitList', {
  method: 'POST',
  path: '/api/user/getProfitList',
  summary: 'The gold that came in and went out, of all types or one, the latest first.',
  needs: 'member',
  switch: null,
  errors: [],
  tags: () => ['user'],
})

export const walletRows = { getWallet, getBills, getProfitConsumeType, getProfitList }
