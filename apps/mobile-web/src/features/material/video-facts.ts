interface VideoFacts {
  /** Its length, rounded up. */
  readonly seconds: number
  /** A picture of its beginning; null if the browser draws none. */
  readonly cover: Blob | null
}

/** The longer side of the cover. */
const LONGEST = 720
const UNKNOWN: VideoFacts = { seconds: 0, cover: null }

/** What a video file is like, as far as this browser plays it. */
export const videoFacts = async (file: File): Promise<VideoFacts> => {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = url
  try {
    if (!(await happens(video, 'loadeddata'))) return UNKNOWN
    const seconds = Number.isFinite(video.duration) ? Math.ceil(video.duration) : 0
    video.currentTime = Math.min(1, video.duration / 2)
    return { seconds, cover: (await happens(video, 'seeked')) ? await drawn(video) : null }
  } finally {
    URL.revokeObjectURL(url)
  }
}

const happens = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<boolean> =>
  new Promise((resolve) => {
    video.addEventListener(event, () => resolve(true), { once: true })
    video.addEventListener('error', () => resolve(false), { once: true })
  })

const drawn = (video: HTMLVideoElement): Promise<Blob | null> => {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, LONGEST / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
}
