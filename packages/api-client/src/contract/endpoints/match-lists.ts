import { query } from '../define-endpoint'

export const getRaceTag = /* @__PURE__ */ query('getRaceTag', {
  method: 'POST',
  path: '/api/race/getRaceTag',
  summary: 'The leagues of a day with the number of their matches, those that most viewers follow first.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['match'],
})

export const getRaceSubTab = /* @__PURE__ */ query('getRaceSubTab', {
  method: 'POST',
  path: '/api/race/getRaceSubTab',
  summary: 'How many matches of a day each sport has: all, in play, waiting and finished.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['match'],
})

export const getRecentMatchCount = /* @__PURE__ */ query('getRecentMatchCount', {
  method: 'POST',
  path: '/api/race/getRecentMatchCount',
  summary: 'How many matches each of the days around a day has.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['match'],
})

export const getRecMath = /* @__PURE__ */ query('getRecMath', {
  method: 'POST',
  path: '/api/race/getRecMath',
  summary:
    'Recommended matches: in play before those of the next 24 hours, with a live room first, then those that most viewers collected.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['match'],
})

/** What goes with the lists of matches: leagues, counts and recommendations. */
export const matchListRows = {
  getRaceTag,
  getRaceSubTab,
  getRecentMatchCount,
  getRecMath,
}
