import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getRechargeOptions = /* @__PURE__ */ query('getRechargeOptions', {
  method: 'POST',
  path: '/api/wallet/getRechargeOptions',
  summary: 'How much gold is sold for how much money, and how it can be paid, by the site.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['config'],
})

export const createRecharge = /* @__PURE__ */ mutation('createRecharge', {
  method: 'POST',
  path: '/api/wallet/createRecharge',
  summary:
    'Begins a recharge: answers the page that takes the money or, from the money that the member has here, books the gold at once.',
  needs: 'member',
  switch: 'topup',
  ours: true,
  limit: [{ count: 20, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: true,
  shows: [],
  tags: () => ['user'],
})

export const getRecharge = /* @__PURE__ */ query('getRecharge', {
  method: 'POST',
  path: '/api/wallet/getRecharge',
  summary: 'A recharge of the member, and whether it has been paid.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['user'],
})

export const rechargeRows = { getRechargeOptions, createRecharge, getRecharge }
