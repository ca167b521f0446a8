import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getGoods = /* @__PURE__ */ query('getGoods', {
  method: 'POST',
  path: '/api/shop/getGoods',
  summary: 'What is sold for gold: days of VIP, or gifts for the bag.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['config'],
})

export const createOrder = /* @__PURE__ */ mutation('createOrder', {
  method: 'POST',
  path: '/api/shop/createOrder',
  summary:
    'Buys goods: the gold leaves the purse, the stock falls and the goods are delivered in one booking, at the price that was shown or not at all.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'notEnoughGold'],
  key: true,
  shows: [],
  tags: () => ['user', 'bag', 'config', 'coupon'],
})

export const getOrders = /* @__PURE__ */ query('getOrders', {
  method: 'POST',
  path: '/api/shop/getOrders',
  summary: 'What the member has bought, the newest first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['user'],
})

export const shopRows = { getGoods, createOrder, getOrders }
