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

export const getAnchorPage = /* @__PURE__ */ query('getAnchorPage', {
  method: 'POST',
  path: '/api/anchor/getAnchorPage',
  summary: 'The page of an anchor: who it is, the room on air, the latest videos and moments, the group of the fans.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['live'],
})

export const getRecAnchors = /* @__PURE__ */ query('getRecAnchors', {
  method: 'POST',
  path: '/api/anchor/getRecAnchors',
  summary: 'Anchors to recommend: those on air first, by heat.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['live'],
})

export const anchorRows = { getAnchorList, getAnchorPage, getRecAnchors }
