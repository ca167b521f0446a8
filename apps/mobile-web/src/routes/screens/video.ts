import type { ScreensOf } from '../screen'

export const screens = {
  videos: { code: () => import('../../features/video/VideosScreen'), texts: ['video'] },
  shortVideo: { code: () => import('../../features/video/ShortVideoScreen'), texts: ['live', 'video'] },
  videoCategory: { code: () => import('../../features/video/VideoCategoryScreen'), texts: ['video'] },
  videoCollection: { code: () => import('../../features/video/VideoCollectionScreen'), texts: ['video'] },
  recordedVideo: { code: () => import('../../features/video/RecordedVideoScreen'), texts: ['live', 'video'] },
} satisfies ScreensOf<'video'>
