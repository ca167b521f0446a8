import { mutation } from '../define-endpoint'
import { MINUTE } from '../limits'

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
  tags: () => ['live'],
})

export const chatGroupRows = { setGroupConfig }
