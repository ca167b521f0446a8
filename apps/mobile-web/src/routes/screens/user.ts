import type { ScreensOf } from '../screen'

export const screens = {
  userCenter: { code: () => import('../../features/user-center/UserCenterScreen'), texts: ['user'] },
  task: { code: () => import('../../features/user-center/TaskScreen'), texts: ['user'] },
  message: { code: () => import('../../features/messages/MessageScreen'), texts: ['messages'] },
  setting: { code: () => import('../../features/user-center/SettingScreen'), texts: ['form', 'user'] },
  editAccount: { code: () => import('../../features/account/EditAccountScreen'), texts: ['account'] },
  userInfo: { code: () => import('../../features/account/UserInfoScreen'), texts: ['account', 'form'] },
  bindPhone: { code: () => import('../../features/account/BindPhoneScreen'), texts: ['account', 'form'] },
  apply: { code: () => import('../../features/service/ApplyScreen'), texts: ['apply', 'form'] },
  invite: { code: () => import('../../features/user-center/InviteScreen'), texts: ['invite', 'user'] },
  mobileInvite: { code: () => import('../../features/user-center/InviteScreen'), texts: ['invite', 'user'] },
  following: { code: () => import('../../features/following/FollowingScreen'), texts: ['live'] },
  liveRecord: { code: () => import('../../features/records/LiveRecordScreen'), texts: ['records'] },
  myLog: { code: () => import('../../features/records/MyLogScreen'), texts: ['records'] },
  myMaterial: { code: () => import('../../features/material/MyMaterialScreen'), texts: ['form', 'material'] },
} satisfies ScreensOf<'user'>
