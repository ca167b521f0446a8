import { mutation } from '../define-endpoint'
import { MINUTE } from '../limits'

/** A repeated call offers another address; an upload that never comes is forgotten. */
export const getTempKeysForMinio = /* @__PURE__ */ mutation('getTempKeysForMinio', {
  method: 'POST',
  path: '/api/config/getTempKeysForMinio',
  summary:
    'An address to which the caller may PUT one picture of this size, or a member one video, and where it is then.',
  needs: 'guest',
  switch: null,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => [],
})

export const getTempKeysForMinioByGet = /* @__PURE__ */ mutation('getTempKeysForMinioByGet', {
  method: 'GET',
  path: '/api/config/getTempKeysForMinio',
  summary: 'The same as getTempKeysForMinio.',
  needs: 'guest',
  switch: null,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => [],
})

export const getTempKeysForCos = /* @__PURE__ */ mutation('getTempKeysForCos', {
  method: 'POST',
  path: '/webapi/config/getTempKeysForCos',
  summary: 'Five temporary keys with the address of one picture or video: our uploads take no other.',
  needs: 'member',
  switch: null,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: [],
  key: false,
  shows: [],
  tags: () => [],
})

export const uploadRows = { getTempKeysForMinio, getTempKeysForMinioByGet, getTempKeysForCos }
