import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const followUser = /* @__PURE__ */ mutation('followUser', {
  method: 'POST',
  path: '/api/user/followUser',
  summary:
    'Follows an anchor, a master or another member, or no longer. The room of an anchor hears of a new fan once.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: () => ['follow', 'user'],
})

export const getFollowed = /* @__PURE__ */ query('getFollowed', {
  method: 'POST',
  path: '/api/user/getFollowed',
  summary: 'The uids of all whom the member follows.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['follow'],
})

export const getFollows = /* @__PURE__ */ query('getFollows', {
  method: 'POST',
  path: '/api/user/getFollows',
  summary: 'Those whom the member follows: first who is on air, then the latest.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['follow'],
})

export const getFans = /* @__PURE__ */ query('getFans', {
  method: 'POST',
  path: '/api/user/getFans',
  summary: 'Those who follow the member, the latest first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['follow'],
})

export const followRows = { followUser, getFollowed, getFollows, getFans }
