import { route } from './define-route'

/** Every route of the app. Who may open one is `guardRoute` of the domain; its title is `pageTitle`. */
export const routes = {
  home: route({ path: '/live', screen: () => import('../features/home/HomeScreen') }),
  score: route({ path: '/score', screen: () => import('../features/scores/ScoreScreen') }),
  footballDetail: route({
    path: '/score/detail/football/:matchid',
    screen: () => import('../features/match/FootballScreen'),
    detail: true,
  }),
  basketballDetail: route({
    path: '/score/detail/basketball/:matchid',
    screen: () => import('../features/match/BasketballScreen'),
    detail: true,
  }),
  collected: route({ path: '/score/collected', screen: () => import('../features/scores/CollectedScreen') }),
  lives: route({ path: '/live/lives', screen: () => import('../features/lives/LivesScreen') }),
  liveDetail: route({
    path: '/live-detail/:id',
    screen: () => import('../features/live-room/LiveRoomScreen'),
    detail: true,
  }),
  download: route({ path: '/download', screen: () => import('../features/download/DownloadScreen') }),
  talk: route({ path: '/pp/talk', screen: () => import('../features/download/TalkScreen') }),
  privacy: route({ path: '/privacy', screen: () => import('../features/legal/PrivacyScreen') }),
  login: route({ path: '/login', screen: () => import('../features/auth/LoginScreen') }),
  register: route({ path: '/register', screen: () => import('../features/auth/RegisterScreen') }),
  userCenter: route({ path: '/user-center', screen: () => import('../features/user-center/UserCenterScreen') }),
  setting: route({ path: '/setting', screen: () => import('../features/user-center/SettingScreen') }),
  chats: route({ path: '/c2c', screen: () => import('../features/chat/ChatsScreen') }),
  chatRoom: route({ path: '/c2c-chatroom/:id', screen: () => import('../features/chat/ChatRoomScreen') }),
}

export type RouteName = keyof typeof routes
export type PathOf<Name extends RouteName> = (typeof routes)[Name]['path']
