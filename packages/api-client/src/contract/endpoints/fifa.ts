import { query } from '../define-endpoint'

export const getFifaRank = /* @__PURE__ */ query('getFifaRank', {
  method: 'POST',
  path: '/api/SportDatabase/getFifaRank',
  summary: 'The newest ranking of national teams, with the rankings before it.',
  needs: 'anyone',
  switch: null,
  errors: [],
  tags: () => ['match'],
})

export const getFifaTopic = /* @__PURE__ */ query('getFifaTopic', {
  method: 'POST',
  path: '/api/SportDatabase/getFifaTopic',
  summary: 'The newest World Cup: groups, bracket, matches and scorers.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: [],
  tags: () => ['match', 'attention'],
})

export const getFifaTeam = /* @__PURE__ */ query('getFifaTeam', {
  method: 'POST',
  path: '/api/SportDatabase/getFifaTeam',
  summary: 'A national team: its rank, its group and its matches of the newest World Cup.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['match', 'attention'],
})

export const getFifaTeamStats = /* @__PURE__ */ query('getFifaTeamStats', {
  method: 'POST',
  path: '/api/SportDatabase/getFifaTeamStats',
  summary: "A national team's figures a match of the newest World Cup, with the mean of all teams.",
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['match', 'attention'],
})

export const getFifaTeamHonor = /* @__PURE__ */ query('getFifaTeamHonor', {
  method: 'POST',
  path: '/api/SportDatabase/getFifaTeamHonor',
  summary: 'The tournaments that a national team took part in, with titles and lost finals.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['match'],
})

export const getFifaTeamSquad = /* @__PURE__ */ query('getFifaTeamSquad', {
  method: 'POST',
  path: '/api/SportDatabase/getFifaTeamSquad',
  summary: 'The players of a national team.',
  needs: 'anyone',
  switch: null,
  ours: true,
  errors: ['notFound'],
  tags: () => ['match'],
})

export const fifaRows = {
  getFifaRank,
  getFifaTopic,
  getFifaTeam,
  getFifaTeamStats,
  getFifaTeamHonor,
  getFifaTeamSquad,
}
