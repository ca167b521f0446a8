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

export const messageRows = { getMessages, getMessageCounts, readMessages, getNoticeSettings, setNoticeSettings }
