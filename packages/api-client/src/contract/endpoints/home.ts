import { query } from '../define-endpoint'

export const getHomeData = /* @__PURE__ */ query('getHomeData', {
  method: 'POST',
  path: '/api/home/getHomeData',
  summary: 'What the home page shows: rooms on air, anchors and matches to recommend, and the announcement.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['live', 'match', 'content'],
})

export const getHomeScroll = /* @__PURE__ */ query('getHomeScroll', {
  method: 'POST',
  path: '/api/home/getHomeScroll',
  summary: 'The banners of the home page in their time, for the site and the language of the call.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['content'],
})

export const homeRows = { getHomeData, getHomeScroll }
