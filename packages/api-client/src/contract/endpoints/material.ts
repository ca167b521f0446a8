import { mutation, query } from '../define-endpoint'
import { MINUTE, TEN_MINUTES } from '../limits'

export const getMyMaterial = /* @__PURE__ */ query('getMyMaterial', {
  method: 'POST',
  path: '/api/material/getMyMaterial',
  summary: 'The pictures and videos that the member has submitted, with the state of their review, the latest first.',
  needs: 'member',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['material'],
})

export const addMaterial = /* @__PURE__ */ mutation('addMaterial', {
  method: 'POST',
  path: '/api/material/addMaterial',
  summary:
    'Submits a picture or a video of the member. Once an operator has approved it, it is shown as a moment or a short video.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 20, perMs: TEN_MINUTES, by: 'viewer' }],
  errors: ['alreadyDone'],
  key: true,
  shows: [],
  tags: () => ['material'],
})

export const deleteMaterial = /* @__PURE__ */ mutation('deleteMaterial', {
  method: 'POST',
  path: '/api/material/deleteMaterial',
  summary: 'Deletes a picture or a video of the member, also the moment or the short video that was made of it.',
  needs: 'member',
  switch: null,
  ours: true,
  limit: [{ count: 60, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: false,
  shows: [],
  tags: () => ['material', 'content'],
})

export const materialRows = { getMyMaterial, addMaterial, deleteMaterial }
