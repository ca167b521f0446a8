import type { LiveStream } from '@org/api-client/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { attachStream, type AttachedStream } from './attach-stream'
import { ShownDelay } from './shown-delay'

type PlayedStream = Pick<LiveStream, 'url' | 'format'>
export type PlayerStatus = 'loading' | 'playing' | 'paused' | 'blocked' | 'error'

/** After a stall of this length the stream is reloaded. */
const STUCK_MS = 12_000
/** A failed stream is retried after this time. */
const AGAIN_MS = 5_000
const WATCH_MS = 1_000

/**
 * Plays a live stream in a video element. It starts muted, as browsers demand at first; waits for a tap if even that is refused;
 * reloads a stalled or failed stream; and goes to the live edge when the page becomes visible. While the picture moves,
 * `onPicture` gets the most seconds by which it can be behind the match.
 */
export const useLivePlayer = (
  stream: PlayedStream | null,
  onPicture: (mostBehind: number) => void,
  startsMuted = true,
) => {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [status, setStatus] = useState<PlayerStatus>('loading')
  const [muted, setMuted] = useState(startsMuted)
  const [latency, setLatency] = useState<number | null>(null)
  /** Phones pause videos of hidden pages. Those resume; videos that the user has paused do not. */
  const pausedByFan = useRef(false)

  const start = useCallback(() => {
    pausedByFan.current = false
    // A refusal is the browser's autoplay policy, not a failure: show the large play button.
    video?.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') setStatus('blocked')
    })
  }, [video])
  const onReady = useCallback(() => {
    if (!pausedByFan.current) start()
  }, [start])
  const { attached, failures, tryAgain } = useAttached(video, stream, setStatus, onReady)

  useEffect(() => {
    if (!video) return
    // Ignore events of the element after a failure, until it plays again.
    return followElement(video, (next) => setStatus((now) => (now === 'error' && next !== 'playing' ? now : next)))
  }, [video])
  useEffect(() => {
    if (!video) return
    const delay = new ShownDelay()
    const onLook = (isMoving: boolean) => {
      setLatency(roundLatency(delay.at(isMoving, attached.current?.latency() ?? null)))
      const mostBehind = attached.current?.mostBehind() ?? null
      if (isMoving && mostBehind !== null) onPicture(mostBehind)
    }
    return watchPicture(video, { onStuck: tryAgain, onLook })
  }, [video, attached, tryAgain, onPicture])
  const hasFailed = status === 'error'
  useEffect(() => (hasFailed ? repeatSoon(tryAgain) : undefined), [hasFailed, failures, tryAgain])
  useEffect(
    () =>
      onWake(() => {
        if (pausedByFan.current) return
        attached.current?.toLiveEdge()
        start()
      }),
    [attached, start],
  )

  return {
    setVideo,
    video,
    status: stream === null ? ('error' as const) : status,
    muted,
    latency,
    setMuted,
    reload: () => {
      setStatus('loading')
      tryAgain()
    },
    play: start,
    pause: () => {
      pausedByFan.current = true
      video?.pause()
    },
    toLiveEdge: () => attached.current?.toLiveEdge(),
  }
}

/** Attaches the stream to the element, and again after `tryAgain`. `failures` counts how often that failed. */
const useAttached = (
  video: HTMLVideoElement | null,
  stream: PlayedStream | null,
  setStatus: (status: PlayerStatus) => void,
  onReady: () => void,
) => {
  const [attempt, setAttempt] = useState(0)
  const [failures, setFailures] = useState(0)
  const attached = useRef<AttachedStream | null>(null)
  const url = stream?.url
  const format = stream?.format

  const [playedUrl, setPlayedUrl] = useState(url)
  if (url !== playedUrl) {
    setPlayedUrl(url)
    setStatus('loading')
  }
  useEffect(() => {
    if (!video || !url || !format) return
    let gone = false
    const onFailed = () => {
      if (gone) return
      setStatus('error')
      setFailures((count) => count + 1)
    }
    attachStream({ video, url, format, onReady: () => !gone && onReady(), onFailed }).then((bound) => {
      if (gone) return bound.detach()
      attached.current = bound
    }, onFailed)
    return () => {
      gone = true
      attached.current?.detach()
      attached.current = null
    }
  }, [video, url, format, attempt, setStatus, onReady])
  return { attached, failures, tryAgain: useCallback(() => setAttempt((count) => count + 1), []) }
}

/** Calls `again` after a while, or as soon as the device is online. */
const repeatSoon = (again: () => void) => {
  const timer = setTimeout(again, AGAIN_MS)
  addEventListener('online', again)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', again)
  }
}

/** Calls `woken` when the page becomes visible, also if it comes out of the browser's cache. */
const onWake = (woken: () => void) => {
  const wake = () => document.visibilityState === 'visible' && woken()
  document.addEventListener('visibilitychange', wake)
  addEventListener('pageshow', wake)
  return () => {
    document.removeEventListener('visibilitychange', wake)
    removeEventListener('pageshow', wake)
  }
}

/** Tenths of a second are noise. */
const roundLatency = (seconds: number | null) => (seconds === null ? null : Math.round(seconds))

const followElement = (video: HTMLVideoElement, setStatus: (status: PlayerStatus) => void) => {
  const listeners: [string, () => void][] = [
    ['playing', () => setStatus('playing')],
    ['waiting', () => setStatus('loading')],
    ['pause', () => setStatus('paused')],
  ]
  for (const [name, listener] of listeners) video.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of listeners) video.removeEventListener(name, listener)
  }
}

interface PictureEvents {
  onStuck: () => void
  onLook: (isMoving: boolean) => void
}

const watchPicture = (video: HTMLVideoElement, { onStuck, onLook }: PictureEvents) => {
  let last = { time: video.currentTime, at: performance.now() }
  const timer = setInterval(() => {
    onLook(!video.paused && video.currentTime !== last.time)
    const moved = video.currentTime !== last.time || video.paused || document.visibilityState !== 'visible'
    if (moved) last = { time: video.currentTime, at: performance.now() }
    else if (performance.now() - last.at > STUCK_MS) {
      last = { time: video.currentTime, at: performance.now() }
      onStuck()
    }
  }, WATCH_MS)
  return () => clearInterval(timer)
}
