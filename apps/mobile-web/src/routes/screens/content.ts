import type { ScreensOf } from '../screen'

export const screens = {
  search: { code: () => import('../../features/search/SearchScreen'), texts: ['common', 'live', 'scores', 'search'] },
  activities: { code: () => import('../../features/content/ActivitiesScreen'), texts: ['content'] },
  activity: { code: () => import('../../features/content/ActivityScreen'), texts: ['content'] },
  mobileActivity: { code: () => import('../../features/content/ActivityScreen'), texts: ['content'] },
  mobileNews: { code: () => import('../../features/content/NewsScreen'), texts: ['content', 'scores', 'video'] },
} satisfies ScreensOf<'content'>
