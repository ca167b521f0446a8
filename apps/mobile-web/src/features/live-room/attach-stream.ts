import type { LiveStream } from '@org/api-client/contract'
import { followLiveDelay, followNativeDelay } from './live-delay'

/** A stream attached to a video element. */
export interface AttachedStream {
  /** Seconds behind the live edge; null while unknown. */
  latency: () => number | null
  /** The most seconds by which the picture can be behind the match; null while unknown. */
  mostBehind: () => number | null
  toLiveEdge: () => void
  detach: () => void
}

export interface AttachOptions {
  video: HTMLVideoElement
  url: string
  format: LiveStream['format']
  /** Called when there is something to play: at first, and after each reload of the stream. */
  onReady: () => void
  /** Called when the stream cannot be played or has ended. */
  onFailed: () => void
}

/** The number of pictures in a row that cannot be decoded after which a stream counts as failed. */
const MOST_RECOVERIES = 2
/** An FLV stream that is behind by more than this plays a little faster until it is behind by no more than the goal. */
const CHASE_FROM_SECONDS = 3
const CHASE_TO_SECONDS = 1.5
const CHASE_RATE = 1.1
/** One that is behind by more than this jumps to the live edge. */
const JUMP_FROM_SECONDS = 8
const LIVE_EDGE_SLACK_SECONDS = 1
/** The most that a live edge itself is behind, by encoder and network, if the stream does not say when its pictures were taken. */
const EDGE_BEHIND_SECONDS = 5

/** Attaches a stream with the best player for this browser. Players are loaded on demand. */
export const attachStream = async (options: AttachOptions): Promise<AttachedStream> =>
  options.format === 'flv' ? attachFlv(options) : attachHls(options)

const attachHls = async ({ video, url, onReady, onFailed }: AttachOptions): Promise<AttachedStream> => {
  const { default: Hls } = await import('hls.js/light')
  // hls.js goes first: some browsers answer "maybe" for native HLS and then fail.
  if (!Hls.isSupported()) return attachNative({ video, url, format: 'hls', onReady, onFailed })
  const hls = new Hls({ liveSyncDurationCount: 2, liveMaxLatencyDurationCount: 6, maxLiveSyncPlaybackRate: 1.1 })
  let recoveries = 0
  hls.on(Hls.Events.MANIFEST_PARSED, onReady)
  hls.on(Hls.Events.FRAG_LOADED, () => {
    recoveries = 0
  })
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    recoveries += 1
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recoveries <= MOST_RECOVERIES) hls.recoverMediaError()
    else onFailed()
  })
  hls.loadSource(url)
  hls.attachMedia(video)
  return {
    latency: () => (hls.latency > 0 ? hls.latency : null),
    mostBehind: () => {
      const taken = hls.playingDate?.getTime()
      if (taken === undefined) return hls.latency > 0 ? hls.latency + EDGE_BEHIND_SECONDS : null
      // A clock that is slow would make it too little.
      return Math.max(hls.latency, (Date.now() - taken) / 1000)
    },
    toLiveEdge: () => {
      if (hls.liveSyncPosition !== null) video.currentTime = hls.liveSyncPosition
    },
    detach: () => hls.destroy(),
  }
}

const attachFlv = async ({ video, url, onReady, onFailed }: AttachOptions): Promise<AttachedStream> => {
  const { default: mpegts } = await import('mpegts.js')
  if (!mpegts.isSupported()) {
    onFailed()
    return { latency: () => null, mostBehind: () => null, toLiveEdge: () => undefined, detach: () => undefined }
  }
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url: new URL(url, location.href).href },
    {
      enableStashBuffer: false,
      liveSync: true,
      liveSyncMaxLatency: CHASE_FROM_SECONDS,
      liveSyncTargetLatency: CHASE_TO_SECONDS,
      liveSyncPlaybackRate: CHASE_RATE,
      liveBufferLatencyChasing: true,
      liveBufferLatencyMaxLatency: JUMP_FROM_SECONDS,
      liveBufferLatencyMinRemain: CHASE_TO_SECONDS,
    },
  )
  player.on(mpegts.Events.ERROR, onFailed)
  // A relay that restarts ends the stream without an error.
  player.on(mpegts.Events.LOADING_COMPLETE, onFailed)
  player.attachMediaElement(video)
  player.load()
  onReady()
  const delayAt = followLiveDelay()
  return {
    latency: () => bufferedAhead(video),
    mostBehind: () => {
      const ahead = bufferedAhead(video)
      if (ahead === null) return null
      const played = video.currentTime
      return delayAt({ clock: Date.now() / 1000, played, arrived: played + ahead }) + EDGE_BEHIND_SECONDS
    },
    toLiveEdge: () => jumpToBufferedEnd(video),
    detach: () => player.destroy(),
  }
}

const attachNative = ({ video, url, onReady, onFailed }: AttachOptions): AttachedStream => {
  video.addEventListener('error', onFailed)
  video.src = url
  onReady()
  const delayAt = followNativeDelay(video)
  return {
    latency: () => null,
    mostBehind: () => delayAt(Date.now() / 1000),
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
