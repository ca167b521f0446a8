import type { Page } from '../page'

export const VIDEO_PAGES = {
  videos: { path: '/live/videos', area: 'video', back: 'home' },
  shortVideo: { path: '/shortvideo/:id', area: 'video', back: 'videos', params: { id: 'number' } },
  videoCategory: { path: '/rec-category/:id?', area: 'video', back: 'videos', params: { id: 'number' } },
  videoCollection: { path: '/rec-collection/:id', area: 'video', back: 'videos', params: { id: 'number' } },
  recordedVideo: { path: '/rec-video/:id', area: 'video', back: 'videos', params: { id: 'number' } },
} as const satisfies Record<string, Page>
