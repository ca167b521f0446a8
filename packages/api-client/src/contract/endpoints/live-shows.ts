import { mutation } from '../define-endpoint'
import { MINUTE } from '../limits'

const LIMIT = [{ count: 10, perMs: MINUTE, by: 'viewer' }] as const

export const startLive = /* @__PURE__ */ mutation('startLive', {
  method: 'POST',
  path: '/api/live/startLive',
  summary:
    "Puts the anchor's own room on air, tells its viewers and the anchor's fans, and returns the address for the stream, " +
    'once. On air it changes the title, the category and the match, and returns another address.',
  needs: 'anchor',
  switch: null,
  ours: true,
  limit: LIMIT,
  errors: ['notFound'],
  key: true,
  shows: [],
  tags: () => ['live'],
})

export const endLive = /* @__PURE__ */ mutation('endLive', {
  method: 'POST',
  path: '/api/live/endLive',
  summary:
    "Takes the anchor's own room off air, ends its stream, and returns what there was: viewers, gifts and minutes.",
  needs: 'anchor',
  switch: null,
  ours: true,
  limit: LIMIT,
  errors: [],
  key: true,
  shows: [],
  tags: () => ['live'],
})

export const liveShowRows = { startLive, endLive }
