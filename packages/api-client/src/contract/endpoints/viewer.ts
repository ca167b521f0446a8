import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getUserInfo = /* @__PURE__ */ query('getUserInfo', {
  method: 'POST',
  path: '/webapi/User/getUserInfo',
  summary: 'The member behind the token.',
  needs: 'member',
  switch: null,
  errors: [],
  tags: () => ['user'],
})

export const getGuestInfo = /* @__PURE__ */ mutation('getGuestInfo', {
  method: 'POST',
  path: '/api/user/getGuestInfo',
  summary: 'A guest identity with credentials that expire. A valid one in uid and token is renewed.',
  needs: 'anyone',
  switch: null,
  limit: [{ count: 240, perMs: MINUTE, by: 'address' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => [],
})

/** The calls that identify the viewer. The app makes them first, so they are separate from the other user calls. */
export const viewerRows = { getUserInfo, getGuestInfo }
