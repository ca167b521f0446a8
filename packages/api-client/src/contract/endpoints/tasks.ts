import { mutation, query } from '../define-endpoint'

export const getTaskInfo = /* @__PURE__ */ query('getTaskInfo', {
  method: 'GET',
  path: '/api/task/getTaskInfo',
  summary: 'Check-in state and daily tasks of the member, by days in Asia/Shanghai.',
  needs: 'member',
  switch: null,
  errors: [],
  tags: () => ['task'],
})

/** It makes nothing stale by itself: the app shows the success first, then reloads. Rule: DOM-47. */
export const checkin = /* @__PURE__ */ mutation('checkin', {
  method: 'POST',
  path: '/api/task/checkin',
  summary: "Pays the day's prize once, also for repeated clicks; status 8 if it is already paid.",
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['alreadyDone', 'notEnoughGold'],
  key: true,
  shows: ['loading'],
  tags: () => [],
})

/** A change although it is a GET, as the specification has it. It is idempotent: a repeated call gives no more days. */
export const getFirstVipAward = /* @__PURE__ */ mutation('getFirstVipAward', {
  method: 'GET',
  path: '/api/task/getFirstVipAward',
  summary: 'Gives the member the VIP days of the first-VIP reward, once; later calls return the same days.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['notAllowed'],
  key: true,
  shows: ['loading', 'failure'],
  tags: () => ['user'],
})

/** A change although it is a GET, as the specification has it. Refusals are silent: the row of the task says what is left. */
export const getAppFirstLoginAward = /* @__PURE__ */ mutation('getAppFirstLoginAward', {
  method: 'GET',
  path: '/api/task/getAppFirstLoginAward',
  summary: 'Pays the gold of the first login once an account; status 8 if it is already paid.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['task', 'user'],
})

export const getInviteFriendAward = /* @__PURE__ */ mutation('getInviteFriendAward', {
  method: 'POST',
  path: '/api/task/getInviteFriendAward',
  summary: 'Pays the gold for so many registered friends, each once; status 8 if fewer are left.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['task', 'user'],
})

export const taskRows = { getTaskInfo, checkin, getFirstVipAward, getAppFirstLoginAward, getInviteFriendAward }
