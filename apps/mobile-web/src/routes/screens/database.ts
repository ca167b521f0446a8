import type { ScreensOf } from '../screen'

export const screens = {
  fifa2025: { code: () => import('../../features/fifa/CupScreen'), texts: ['fifa', 'scores'] },
  mobileFifa2025: { code: () => import('../../features/fifa/CupScreen'), texts: ['fifa', 'scores'] },
  fifaTeam: { code: () => import('../../features/fifa/NationScreen'), texts: ['fifa', 'match', 'scores'] },
  fifaTeamHonor: { code: () => import('../../features/fifa/NationHonorScreen'), texts: ['fifa'] },
  fifaTeamStats: { code: () => import('../../features/fifa/NationStatsScreen'), texts: ['fifa', 'match'] },
  fifaTeamLineup: { code: () => import('../../features/fifa/NationLineupScreen'), texts: ['fifa'] },
  database: { code: () => import('../../features/database/DatabaseScreen'), texts: ['database'] },
  league: { code: () => import('../../features/database/LeagueScreen'), texts: ['database', 'scores'] },
  billboard: { code: () => import('../../features/database/BillboardScreen'), texts: ['database'] },
} satisfies ScreensOf<'database'>
