import { query } from '../define-endpoint'
import { listTags } from '../list-tags'

export const getCategory = /* @__PURE__ */ query('getCategory', {
  method: 'POST',
  path: '/webapi/live/getCategory',
  summary: 'The categories of live rooms.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['live'],
})

export const getRealLives = /* @__PURE__ */ query('getRealLives', {
  method: 'POST',
  path: '/api/live/getRealLives',
  summary: 'Rooms on air: first those that the operator puts first, then the hottest.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: (_request, reply) => listTags('live', reply),
})

export const getNoMatchLiveList = /* @__PURE__ */ query('getNoMatchLiveList', {
  method: 'POST',
  path: '/api/live/getNoMatchLiveList',
  summary: 'Rooms on air that show no match, the hottest first.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: (_request, reply) => listTags('live', reply),
})

export const liveRows = {
  getCategory,
  getRealLives,
  getNoMatchLiveList,
}
