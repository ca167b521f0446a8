import { mutation, query } from '../define-endpoint'

const ofMatch = ({ matchid }: { readonly matchid: number | string }) => [{ type: 'match', id: matchid }] as const
/** Viewers may leave out what they have collected. */
const ofCounted = (match: Parameters<typeof ofMatch>[0]) => [...ofMatch(match), 'attention'] as const

export const getAnalysisData = /* @__PURE__ */ query('getAnalysisData', {
  method: 'POST',
  path: '/webapi/:sport/getAnalysisData',
  summary: 'Meetings, form, next matches and table lines of both teams, the vote and the forecast.',
  needs: 'anyone',
  switch: 'race_analysis',
  errors: ['notFound'],
  tags: ofCounted,
})

export const getLineupData = /* @__PURE__ */ query('getLineupData', {
  method: 'POST',
  path: '/webapi/:sport/getLineupData',
  summary: 'The line-ups of a football match: formation, first eleven, bench and absent players. Empty until known.',
  needs: 'anyone',
  switch: 'race_lineup',
  errors: ['notFound'],
  tags: ofMatch,
})

export const getMatchRank = /* @__PURE__ */ query('getMatchRank', {
  method: 'POST',
  path: '/webapi/:sport/getMatchRank',
  summary: 'The table in which both teams are.',
  needs: 'anyone',
  switch: 'room_rank',
  errors: ['notFound'],
  tags: ofCounted,
})

export const getMatchTop3Data = /* @__PURE__ */ query('getMatchTop3Data', {
  method: 'POST',
  path: '/webapi/:sport/getMatchTop3Data',
  summary: 'The three leaders of each team of a basketball match in points, rebounds and assists.',
  needs: 'anyone',
  switch: 'race_status',
  errors: ['notFound'],
  tags: ofMatch,
})

export const getMatchCombineData = /* @__PURE__ */ query('getMatchCombineData', {
  method: 'POST',
  path: '/webapi/:sport/getMatchCombineData',
  summary: 'The match, its statistics and its incidents in one reply, for web views.',
  needs: 'anyone',
  switch: 'race_status',
  errors: ['notFound'],
  tags: ofMatch,
})

export const vote_race_team = /* @__PURE__ */ mutation('vote_race_team', {
  method: 'POST',
  path: '/api/race/vote_race_team',
  summary: 'Votes for the outcome of a match, once, until its kick-off.',
  needs: 'guest',
  switch: 'race_analysis',
  limit: [],
  errors: ['notFound', 'alreadyDone'],
  key: true,
  shows: ['failure'],
  tags: ofMatch,
})

export const getMatchTimeline = /* @__PURE__ */ query('getMatchTimeline', {
  method: 'POST',
  path: '/api/:sport/getMatchTimeline',
  summary: 'Score, odds and momentum of each minute that has been played.',
  needs: 'anyone',
  switch: 'race_status',
  ours: true,
  errors: ['notFound'],
  tags: ofMatch,
})

export const getForecastQuality = /* @__PURE__ */ query('getForecastQuality', {
  method: 'POST',
  path: '/api/:sport/getForecastQuality',
  summary: 'How good the forecasts of the football matches of this competition were.',
  needs: 'anyone',
  switch: 'race_analysis',
  ours: true,
  errors: ['notFound'],
  tags: ofMatch,
})

/** The tabs of a match page besides its events. A bundle loads whole modules, and a first visit needs none of these. */
export const matchPageRows = {
  getAnalysisData,
  getLineupData,
  getMatchRank,
  getMatchTop3Data,
  getMatchCombineData,
  vote_race_team,
  getMatchTimeline,
  getForecastQuality,
}
