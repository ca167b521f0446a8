import type { Page } from '../page'

export const SERVICE_PAGES = {
  feedback: { path: '/feedback', area: 'service', back: 'userCenter' },
  mobileFeedback: {
    path: '/mobile/service/feedback',
    area: 'service',
    back: null,
    aliases: ['/mobile/s/feedback'],
    chrome: 'none',
  },
  mobileAbout: { path: '/mobile/about', area: 'service', back: null, chrome: 'none' },
  mobilePackageRules: { path: '/mobile/package-rules', area: 'service', back: null, chrome: 'none' },
  privacy: { path: '/privacy', area: 'service', back: null },
  mobilePrivacy: {
    path: '/mobile/privacy/:type',
    area: 'service',
    back: null,
    params: { type: ['user', 'privacy', 'recharge', 'anchor'] },
    chrome: 'none',
  },
  download: { path: '/download', area: 'service', back: null },
  talk: { path: '/pp/talk', area: 'service', back: null },
} as const satisfies Record<string, Page>
