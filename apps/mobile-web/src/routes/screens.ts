import type { PageName } from '@org/domain'
import type { ComponentType } from 'react'

/** The code of a screen. */
export type Screen = () => Promise<{ default: ComponentType }>

/** The screens that are built. All else about a page stands in its row of the domain's `PAGES`. */
export const SCREENS: Partial<Record<PageName, Screen>> = {
  home: () => import('../features/home/HomeScreen'),
  score: () => import('../features/scores/ScoreScreen'),
  footballDetail: () => import('../features/match/FootballScreen'),
  basketballDetail: () => import('../features/match/BasketballScreen'),
  collected: () => import('../features/scores/CollectedScreen'),
  lives: () => import('../features/lives/LivesScreen'),
  liveDetail: () => import('../features/live-room/LiveRoomScreen'),
  download: () => import('../features/download/DownloadScreen'),
  talk: () => import('../features/download/TalkScreen'),
  privacy: () => import('../features/legal/PrivacyScreen'),
  login: () => import('../features/auth/LoginScreen'),
  register: () => import('../features/auth/RegisterScreen'),
  userCenter: () => import('../features/user-center/UserCenterScreen'),
  setting: () => import('../features/user-center/SettingScreen'),
  chats: () => import('../features/chat/ChatsScreen'),
  chatRoom: () => import('../features/chat/ChatRoomScreen'),
}
