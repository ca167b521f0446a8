import type { ScreensOf } from '../screen'

export const screens = {
  home: { code: () => import('../../features/home/HomeScreen'), texts: ['home', 'live', 'scores'] },
  headline: { code: () => import('../../features/headline/HeadlineScreen'), texts: ['content', 'database', 'video'] },
  lives: { code: () => import('../../features/lives/LivesScreen'), texts: ['live', 'scores'] },
  anchors: { code: () => import('../../features/anchors/AnchorListScreen'), texts: ['live'] },
  anchor: { code: () => import('../../features/anchors/AnchorScreen'), texts: ['live', 'scores', 'video'] },
  liveDetail: {
    code: () => import('../../features/live-room/LiveRoomScreen'),
    texts: ['chat', 'live', 'scores'],
  },
} satisfies ScreensOf<'live'>
