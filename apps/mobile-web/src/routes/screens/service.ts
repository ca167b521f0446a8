import type { ScreensOf } from '../screen'

export const screens = {
  download: { code: () => import('../../features/download/DownloadScreen'), texts: ['download'] },
  talk: { code: () => import('../../features/download/TalkScreen'), texts: ['download'] },
  privacy: { code: () => import('../../features/legal/PrivacyScreen'), texts: ['auth'] },
} satisfies ScreensOf<'service'>
