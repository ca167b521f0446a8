import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getGiftList = /* @__PURE__ */ query('getGiftList', {
  method: 'POST',
  path: '/api/gift/getGiftList',
  summary: 'The gifts that can be sent in live rooms: those with a picture, and plain sums of gold.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['config'],
})

export const getBag = /* @__PURE__ */ query('getBag', {
  method: 'POST',
  path: '/api/gift/getBag',
  summary: 'The gifts that the member can send without gold.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['bag'],
})

export const sendGift = /* @__PURE__ */ mutation('sendGift', {
  method: 'POST',
  path: '/api/gift/sendGift',
  summary:
    'Sends gifts to the anchor of a room on air. The gold leaves the purse and the share of the anchor reaches theirs in one booking; the room is told after the commit.',
  needs: 'member',
  switch: 'anchorroom',
  ours: true,
  limit: [{ count: 600, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound', 'notEnoughGold'],
  key: true,
  shows: ['failure'],
  tags: ({ from_bag }) => (from_bag === 1 ? ['bag'] : ['user']),
})

export const getGiftRecords = /* @__PURE__ */ query('getGiftRecords', {
  method: 'POST',
  path: '/api/gift/getGiftRecords',
  summary: 'The gifts that the member has sent or received, the newest first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['user'],
})

export const giftRows = { getGiftList, getBag, sendGift, getGiftRecords }
