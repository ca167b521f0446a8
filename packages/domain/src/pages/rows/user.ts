import type { Page } from '../page'

export const USER_PAGES = {
  userCenter: { path: '/user-center', area: 'user', back: null, title: 'personalCentre', tab: 'mine', floating: false },
  setting: { path: '/setting', area: 'user', back: 'userCenter' },
  userInfo: { path: '/user-info', area: 'user', back: 'userCenter' },
  message: { path: '/message', area: 'user', back: 'userCenter' },
  liveRecord: { path: '/live-record', area: 'user', back: 'userCenter' },
  myMaterial: { path: '/my-material', area: 'user', back: 'userCenter' },
  task: { path: '/task', area: 'user', back: 'userCenter' },
  following: { path: '/attent-mgmt', area: 'user', back: 'userCenter' },
  myLog: { path: '/my-log', area: 'user', back: 'userCenter' },
  editAccount: { path: '/edit-account', area: 'user', back: 'setting' },
  bindPhone: { path: '/user-center/bind-phone', area: 'user', back: 'editAccount' },
  apply: { path: '/apply/:type', area: 'user', back: 'userCenter', params: { type: ['anchor', 'master'] } },
  invite: { path: '/invite', area: 'user', back: 'userCenter', needs: 'member' },
  mobileInvite: { path: '/mobile/invite', area: 'user', back: null, needs: 'member', chrome: 'none' },
} as const satisfies Record<string, Page>
