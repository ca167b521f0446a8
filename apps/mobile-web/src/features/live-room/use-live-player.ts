import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAppSelector } from '../../store/store'
import { attachStream } from './attach-stream'
import { LivePlayback, type Device, type PlayedStream, type PlayerStatus } from './live-playback'

interface LivePlayerOptions {
  stream: PlayedStream | null
  /** How many streams there are to try. */
  lines: number
  /** The stream has failed: another shall be chosen. */
  onNextLine: () => void
  /** Called while the picture moves, with the most seconds by which it can be behind the match. */
  onPicture?: (mostBehind: number) => void
  startsMuted?: boolean
}

/**
 * Plays a live stream in a video element. It starts muted, as browsers demand at first, and waits for a tap if even that is
 * refused.
 */
export const useLivePlayer = ({ stream, lines, onNextLine, onPicture, startsMuted = true }: LivePlayerOptions) => {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [status, setStatus] = useState<PlayerStatus>('loading')
  const [muted, setMuted] = useState(startsMuted)
  const [latency, setLatency] = useState<number | null>(null)
  const playback = useRef<LivePlayback | null>(null)
  const lineCount = useEffectEvent(() => lines)
  const nextLine = useEffectEvent(onNextLine)
  const look = useEffectEvent((seconds: number | null, mostBehind: number | null) => {
    // Tenths of a second are noise.
    setLatency(seconds === null ? null : Math.round(seconds))
    if (mostBehind !== null) onPicture?.(mostBehind)
  })

  useEffect(() => {
    if (!video) return
    const playing = new LivePlayback({
      video,
      attach: (options) => attachStream({ ...options, video }),
      device,
      lines: () => lineCount(),
      onStatus: setStatus,
      onNextLine: () => nextLine(),
      onLook: (seen) => look(seen.latency, seen.mostBehind),
    })
    playback.current = playing
    return () => {
      playing.close()
      playback.current = null
    }
  }, [video])

  const { url, format, line } = stream ?? {}
  useEffect(() => {
    const has = url !== undefined && format !== undefined && line !== undefined
    playback.current?.open(has ? { url, format, line } : null)
  }, [video, url, format, line])

  // A phone does not tell of each loss of its network.
  const phase = useAppSelector(({ chatStatus }) => chatStatus.phase)
  const wasLost = useRef(false)
  useEffect(() => {
    if (phase === 'ready' && wasLost.current) playback.current?.lineIsBack()
    wasLost.current = phase === 'reconnecting'
  }, [phase])

  return {
    setVideo,
    status: stream === null ? ('error' as const) : status,
    muted,
    latency,
    setMuted,
    reload: () => playback.current?.again(),
    play: () => playback.current?.play(),
    pause: () => playback.current?.pause(),
    toLiveEdge: () => playback.current?.toLiveEdge(),
  }
}

const device: Device = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  listen: ({ online, seen }) => {
    addEventListener('online', online)
    document.addEventListener('visibilitychange', seen)
    // A page out of the browser's cache.
    addEventListener('pageshow', seen)
    return () => {
      removeEventListener('online', online)
      document.removeEventListener('visibilitychange', seen)
      removeEventListener('pageshow', seen)
    }
  },
}
