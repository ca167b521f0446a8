import type { Page } from '../page'

export const CONTENT_PAGES = {
  search: { path: '/search', area: 'content', back: 'home' },
  activities: { path: '/activities', area: 'content', back: 'home' },
  activity: { path: '/activity/:id', area: 'content', back: 'activities', params: { id: 'number' } },
  mobileActivity: {
    path: '/mobile/activity/:id',
    area: 'content',
    back: null,
    params: { id: 'number' },
    chrome: 'none',
  },
  mobileNews: { path: '/mobile/news', area: 'content', back: null, chrome: 'none' },
} as const satisfies Record<string, Page>
