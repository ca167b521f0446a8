import { query } from '../define-endpoint'
import { listTags } from '../list-tags'

const ofMatch = ({ matchid }: { readonly matchid: number | string }) => [{ type: 'match', id: matchid }] as const

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
  summary:
    'Statistics and colours of both teams and, for football, the momentum a minute (home positive, -100 to 100).',
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
  tags: (request, reply) => [...ofMatch(request), ...listTags('live', reply)],
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

export const matchDetailRows = {
  getMatchInfo,
  getMatchData,
  getTliveData,
  matchOdd,
  getMatchAnchors,
  getIncidentsData,
}
