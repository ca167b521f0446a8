import type { ScreensOf } from '../screen'

export const screens = {
  login: { code: () => import('../../features/auth/LoginScreen'), texts: ['auth', 'form'] },
  forgetPassword: { code: () => import('../../features/auth/ForgetPasswordScreen'), texts: ['auth', 'form'] },
  register: { code: () => import('../../features/auth/RegisterScreen'), texts: ['auth', 'form'] },
  set: { code: () => import('../../features/account/SetScreen'), texts: ['account', 'form'] },
  mobileAutoLogin: { code: () => import('../../features/auth/AutoLoginScreen'), texts: ['auth'] },
} satisfies ScreensOf<'auth'>
