import { mutation, query } from '../define-endpoint'
import { MINUTE, TEN_MINUTES } from '../limits'

const SWITCH = 'redform_new_check'

export const getPlans = /* @__PURE__ */ query('getPlans', {
  method: 'POST',
  path: '/api/redorder/getPlans',
  summary: 'Plans of masters in the language of the request: those for sale that sell best, or the newest of a sport.',
  needs: 'anyone',
  switch: SWITCH,
  ours: true,
  errors: [],
  tags: () => ['plan'],
})

export const getPlan = /* @__PURE__ */ query('getPlan', {
  method: 'POST',
  path: '/api/redorder/getPlan',
  summary: 'A plan. What it says is locked until it is bought or has ended; the hash that seals it never is.',
  needs: 'anyone',
  switch: SWITCH,
  ours: true,
  errors: ['notFound'],
  tags: () => ['plan'],
})

export const buyPlan = /* @__PURE__ */ mutation('buyPlan', {
  method: 'POST',
  path: '/api/redorder/buyPlan',
  summary:
    'Buys a plan until the kick-off, once. The gold waits for the result: the master gets a share of it, or the member all of it back if the match does not count.',
  needs: 'member',
  switch: SWITCH,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'notEnoughGold', 'alreadyDone', 'notAllowed'],
  key: true,
  shows: [],
  tags: () => ['plan', 'user', 'coupon'],
})

export const getMyPlans = /* @__PURE__ */ query('getMyPlans', {
  method: 'POST',
  path: '/api/redorder/getMyPlans',
  summary: 'The plans that the member has bought, the last one first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['plan'],
})

export const getMasterRank = /* @__PURE__ */ query('getMasterRank', {
  method: 'POST',
  path: '/api/redorder/getMasterRank',
  summary: 'The masters with at least 10 settled plans, by hit rate, by profit or by run.',
  needs: 'anyone',
  switch: SWITCH,
  ours: true,
  errors: [],
  tags: () => ['plan'],
})

export const getMaster = /* @__PURE__ */ query('getMaster', {
  method: 'POST',
  path: '/api/redorder/getMaster',
  summary: 'A master with their record, which anybody can compute from their plans.',
  needs: 'anyone',
  switch: SWITCH,
  ours: true,
  errors: ['notFound'],
  tags: () => ['plan'],
})

export const getMasterPlans = /* @__PURE__ */ query('getMasterPlans', {
  method: 'POST',
  path: '/api/redorder/getMasterPlans',
  summary: 'The plans of a master, the newest first.',
  needs: 'anyone',
  switch: SWITCH,
  ours: true,
  errors: ['notFound'],
  tags: () => ['plan'],
})

export const getMatchPlans = /* @__PURE__ */ query('getMatchPlans', {
  method: 'POST',
  path: '/api/redorder/getMatchPlans',
  summary: 'The plans about a match, in the language of the request, the newest first.',
  needs: 'anyone',
  switch: SWITCH,
  ours: true,
  errors: ['notFound'],
  tags: () => ['plan'],
})

export const getPlanOffers = /* @__PURE__ */ query('getPlanOffers', {
  method: 'POST',
  path: '/api/redorder/getPlanOffers',
  summary: 'What a plan about a match may say, with the odds of now.',
  needs: 'master',
  switch: SWITCH,
  ours: true,
  errors: ['notFound'],
  tags: () => ['plan'],
})

export const publishPlan = /* @__PURE__ */ mutation('publishPlan', {
  method: 'POST',
  path: '/api/redorder/publishPlan',
  summary:
    'Publishes a plan about a match before its kick-off, with the odds of now. It cannot be changed: its hash is public at once.',
  needs: 'master',
  switch: SWITCH,
  ours: true,
  limit: [{ count: 20, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: ['notFound', 'alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['plan'],
})

export const planRows = {
  getPlans,
  getPlan,
  buyPlan,
  getMyPlans,
  getMasterRank,
  getMaster,
  getMasterPlans,
  getMatchPlans,
  getPlanOffers,
  publishPlan,
}
