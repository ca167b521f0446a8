import type { Page } from '../page'

export const DATABASE_PAGES = {
  database: { path: '/database', area: 'database', back: 'home' },
  league: {
    path: '/database/league/:sname/:cid',
    area: 'database',
    back: 'database',
    params: { sname: ['football', 'basketball'], cid: 'number' },
  },
  billboard: {
    path: '/database/billboard/:type',
    area: 'database',
    back: 'database',
    params: { type: ['scorers', 'assists', 'teams', 'cards'] },
  },
  fifaTeam: { path: '/fifa-team/:id', area: 'database', back: 'fifa2025', params: { id: 'number' } },
  fifa2025: { path: '/fifa2025', area: 'database', back: 'home' },
  mobileFifa2025: { path: '/mobile/fifa2025', area: 'database', back: 'home', chrome: 'none' },
  fifaTeamHonor: {
    path: '/mobile/fifa-team/honor/:teamid',
    area: 'database',
    back: 'mobileFifa2025',
    params: { teamid: 'number' },
    chrome: 'none',
  },
  fifaTeamStats: {
    path: '/mobile/fifa-team/stats/:teamid',
    area: 'database',
    back: 'mobileFifa2025',
    params: { teamid: 'number' },
    chrome: 'none',
  },
  fifaTeamLineup: {
    path: '/mobile/fifa-team/lineup/:teamid',
    area: 'database',
    back: 'mobileFifa2025',
    params: { teamid: 'number' },
    chrome: 'none',
  },
} as const satisfies Record<string, Page>
