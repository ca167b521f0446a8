import type { Page } from '../page'

export const LIVE_PAGES = {
  home: { path: '/live', area: 'live', back: null, tab: 'home' },
  headline: { path: '/headline', area: 'live', back: null, tab: 'headline' },
  lives: { path: '/live/lives', area: 'live', back: null, title: 'live', tab: 'live' },
  liveDetail: {
    path: '/live-detail/:id',
    area: 'live',
    back: 'lives',
    params: { id: 'number' },
    guard: ['anchorroom'],
    detail: true,
  },
  anchors: { path: '/anchor-list', area: 'live', back: 'home' },
  anchor: { path: '/user-center/anchor/:uid', area: 'live', back: 'anchors', params: { uid: 'number' } },
} as const satisfies Record<string, Page>
