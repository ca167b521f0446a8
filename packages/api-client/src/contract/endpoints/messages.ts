import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getMessages = /* @__PURE__ */ query('getMessages', {
  method: 'POST',
  path: '/api/message/getMessages',
  summary: 'The messages of the product to the member of one kind, the newest first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['message'],
})

export const getMessageCounts = /* @__PURE__ */ query('getMessageCounts', {
  method: 'POST',
  path: '/api/message/getMessageCounts',
  summary: 'How many messages of each kind the member has not read.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['message'],
})

export const readMessages = /* @__PURE__ */ mutation('readMessages', {
  method: 'POST',
  path: '/api/message/readMessages',
  summary: 'Marks messages of the member as read: those of the ids, or all.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 120, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => ['message'],
})

export const getNoticeSettings = /* @__PURE__ */ query('getNoticeSettings', {
  method: 'POST',
  path: '/api/message/getNoticeSettings',
  summary: 'Of what the member is told while the app is closed, and the hours of the day without it.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['message'],
})

export const setNoticeSettings = /* @__PURE__ */ mutation('setNoticeSettings', {
  method: 'POST',
  path: '/api/message/setNoticeSettings',
  summary: 'Changes the given settings of notices. The quiet hours are those of the zone `tz`.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 120, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: ['failure'],
  tags: () => ['message'],
})

export const getPushKey = /* @__PURE__ */ query('getPushKey', {
  method: 'POST',
  path: '/api/message/getPushKey',
  summary: 'The key with which a browser subscribes to messages while the app is closed.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => [],
})

export const savePushSubscription = /* @__PURE__ */ mutation('savePushSubscription', {
  method: 'POST',
  path: '/api/message/savePushSubscription',
  summary:
    'Messages for the viewer also go to this browser, in the language of the call, until the session ends. The address must be one of a known push service.',
  needs: 'guest',
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notAllowed'],
  key: false,
  shows: [],
  tags: () => [],
})

export const dropPushSubscription = /* @__PURE__ */ mutation('dropPushSubscription', {
  method: 'POST',
  path: '/api/message/dropPushSubscription',
  summary: 'No more messages go to this browser of the viewer.',
  needs: 'guest',
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => [],
})

export const messageRows = {
  getMessages,
  getMessageCounts,
  readMessages,
  getNoticeSettings,
  setNoticeSettings,
  getPushKey,
  savePushSubscription,
  dropPushSubscription,
}
