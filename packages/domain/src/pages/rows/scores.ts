import type { Page } from '../page'

export const SCORES_PAGES = {
  score: { path: '/score', area: 'scores', back: null, title: 'schedule', tab: 'schedule' },
  collected: { path: '/score/collected', area: 'scores', back: 'score' },
  scoreSearch: { path: '/score/search', area: 'scores', back: 'score' },
} as const satisfies Record<string, Page>
