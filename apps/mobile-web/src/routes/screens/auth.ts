import type { ScreensOf } from '../screen'

export const screens = {
  login: { code: () => import('../../features/auth/LoginScreen'), texts: ['auth', 'form'] },
  forgetPassword: { code: () => import('../../features/auth/ForgetPasswordScreen'), texts: ['auth', 'form'] },
  register: { code: () => import('../../features/auth/RegisterScreen'), texts: ['auth', 'form'] },
} satisfies ScreensOf<'auth'>
