import { query } from '../define-endpoint'
import { listTags } from '../list-tags'

export const searchEvents = /* @__PURE__ */ query('searchEvents', {
  method: 'POST',
  path: '/api/search/events',
  summary: 'Leagues by name, pinyin or initials; names like the keyword if nothing has it.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => [],
})

export const searchTeams = /* @__PURE__ */ query('searchTeams', {
  method: 'POST',
  path: '/api/search/teams',
  summary: 'Teams by name, pinyin or initials; names like the keyword if nothing has it.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => [],
})

export const searchMatches = /* @__PURE__ */ query('searchMatches', {
  method: 'POST',
  path: '/api/search/matches',
  summary: 'Matches of the teams, or else the leagues, that fit best: those in play, the next ones, the last ones.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: (_request, reply) => listTags('match', reply),
})

export const getRaceSearch = /* @__PURE__ */ query('getRaceSearch', {
  method: 'POST',
  path: '/api/race/getRaceSearch',
  summary: 'Matches of a sport, found as by searchMatches.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: (_request, reply) => listTags('match', reply),
})

export const searchRaceHome = /* @__PURE__ */ query('searchRaceHome', {
  method: 'POST',
  path: '/api/search/raceHome',
  summary: 'The first three results of each kind; names like the keyword if there are none.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['match', 'live'],
})

export const search = /* @__PURE__ */ query('search', {
  method: 'POST',
  path: '/webapi/search/:type',
  summary: 'The results of a kind. Its first page counts a keyword that is a name, for the hot searches.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: ({ type }) => (type === 'matches' ? ['match'] : ['live']),
})

export const getHotSearches = /* @__PURE__ */ query('getHotSearches', {
  method: 'POST',
  path: '/api/search/getHotSearches',
  summary: 'Keywords to propose: those of the site’s operator, then the names that are searched most.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => [],
})

export const searchRows = {
  searchEvents,
  searchTeams,
  searchMatches,
  getRaceSearch,
  searchRaceHome,
  search,
  getHotSearches,
}
