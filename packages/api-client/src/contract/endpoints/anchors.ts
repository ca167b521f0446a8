import { query } from '../define-endpoint'

export const getAnchorList = /* @__PURE__ */ query('getAnchorList', {
  method: 'POST',
  path: '/api/anchor/getAnchorList',
  summary: 'The anchors of a sport: those on air first, by heat (hot); by fans; the newest first (new).',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['live'],
})

export const anchorRows = { getAnchorList }
