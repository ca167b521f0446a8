import type { ScreensOf } from '../screen'

export const screens = {
  home: { code: () => import('../../features/home/HomeScreen'), texts: ['home', 'live', 'scores'] },
  lives: { code: () => import('../../features/lives/LivesScreen'), texts: ['live', 'scores'] },
  anchors: { code: () => import('../../features/anchors/AnchorListScreen'), texts: ['live'] },
  liveDetail: {
    code: () => import('../../features/live-room/LiveRoomScreen'),
    texts: ['chat', 'live', 'match', 'scores'],
  },
} satisfies ScreensOf<'live'>
