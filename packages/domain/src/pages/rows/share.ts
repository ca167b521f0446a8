import type { Page } from '../page'

export const SHARE_PAGES = {
  shareLive: { path: '/share/live/:id', area: 'share', back: null, params: { id: 'number' } },
  shareVideo: { path: '/share/video/:id', area: 'share', back: null, params: { id: 'number' } },
  shareDynamic: { path: '/share/dynamic/:id', area: 'share', back: null, params: { id: 'number' } },
  shareMatch: {
    path: '/share/match/:sport/:id',
    area: 'share',
    back: null,
    params: { sport: ['football', 'basketball'], id: 'number' },
  },
  shareShortVideo: { path: '/share/shortvideo/:id', area: 'share', back: null, params: { id: 'number' } },
  shareRecordedVideo: { path: '/share/recordvideo/:id', area: 'share', back: null, params: { id: 'number' } },
} as const satisfies Record<string, Page>
