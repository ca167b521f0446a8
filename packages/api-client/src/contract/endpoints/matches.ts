import { mutation, query } from '../define-endpoint'
import { MINUTE } from '../limits'

export const getDateMatch = /* @__PURE__ */ query('getDateMatch', {
  method: 'POST',
  path: '/api/race/getDateMatch',
  summary:
    'All matches of a day in the zone `tz`; today also those still in play since yesterday. With the `mark` of an earlier reply only what has changed since.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['match'],
})

export const getEventByDate = /* @__PURE__ */ query('getEventByDate', {
  method: 'POST',
  path: '/api/race/getEventByDate',
  summary: 'How many matches of each sport a day in the zone `tz` has, per event.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['match'],
})

export const getAttentMatchlist = /* @__PURE__ */ query('getAttentMatchlist', {
  method: 'POST',
  path: '/api/race/getAttentMatchlist',
  summary: 'The matches the viewer has collected, next kick-off first.',
  needs: 'guest',
  switch: null,
  errors: [],
  tags: () => ['attention'],
})

export const attentMatch = /* @__PURE__ */ mutation('attentMatch', {
  method: 'POST',
  path: '/api/:sport/attentMatch',
  summary: 'Adds a match to the collection (type 1) or removes it (type 0).',
  needs: 'guest',
  switch: null,
  limit: [{ count: 120, perMs: MINUTE, by: 'viewer' }],
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: () => ['attention'],
})

/** Lists of matches. The rows of the first pages are in modules of their own, because a bundle loads whole modules. */
export const matchRows = {
  getDateMatch,
  getEventByDate,
  getAttentMatchlist,
  attentMatch,
}
