import type { liveRoomRows, liveRows } from '@org/api-client/contract'
import { list, own, PUBLIC, type CasesOf } from './endpoint-case'

export const liveCases = {
  getCategory: { ...list, portuguese: () => [{}] },
  getRealLives: { ...list, portuguese: () => [{ size: 100 }] },
  getNoMatchLiveList: { ...list, portuguese: () => [{ size: 100 }] },
  getLivePageData: {
    changes: ['live_log'],
    cases: { 'of a room': { request: ({ anchorID }) => ({ anchorid: anchorID }), swaps: { anchorid: PUBLIC } } },
    portuguese: ({ anchors }) => anchors.map((anchorid) => ({ anchorid })),
  },
  getLiveChat: {
    changes: [],
    cases: { 'of a room': { request: ({ anchorID }) => ({ liveid: anchorID }), swaps: { liveid: PUBLIC } } },
    portuguese: ({ anchors }) => anchors.slice(0, 1).map((liveid) => ({ liveid })),
  },
  getVideoWatchTime: { ...own, portuguese: () => [{}] },
  updateVideoWatchTime: {
    changes: ['watch_time'],
    cases: { 'of their own': { request: () => ({ watch_seconds: 30 }) } },
  },
} satisfies CasesOf<typeof liveRows & typeof liveRoomRows>
