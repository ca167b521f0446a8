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
  tags: () => ['task', 'user'],
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

export const getSendCommentAward = /* @__PURE__ */ mutation('getSendCommentAward', {
  method: 'POST',
  path: '/api/task/getSendCommentAward',
  summary:
    'Pays the gold for so many comments in live rooms of today in Shanghai, each once, 10 a day; status 8 if fewer are left.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['task', 'user'],
})

export const getWatchLiveAward = /* @__PURE__ */ mutation('getWatchLiveAward', {
  method: 'POST',
  path: '/api/task/getWatchLiveAward',
  summary:
    'Pays the gold for so many full 30 minutes that the member has watched today in Shanghai, 4 a day; status 8 if fewer are left.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['task', 'user'],
})

export const getOnlineAward = /* @__PURE__ */ mutation('getOnlineAward', {
  method: 'POST',
  path: '/api/task/getOnlineAward',
  summary:
    'Pays the gold for so many full 30 minutes that the member was online today in Shanghai, 5 a day; status 8 if fewer are left.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['task', 'user'],
})

export const getShareMessageAward = /* @__PURE__ */ mutation('getShareMessageAward', {
  method: 'POST',
  path: '/api/task/getShareMessageAward',
  summary: 'Pays the gold for so many shares of today in Shanghai, 5 a day; status 8 if fewer are left.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['task', 'user'],
})

export const getSendFirstGiftAward = /* @__PURE__ */ mutation('getSendFirstGiftAward', {
  method: 'GET',
  path: '/api/task/getSendFirstGiftAward',
  summary: 'Pays the gold of the first gift of the day in Shanghai, once; status 8 without a gift or if it is paid.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['task', 'user'],
})

/** The add… calls ask: the server notes the stages that it has seen. */
export const addSendCommentStage = /* @__PURE__ */ mutation('addSendCommentStage', {
  method: 'GET',
  path: '/api/task/addSendCommentStage',
  summary: 'Notes the comments that the member has written in live rooms today, and returns the progress.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: [],
  key: true,
  shows: [],
  tags: () => ['task'],
})

export const addWatchLiveStage = /* @__PURE__ */ mutation('addWatchLiveStage', {
  method: 'GET',
  path: '/api/task/addWatchLiveStage',
  summary:
    'Notes the full 30 minutes that the member has watched today by updateVideoWatchTime, and returns the progress.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: [],
  key: true,
  shows: [],
  tags: () => ['task'],
})

export const addShareMessageStage = /* @__PURE__ */ mutation('addShareMessageStage', {
  method: 'GET',
  path: '/api/task/addShareMessageStage',
  summary: 'Notes a share, at most 5 a day and 30 s apart, and returns the progress.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: [],
  key: true,
  shows: [],
  tags: () => ['task'],
})

export const addOnlineStage = /* @__PURE__ */ mutation('addOnlineStage', {
  method: 'POST',
  path: '/api/task/addOnlineStage',
  summary: 'Notes the full 30 minutes that the member was connected to chat today, and returns the progress.',
  needs: 'member',
  switch: null,
  limit: [],
  errors: [],
  key: true,
  shows: [],
  tags: () => ['task'],
})

export const taskRows = {
  getTaskInfo,
  checkin,
  getFirstVipAward,
  getAppFirstLoginAward,
  getInviteFriendAward,
  getSendCommentAward,
  getWatchLiveAward,
  getOnlineAward,
  getShareMessageAward,
  getSendFirstGiftAward,
  addSendCommentStage,
  addWatchLiveStage,
  addShareMessageStage,
  addOnlineStage,
}
