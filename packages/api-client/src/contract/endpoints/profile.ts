import { mutation, query } from '../define-endpoint'
import { MINUTE, TEN_MINUTES } from '../limits'

export const getAvatarChoices = /* @__PURE__ */ query('getAvatarChoices', {
  method: 'POST',
  path: '/api/user/getAvatarChoices',
  summary: 'The pictures of the site that a member may choose, by sp_source.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => [],
})

export const editUserInfo = /* @__PURE__ */ mutation('editUserInfo', {
  method: 'POST',
  path: '/api/user/editUserInfo',
  summary: 'Changes what a member says about himself, also in the chat. Names and texts pass the word list.',
  needs: 'member',
  switch: null,
  limit: [{ count: 30, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: [],
  key: true,
  shows: ['loading'],
  tags: () => ['user'],
})

export const refreshNickname = /* @__PURE__ */ mutation('refreshNickname', {
  method: 'POST',
  path: '/api/user/refreshNickname',
  summary: 'Proposes a name that nobody has, in the language of the caller.',
  needs: 'guest',
  switch: null,
  limit: [{ count: 30, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: ['failure'],
  tags: () => [],
})

export const updateThirdMember = /* @__PURE__ */ mutation('updateThirdMember', {
  method: 'POST',
  path: '/api/user/updateThirdMember',
  summary: 'The id by which partners know the member, which it gets with the first call and keeps.',
  needs: 'member',
  switch: null,
  limit: [{ count: 30, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => ['user'],
})

export const getUserLastOnline = /* @__PURE__ */ query('getUserLastOnline', {
  method: 'POST',
  path: '/api/user/getUserLastOnline',
  summary: 'When a member was last online; 0 for guests, for members who hide it, and to those whom the member blocks.',
  needs: 'guest',
  switch: null,
  errors: ['notFound'],
  tags: ({ userid }) => [{ type: 'user', id: userid }],
})

export const getUserThirdPrivateAgent = /* @__PURE__ */ query('getUserThirdPrivateAgent', {
  method: 'POST',
  path: '/api/user/getUserThirdPrivateAgent',
  summary: 'Whom the member may write to for help: the customer service of the site, and who invited the member.',
  needs: 'member',
  switch: null,
  errors: [],
  tags: () => ['user', 'config'],
})

export const profileRows = {
  getAvatarChoices,
  editUserInfo,
  refreshNickname,
  updateThirdMember,
  getUserLastOnline,
  getUserThirdPrivateAgent,
}
