import { mutation, query } from '../define-endpoint'

const ofMatch = ({ matchid }: { readonly matchid: number | string }) => [{ type: 'match', id: matchid }] as const

export const getDateMatch = /* @__PURE__ */ query('getDateMatch', {
  method: 'POST',
  path: '/api/race/getDateMatch',
  summary: 'All matches of a day in the zone `tz`; today also those still in play since yesterday.',
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
  summary: 'Collects a match (type 1) or lets it go (type 0).',
  needs: 'guest',
  switch: null,
  limit: [],
  errors: ['notFound'],
  key: false,
  shows: ['failure'],
  tags: () => ['attention'],
})

export const getMatchInfo = /* @__PURE__ */ query('getMatchInfo', {
  method: 'POST',
  path: '/api/:sport/getMatchInfo',
  summary: 'One match.',
  needs: 'anyone',
  switch: null,
  errors: ['notFound'],
  tags: ofMatch,
})

export const getMatchData = /* @__PURE__ */ query('getMatchData', {
  method: 'POST',
  path: '/api/:sport/getMatchData',
  summary: 'Statistics of both teams and, for football, the momentum a minute (home positive, -100 to 100).',
  needs: 'anyone',
  switch: 'race_status',
  errors: ['notFound'],
  tags: ofMatch,
})

export const getTliveData = /* @__PURE__ */ query('getTliveData', {
  method: 'POST',
  path: '/api/:sport/getTliveData',
  summary: 'Text commentary after `startid`, oldest first, at most 200 lines.',
  needs: 'anyone',
  switch: 'race_status',
  errors: ['notFound'],
  tags: ofMatch,
})

export const matchOdd = /* @__PURE__ */ query('matchOdd', {
  method: 'POST',
  path: '/api/:sport/matchOdd',
  summary: 'Odds of the bookmakers with their movement.',
  needs: 'anyone',
  switch: 'race_index',
  errors: ['notFound'],
  tags: ofMatch,
})

export const getMatchAnchors = /* @__PURE__ */ query('getMatchAnchors', {
  method: 'POST',
  path: '/api/:sport/getMatchAnchors',
  summary: 'The live rooms that show the match.',
  needs: 'anyone',
  switch: null,
  errors: ['notFound'],
  tags: () => ['live'],
})

export const getIncidentsData = /* @__PURE__ */ query('getIncidentsData', {
  method: 'POST',
  path: '/webapi/football/getIncidentsData',
  summary: 'Goals, cards, substitutions and periods of a football match, oldest first.',
  needs: 'anyone',
  switch: 'race_status',
  errors: ['notFound'],
  tags: ofMatch,
})

export const matchRows = {
  getDateMatch,
  getEventByDate,
  getAttentMatchlist,
  attentMatch,
  getMatchInfo,
  getMatchData,
  getTliveData,
  matchOdd,
  getMatchAnchors,
  getIncidentsData,
}
