import type { ScreensOf } from '../screen'

export const screens = {
  search: { code: () => import('../../features/search/SearchScreen'), texts: ['common', 'live', 'scores', 'search'] },
} satisfies ScreensOf<'content'>
