import { query } from '../define-endpoint'

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

export const liveRoomRows = {
  getLivePageData,
  getLiveChat,
}
