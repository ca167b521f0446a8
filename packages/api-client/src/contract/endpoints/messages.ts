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

export const messageRows = { getMessages, getMessageCounts, readMessages }
