import type { ScreensOf } from '../screen'

export const screens = {
  footballDetail: {
    code: () => import('../../features/match/FootballScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  basketballDetail: {
    code: () => import('../../features/match/BasketballScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  esportDetail: {
    code: () => import('../../features/match/EsportScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  footballHappening: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  footballAnalysis: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  footballLineup: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  footballIndex: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  footballRank: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  basketballHappening: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  basketballAnalysis: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  basketballIndex: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
  basketballRank: {
    code: () => import('../../features/match/PanelScreen'),
    texts: ['analysis', 'chat', 'live', 'match', 'scores'],
  },
} satisfies ScreensOf<'match'>
