import type { LiveStream } from '@org/api-client/contract'

/** A stream attached to a video element. */
export interface AttachedStream {
  /** Seconds behind the match; null while unknown. */
  latency: () => number | null
  toLiveEdge: () => void
  detach: () => void
}

interface AttachOptions {
  video: HTMLVideoElement
  url: string
  format: LiveStream['format']
  /** Called when there is something to play: at first, and after each reload of the stream. */
  onReady: () => void
  /** Called when the stream cannot be played or has ended. */
  onFailed: () => void
}

/** The number of consecutive network errors after which a stream counts as failed. */
const MOST_RETRIES = 4
const LIVE_EDGE_SLACK_SECONDS = 1

/** Attaches a stream with the best player for this browser. Players are loaded on demand. */
export const attachStream = async (options: AttachOptions): Promise<AttachedStream> =>
  options.format === 'flv' ? attachFlv(options) : attachHls(options)

const attachHls = async ({ video, url, onReady, onFailed }: AttachOptions): Promise<AttachedStream> => {
  const { default: Hls } = await import('hls.js/light')
  // hls.js goes first: some browsers answer "maybe" for native HLS and then fail.
  if (!Hls.isSupported()) return attachNative({ video, url, format: 'hls', onReady, onFailed })
  const hls = new Hls({ liveSyncDurationCount: 2, liveMaxLatencyDurationCount: 6, maxLiveSyncPlaybackRate: 1.1 })
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  hls.on(Hls.Events.MANIFEST_PARSED, onReady)
  hls.on(Hls.Events.FRAG_LOADED, () => {
    failures = 0
  })
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    failures += 1
    if (failures > MOST_RETRIES) return onFailed()
    if (type === Hls.ErrorTypes.NETWORK_ERROR) retry = setTimeout(() => hls.loadSource(url), 500 * 2 ** failures)
    else if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError()
    else onFailed()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return {
    latency: () => (hls.latency > 0 ? hls.latency : null),
    toLiveEdge: () => {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition
    },
    detach: () => {
      clearTimeout(retry)
      hls.destroy()
    },
  }
}

const attachFlv = async ({ video, url, onReady, onFailed }: AttachOptions): Promise<AttachedStream> => {
  const { default: mpegts } = await import('mpegts.js')
  if (!mpegts.isSupported()) {
    onFailed()
    return { latency: () => null, toLiveEdge: () => undefined, detach: () => undefined }
  }
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url: new URL(url, location.href).href },
    { liveBufferLatencyChasing: false, enableStashBuffer: false },
  )
  player.on(mpegts.Events.ERROR, onFailed)
  player.attachMediaElement(video)
  player.load()
  onReady()
  return {
    latency: () => bufferedAhead(video),
    toLiveEdge: () => jumpToBufferedEnd(video),
    detach: () => player.destroy(),
  }
}

const attachNative = ({ video, url, onReady, onFailed }: AttachOptions): AttachedStream => {
  video.addEventListener('error', onFailed)
  video.src = url
  onReady()
  return {
    latency: () => null,
    toLiveEdge: () => jumpToBufferedEnd(video),
    detach: () => {
      video.removeEventListener('error', onFailed)
      video.removeAttribute('src')
      video.load()
    },
  }
}

const bufferedAhead = (video: HTMLVideoElement): number | null =>
  video.buffered.length === 0 ? null : Math.max(0, video.buffered.end(video.buffered.length - 1) - video.currentTime)

const jumpToBufferedEnd = (video: HTMLVideoElement) => {
  if (video.buffered.length > 0)
    video.currentTime = video.buffered.end(video.buffered.length - 1) - LIVE_EDGE_SLACK_SECONDS
}
