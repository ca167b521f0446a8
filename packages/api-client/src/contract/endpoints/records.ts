import { mutation, query } from '../define-endpoint'

export const getLiveLog = /* @__PURE__ */ query('getLiveLog', {
  method: 'POST',
  path: '/webapi/user/getLiveLog',
  summary: 'The live rooms that the member has opened, each once, the last one first.',
  needs: 'member',
  switch: null,
  errors: [],
  tags: () => ['liveLog'],
})

export const clearLiveLog = /* @__PURE__ */ mutation('clearLiveLog', {
  method: 'POST',
  path: '/api/user/clearLiveLog',
  summary: 'Forgets which live rooms the member has opened.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [],
  errors: [],
  key: false,
  shows: ['loading', 'failure'],
  tags: () => ['liveLog'],
})

export const getMyLog = /* @__PURE__ */ query('getMyLog', {
  method: 'POST',
  path: '/api/user/getMyLog',
  summary:
    'What has happened in the account of the member, the latest first: logins, changes of its security, purchases and ' +
    'gifts, awards of tasks.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['user', 'task', 'session'],
})

export const recordRows = { getLiveLog, clearLiveLog, getMyLog }
