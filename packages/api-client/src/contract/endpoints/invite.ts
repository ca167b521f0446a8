import { query } from '../define-endpoint'

export const getInviteInfo = /* @__PURE__ */ query('getInviteInfo', {
  method: 'POST',
  path: '/api/invite/getInviteInfo',
  summary: 'The invite code of the member, its link, how many registered with it, and the gold claimed for them.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['task'],
})

export const getInvitees = /* @__PURE__ */ query('getInvitees', {
  method: 'POST',
  path: '/api/invite/getInvitees',
  summary: 'Who registered with the code of the member, with masked names, the latest first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['task'],
})

export const inviteRows = { getInviteInfo, getInvitees }
