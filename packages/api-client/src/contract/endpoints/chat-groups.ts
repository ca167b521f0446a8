import { mutation, query } from '../define-endpoint'
import { MINUTE, TEN_MINUTES } from '../limits'

export const getChatGroups = /* @__PURE__ */ query('getChatGroups', {
  method: 'POST',
  path: '/api/chatgroup/getChatGroups',
  summary: 'The chat groups of the product: those that the member is in first, then the largest.',
  needs: 'guest',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['chatGroup'],
})

export const getAnchorGroups = /* @__PURE__ */ query('getAnchorGroups', {
  method: 'POST',
  path: '/api/chatgroup/getAnchorGroups',
  summary: 'The fan groups that the member is in, with their unread messages; the one with the latest message first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['chatGroup'],
})

export const joinAnchorGroup = /* @__PURE__ */ mutation('joinAnchorGroup', {
  method: 'POST',
  path: '/api/chatgroup/joinAnchorGroup',
  summary: 'Enters the fan group of an anchor whom the member follows. The first fan creates it; the anchor owns it.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 30, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: () => ['chatGroup'],
})

export const getAnnouncements = /* @__PURE__ */ query('getAnnouncements', {
  method: 'POST',
  path: '/api/chatgroup/getAnnouncements',
  summary:
    'What the managers of a group have announced, the latest first. Those of fan groups are for members, others for everybody.',
  needs: 'guest',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: ({ group_id }) => [{ type: 'chatGroup', id: group_id }],
})

export const addAnnouncement = /* @__PURE__ */ mutation('addAnnouncement', {
  method: 'POST',
  path: '/api/chatgroup/addAnnouncement',
  summary:
    'Announces a text in a group. Members get a ChatGroupAnnouceNew, the notice room a ChatGroupAnchorFansNewMsg.',
  needs: 'manager',
  manages: ({ group_id }) => ({ group: group_id }),
  switch: null,
  ours: true,
  limit: [{ count: 20, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: ['notFound'],
  key: true,
  shows: ['failure'],
  tags: ({ group_id }) => [{ type: 'chatGroup', id: group_id }],
})

export const deleteAnnouncement = /* @__PURE__ */ mutation('deleteAnnouncement', {
  method: 'POST',
  path: '/api/chatgroup/deleteAnnouncement',
  summary: 'Deletes an announcement of a group.',
  needs: 'manager',
  manages: ({ group_id }) => ({ group: group_id }),
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: ({ group_id }) => [{ type: 'chatGroup', id: group_id }],
})

export const getGroupConfig = /* @__PURE__ */ query('getGroupConfig', {
  method: 'POST',
  path: '/api/chatgroup/getGroupConfig',
  summary: 'The slow mode of a group and the least level of those who write in it, for its members.',
  needs: 'guest',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: ({ group_id }) => [{ type: 'chatGroup', id: group_id }],
})

export const setGroupConfig = /* @__PURE__ */ mutation('setGroupConfig', {
  method: 'POST',
  path: '/api/chatgroup/setGroupConfig',
  summary:
    'Sets the slow mode of a group and the least level of those who write in it. Members get a ChatGroupTipsMessage; ' +
    'the owner and the managers are exempt.',
  needs: 'manager',
  manages: ({ group_id }) => ({ group: group_id }),
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: ({ group_id }) => ['live', { type: 'chatGroup', id: group_id }],
})

export const chatGroupRows = {
  getChatGroups,
  getAnchorGroups,
  joinAnchorGroup,
  getAnnouncements,
  addAnnouncement,
  deleteAnnouncement,
  getGroupConfig,
  setGroupConfig,
}
