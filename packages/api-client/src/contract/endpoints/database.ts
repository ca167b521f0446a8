import { query } from '../define-endpoint'

const ofMatches = () => ['match'] as const
/** Viewers may leave out what they have collected. */
const ofCounted = () => ['match', 'attention'] as const

export const getDatabaseHome = /* @__PURE__ */ query('getDatabaseHome', {
  method: 'POST',
  path: '/api/SportDatabase/getHome',
  summary:
    'The best known leagues of basketball and football, those that most live rooms show now, and the newest World Cup.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['live'],
})

export const getEventList = /* @__PURE__ */ query('getEventList', {
  method: 'POST',
  path: '/api/SportDatabase/getEventList',
  summary: 'All leagues with stored seasons, the best known first.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: ofMatches,
})

export const getEventInfo = /* @__PURE__ */ query('getEventInfo', {
  method: 'POST',
  path: '/api/SportDatabase/getEventInfo',
  summary: 'A league with its seasons, and the tabs and rounds of one of them.',
  needs: 'anyone',
  switch: null,
  errors: ['notFound'],
  tags: ofMatches,
})

export const getEventView = /* @__PURE__ */ query('getEventView', {
  method: 'POST',
  path: '/api/SportDatabase/getEventView',
  summary: 'A season in numbers: matches, goals, results.',
  needs: 'anyone',
  switch: null,
  errors: ['notFound'],
  tags: ofCounted,
})

export const getEventIntegral = /* @__PURE__ */ query('getEventIntegral', {
  method: 'POST',
  path: '/api/SportDatabase/getEventIntegral',
  summary:
    'The tables of a season: all matches, at home or away. Teams with equal points are sorted by the rule of the league.',
  needs: 'anyone',
  switch: null,
  errors: ['notFound'],
  tags: ofCounted,
})

export const getEventRank = /* @__PURE__ */ query('getEventRank', {
  method: 'POST',
  path: '/api/SportDatabase/getEventRank',
  summary: 'The first 30 of a season: scorers, assists, cards, or teams by what they scored.',
  needs: 'anyone',
  switch: null,
  errors: ['notFound'],
  tags: ofCounted,
})

export const getEventMatch = /* @__PURE__ */ query('getEventMatch', {
  method: 'POST',
  path: '/api/SportDatabase/getEventMatch',
  summary: 'The matches of a round, by kick-off.',
  needs: 'anyone',
  switch: null,
  errors: ['notFound'],
  tags: ofMatches,
})

export const getHotFootballRank = /* @__PURE__ */ query('getHotFootballRank', {
  method: 'POST',
  path: '/api/SportDatabase/getHotFootballRank',
  summary: 'The first three of the best known football leagues.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: ofCounted,
})

export const getHotBasketballRank = /* @__PURE__ */ query('getHotBasketballRank', {
  method: 'POST',
  path: '/api/SportDatabase/getHotBasketballRank',
  summary: 'The first three of the best known basketball leagues.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: ofCounted,
})

export const getBaseDictionary = /* @__PURE__ */ query('getBaseDictionary', {
  method: 'POST',
  path: '/api/SportDatabase/getBaseDictionary',
  summary: 'The names of rankings, tables and sports in the language of the call, each with its value in requests.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => [],
})

export const getBillboard = /* @__PURE__ */ query('getBillboard', {
  method: 'POST',
  path: '/api/SportDatabase/getBillboard',
  summary: 'A ranking over the newest seasons of the best known football leagues.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: ofCounted,
})

/** The sport database, without national teams. */
export const databaseRows = {
  getDatabaseHome,
  getEventList,
  getEventInfo,
  getEventView,
  getEventIntegral,
  getEventRank,
  getEventMatch,
  getHotFootballRank,
  getHotBasketballRank,
  getBaseDictionary,
  getBillboard,
}
