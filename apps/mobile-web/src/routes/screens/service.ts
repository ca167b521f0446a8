import type { ScreensOf } from '../screen'

export const screens = {
  download: { code: () => import('../../features/download/DownloadScreen'), texts: ['download'] },
  talk: { code: () => import('../../features/download/TalkScreen'), texts: ['download'] },
  privacy: { code: () => import('../../features/legal/PrivacyScreen'), texts: ['content'] },
  mobilePrivacy: { code: () => import('../../features/legal/MobilePrivacyScreen'), texts: ['content'] },
  mobileAbout: { code: () => import('../../features/legal/AboutScreen'), texts: ['content'] },
  mobilePackageRules: { code: () => import('../../features/legal/PackageRulesScreen'), texts: ['content'] },
  feedback: { code: () => import('../../features/service/FeedbackScreen'), texts: ['form', 'service'] },
  mobileFeedback: { code: () => import('../../features/service/FeedbackScreen'), texts: ['form', 'service'] },
} satisfies ScreensOf<'service'>
