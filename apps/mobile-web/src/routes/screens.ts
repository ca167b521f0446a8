import type { PageName } from '@org/domain'
import type { ComponentType } from 'react'
import type { Namespace } from '../i18n/texts'

/** The resources fetched for a page before it is shown. */
export interface Screen {
  readonly code: () => Promise<{ default: ComponentType }>
  /** The namespaces that the screen and its components use, besides `common`. */
  readonly texts: readonly Namespace[]
}

const screen = (code: Screen['code'], texts: Screen['texts']): Screen => ({ code, texts })

/** The screens that exist. Everything else about a page is in its row of the domain's `PAGES`. */
export const SCREENS: Partial<Record<PageName, Screen>> = {
  home: screen(() => import('../features/home/HomeScreen'), ['home', 'live', 'scores']),
  score: screen(() => import('../features/scores/ScoreScreen'), ['scores']),
  footballDetail: screen(
    () => import('../features/match/FootballScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  basketballDetail: screen(
    () => import('../features/match/BasketballScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  esportDetail: screen(() => import('../features/match/EsportScreen'), ['analysis', 'chat', 'live', 'match', 'scores']),
  footballHappening: screen(
    () => import('../features/match/PanelScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  footballAnalysis: screen(
    () => import('../features/match/PanelScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  footballLineup: screen(
    () => import('../features/match/PanelScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  footballIndex: screen(() => import('../features/match/PanelScreen'), ['analysis', 'chat', 'live', 'match', 'scores']),
  footballRank: screen(() => import('../features/match/PanelScreen'), ['analysis', 'chat', 'live', 'match', 'scores']),
  basketballHappening: screen(
    () => import('../features/match/PanelScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  basketballAnalysis: screen(
    () => import('../features/match/PanelScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  basketballIndex: screen(
    () => import('../features/match/PanelScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  basketballRank: screen(
    () => import('../features/match/PanelScreen'),
    ['analysis', 'chat', 'live', 'match', 'scores'],
  ),
  collected: screen(() => import('../features/scores/CollectedScreen'), ['scores']),
  scoreSearch: screen(() => import('../features/search/ScoreSearchScreen'), ['common', 'live', 'scores', 'search']),
  search: screen(() => import('../features/search/SearchScreen'), ['common', 'live', 'scores', 'search']),
  lives: screen(() => import('../features/lives/LivesScreen'), ['live', 'scores']),
  anchors: screen(() => import('../features/anchors/AnchorListScreen'), ['live']),
  fifa2025: screen(() => import('../features/fifa/CupScreen'), ['fifa', 'scores']),
  mobileFifa2025: screen(() => import('../features/fifa/CupScreen'), ['fifa', 'scores']),
  fifaTeam: screen(() => import('../features/fifa/NationScreen'), ['fifa', 'match', 'scores']),
  fifaTeamHonor: screen(() => import('../features/fifa/NationHonorScreen'), ['fifa']),
  fifaTeamStats: screen(() => import('../features/fifa/NationStatsScreen'), ['fifa', 'match']),
  fifaTeamLineup: screen(() => import('../features/fifa/NationLineupScreen'), ['fifa']),
  liveDetail: screen(() => import('../features/live-room/LiveRoomScreen'), ['chat', 'live', 'match', 'scores']),
  database: screen(() => import('../features/database/DatabaseScreen'), ['database']),
  league: screen(() => import('../features/database/LeagueScreen'), ['database', 'scores']),
  billboard: screen(() => import('../features/database/BillboardScreen'), ['database']),
  download: screen(() => import('../features/download/DownloadScreen'), ['download']),
  talk: screen(() => import('../features/download/TalkScreen'), ['download']),
  privacy: screen(() => import('../features/legal/PrivacyScreen'), ['auth']),
  login: screen(() => import('../features/auth/LoginScreen'), ['auth', 'form']),
  register: screen(() => import('../features/auth/RegisterScreen'), ['auth', 'form']),
  userCenter: screen(() => import('../features/user-center/UserCenterScreen'), ['user']),
  setting: screen(() => import('../features/user-center/SettingScreen'), ['form', 'user']),
  chats: screen(() => import('../features/chat/ChatsScreen'), ['chat']),
  chatRoom: screen(() => import('../features/chat/ChatRoomScreen'), ['chat']),
} satisfies Record<Exclude<PageName, UnbuiltPage>, Screen>

/** Refuses a name that is not the name of a page. */
type Listed<Name extends PageName> = Name

/**
 * The pages of the specification that have no screen yet. A page that is neither here nor above does not compile. The
 * names are only in a type, so that the first visit does not load them.
 */
type UnbuiltPage = Listed<
  | 'forgetPassword'
  | 'set'
  | 'mobileAutoLogin'
  | 'friends'
  | 'chatSearch'
  | 'chatUser'
  | 'vipUser'
  | 'chatReport'
  | 'mobileChatReport'
  | 'chatGroup'
  | 'anchorGroup'
  | 'chatGroupInfo'
  | 'anchorGroupInfo'
  | 'chatGroupNews'
  | 'anchorGroupNews'
  | 'chatGroupMember'
  | 'anchorGroupMember'
  | 'activities'
  | 'activity'
  | 'mobileActivity'
  | 'mobileNews'
  | 'headline'
  | 'anchor'
  | 'data'
  | 'upsetModel'
  | 'diversityModel'
  | 'poissonModel'
  | 'marginModel'
  | 'upsetDetail'
  | 'diversityDetail'
  | 'poissonDetail'
  | 'marginDetail'
  | 'mobileUpsetDetail'
  | 'mobileDiversityDetail'
  | 'mobilePoissonDetail'
  | 'mobileMarginDetail'
  | 'subscribe'
  | 'subscriptions'
  | 'wallet'
  | 'balance'
  | 'transLog'
  | 'recharge'
  | 'mobileRecharge'
  | 'withdraw'
  | 'coupons'
  | 'shop'
  | 'shopRecords'
  | 'vipPlans'
  | 'plans'
  | 'planRank'
  | 'plan'
  | 'master'
  | 'matchPlans'
  | 'feedback'
  | 'mobileFeedback'
  | 'mobileAbout'
  | 'mobilePackageRules'
  | 'mobilePrivacy'
  | 'shareLive'
  | 'shareVideo'
  | 'shareDynamic'
  | 'shareMatch'
  | 'shareShortVideo'
  | 'shareRecordedVideo'
  | 'userInfo'
  | 'message'
  | 'liveRecord'
  | 'myMaterial'
  | 'task'
  | 'following'
  | 'myLog'
  | 'editAccount'
  | 'bindPhone'
  | 'apply'
  | 'invite'
  | 'mobileInvite'
  | 'videos'
  | 'shortVideo'
  | 'videoCategory'
  | 'videoCollection'
  | 'recordedVideo'
>
