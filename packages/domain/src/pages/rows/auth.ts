import type { Page } from '../page'

export const AUTH_PAGES = {
  login: { path: '/login', area: 'auth', back: null },
  register: { path: '/register', area: 'auth', back: 'login' },
  forgetPassword: { path: '/forget-password', area: 'auth', back: 'login' },
  set: { path: '/set/:type', area: 'auth', back: 'editAccount', params: { type: ['account', 'mobile', 'nickname'] } },
  mobileAutoLogin: { path: '/mobile/auto-login', area: 'auth', back: null, chrome: 'none' },
} as const satisfies Record<string, Page>
