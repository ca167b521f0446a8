import type { ScreensOf } from '../screen'

export const screens = {
  userCenter: { code: () => import('../../features/user-center/UserCenterScreen'), texts: ['user'] },
  setting: { code: () => import('../../features/user-center/SettingScreen'), texts: ['form', 'user'] },
} satisfies ScreensOf<'user'>
