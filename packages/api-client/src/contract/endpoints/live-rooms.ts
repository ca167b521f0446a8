import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

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

export const getVideoWatchTime = /* @__PURE__ */ query('getVideoWatchTime', {
  method: 'POST',
  path: '/api/user/getVideoWatchTime',
  summary: 'How long the viewer has watched live rooms today in Shanghai, and whether they may watch on.',
  needs: 'guest',
  switch: null,
  errors: [],
  tags: () => [],
})

export const updateVideoWatchTime = /* @__PURE__ */ mutation('updateVideoWatchTime', {
  method: 'POST',
  path: '/api/user/updateVideoWatchTime',
  summary:
    'Adds the seconds that the viewer has watched since the last report, at most as many as have passed since. Of a member ' +
    'they count for the task.',
  needs: 'guest',
  switch: null,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => [],
})

export const liveRoomRows = {
  getLivePageData,
  getLiveChat,
  getVideoWatchTime,
  updateVideoWatchTime,
}
