import type { Page } from '../page'

export const PLANS_PAGES = {
  plans: {
    path: '/redorder/list/:type',
    area: 'plans',
    back: 'data',
    params: { type: ['hot', 'football', 'basketball'] },
    guard: ['redform_new_check'],
  },
  planRank: {
    path: '/redorder/rank/:type',
    area: 'plans',
    back: 'data',
    params: { type: ['hit', 'profit', 'streak'] },
    guard: ['redform_new_check'],
  },
  plan: {
    path: '/redorder/plan/:id',
    area: 'plans',
    back: 'data',
    params: { id: 'number' },
    guard: ['redform_new_check'],
  },
  master: {
    path: '/redorder/master/:id',
    area: 'plans',
    back: 'data',
    params: { id: 'number' },
    guard: ['redform_new_check'],
  },
  matchPlans: {
    path: '/redorder/match-plans/:id',
    area: 'plans',
    back: 'data',
    params: { id: 'number' },
    guard: ['redform_new_check'],
  },
} as const satisfies Record<string, Page>
