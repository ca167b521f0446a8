import type { ScreensOf } from '../screen'

export const screens = {
  score: { code: () => import('../../features/scores/ScoreScreen'), texts: ['scores'] },
  collected: { code: () => import('../../features/scores/CollectedScreen'), texts: ['scores'] },
  scoreSearch: {
    code: () => import('../../features/search/ScoreSearchScreen'),
    texts: ['common', 'live', 'scores', 'search'],
  },
} satisfies ScreensOf<'scores'>
