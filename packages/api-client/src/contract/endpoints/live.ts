import { query } from '../define-endpoint'

export const getCategory = /* @__PURE__ */ query('getCategory', {
  method: 'POST',
  path: '/webapi/live/getCategory',
  summary: 'The categories of live rooms.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['live'],
})

export const getRealLives = /* @__PURE__ */ query('getRealLives', {
  method: 'POST',
  path: '/api/live/getRealLives',
  summary: 'Rooms on air: first those that the operator puts first, then the hottest.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['live'],
})

export const getLivePageData = /* @__PURE__ */ query('getLivePageData', {
  method: 'POST',
  path: '/webapi/live/getLivePageData',
  summary: 'A live room with its streams and match.',
  needs: 'anyone',
  switch: 'anchorroom',
  errors: ['notFound'],
  tags: ({ anchorid }) => [{ type: 'live', id: anchorid }],
})

export const getLiveChat = /* @__PURE__ */ query('getLiveChat', {
  method: 'POST',
  path: '/api/live/getLiveChat',
  summary: "The rules of a room's chat for this viewer.",
  needs: 'guest',
  switch: 'room_chat',
  errors: ['notFound'],
  tags: ({ liveid }) => [{ type: 'live', id: liveid }],
})

export const liveRows = { getCategory, getRealLives, getLivePageData, getLiveChat }
