import type { LiveStream } from '@org/api-client/contract'
import type { AttachedStream, AttachOptions } from './attach-stream'
import { opening, recover, type Recovery, type RecoveryEvent } from './recovery'
import { ShownDelay } from './shown-delay'

export type PlayedStream = Pick<LiveStream, 'url' | 'format' | 'line'>
export type PlayerStatus = 'loading' | 'playing' | 'paused' | 'blocked' | 'error'

/** What the player needs to know of the page and the device. */
export interface Device {
  isOnline: () => boolean
  isVisible: () => boolean
  /** Calls `online` when the network is back and `seen` when the page becomes visible or hidden, until the result is called. */
  listen: (listeners: { online: () => void; seen: () => void }) => () => void
}

/** What the player does with the `<video>`. */
export type PlayedVideo = EventTarget & Pick<HTMLVideoElement, 'play' | 'pause' | 'paused' | 'ended' | 'currentTime'>

interface PlaybackOptions {
  video: PlayedVideo
  attach: (options: Omit<AttachOptions, 'video'>) => Promise<AttachedStream>
  device: Device
  /** How many lines there are. */
  lines: () => number
  onStatus: (status: PlayerStatus) => void
  /** The stream has failed: another line shall be opened. */
  onNextLine: () => void
  /** Each second. `mostBehind` is null while the picture stands. */
  onLook: (look: { latency: number | null; mostBehind: number | null }) => void
}

/** A picture that stands as long as this counts as failed. */
const STALL_MS = 8_000
const LOOK_MS = 1_000
/** Longer than from one look to the next. */
const STANDS_MS = 2_000
/** A hidden page whose picture stood as long as this has a connection that nobody read: it is opened again. */
const STALE_MS = 20_000
/** A device that hides the page may pause the video as long before. */
const HIDING_MS = 1_000

/**
 * Plays a live stream in a video element, and does not give up: a line that fails or stalls is exchanged for the next, the
 * network that is back and a page that is visible again lead to the live edge.
 */
export class LivePlayback {
  readonly #options: PlaybackOptions
  readonly #stopListening: (() => void)[]
  #recovery: Recovery = opening()
  #stream: PlayedStream | null = null
  #attached: AttachedStream | null = null
  /** Counts openings: what an earlier one still reports is not heard. */
  #opened = 0
  #wait: ReturnType<typeof setTimeout> | undefined
  /** Whether the machine has asked for the stream that comes next. */
  #isSwitching = false
  /** Phones pause videos of hidden pages. Those resume; videos that the fan has paused do not. */
  #isPausedByFan = false
  /** When a headset, or the device, paused the video of a page in view. */
  #pausedAt: number | null = null
  /** Whether the browser waits for a tap of the fan. */
  #isBlocked = false
  /** Whether what is attached has to be opened again before it plays. */
  #isStale = false
  #moved = { time: 0, at: 0 }
  #hidden: { time: number; at: number } | null = null
  #delay = new ShownDelay()

  constructor(options: PlaybackOptions) {
    this.#options = options
    const { video, device } = options
    const looks = setInterval(() => this.#look(), LOOK_MS)
    this.#stopListening = [
      () => clearInterval(looks),
      device.listen({ online: () => this.#renew(), seen: () => this.#seen() }),
      follow(video, 'playing', () => this.#shows('playing')),
      follow(video, 'waiting', () => this.#shows('loading')),
      follow(video, 'play', () => this.#hasStarted()),
      follow(video, 'pause', () => this.#hasPaused()),
      follow(video, 'ended', () => this.#attached !== null && this.#fails()),
    ]
  }

  open(stream: PlayedStream | null) {
    this.#stream = stream
    // What the fan has chosen gets all tries.
    if (!this.#isSwitching) this.#recovery = opening()
    this.#isSwitching = false
    this.#attach()
  }

  close() {
    for (const stop of this.#stopListening) stop()
    this.#detach()
  }

  play() {
    this.#isPausedByFan = false
    if (this.#isStale) this.#happens({ type: 'renewed' })
    else this.#start()
  }

  pause() {
    this.#isPausedByFan = true
    this.#pausedAt = null
    this.#options.video.pause()
  }

  again() {
    this.#isPausedByFan = false
    this.#happens({ type: 'renewed' })
  }

  toLiveEdge() {
    this.#attached?.toLiveEdge()
  }

  /** The chat has its line again: what has failed or stands without a line need not wait. */
  lineIsBack() {
    const { phase } = this.#recovery
    // A stream that opens was asked for lately, often by the line that is back: a slow one needs its time.
    if (phase === 'opening') return
    const stands = this.#isExpected() && performance.now() - this.#moved.at >= STANDS_MS
    if (phase !== 'playing' || stands) this.#renew()
  }

  #attach() {
    this.#detach()
    if (!this.#stream) return
    const { url, format } = this.#stream
    const opened = this.#opened
    const onFailed = () => opened === this.#opened && this.#fails()
    const onReady = () => opened === this.#opened && !this.#isPausedByFan && this.#start()
    if (this.#isPausedByFan) this.#options.onStatus('paused')
    else if (this.#recovery.phase !== 'failed') this.#options.onStatus('loading')
    this.#options.attach({ url, format, onReady, onFailed }).then((attached) => {
      if (opened === this.#opened) this.#attached = attached
      else attached.detach()
    }, onFailed)
  }

  #detach() {
    this.#opened += 1
    clearTimeout(this.#wait)
    this.#attached?.detach()
    this.#attached = null
    this.#isStale = false
    this.#isBlocked = false
    this.#delay = new ShownDelay()
    this.#stands()
  }

  #start() {
    // A refusal is the browser's autoplay policy, not a failure: show the large play button.
    this.#options.video.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      this.#isBlocked = true
      this.#options.onStatus('blocked')
    })
  }

  #fails() {
    // What the fan has paused is opened again when the fan wants to go on.
    if (this.#isPausedByFan) {
      this.#isStale = true
      return
    }
    this.#detach()
    this.#happens({ type: 'failed', isOnline: this.#options.device.isOnline(), lines: this.#options.lines() })
  }

  #happens(event: RecoveryEvent) {
    const [next, remedy] = recover(this.#recovery, event)
    this.#recovery = next
    if (next.phase === 'offline' || next.phase === 'failed') this.#options.onStatus('error')
    if (next.phase === 'waiting') this.#options.onStatus('loading')
    if (remedy === null) return
    clearTimeout(this.#wait)
    if (remedy === 'open') this.#attach()
    else if (remedy === 'nextLine') {
      this.#isSwitching = true
      this.#options.onNextLine()
    } else this.#wait = setTimeout(() => this.#happens({ type: 'due', lines: this.#options.lines() }), remedy.waitMs)
  }

  /** The network is back: what was attached before has lost its connection, or is behind. */
  #renew() {
    if (!this.#stream) return
    if (this.#isPausedByFan) this.#isStale = true
    else this.#happens({ type: 'renewed' })
  }

  #seen() {
    const { video, device } = this.#options
    const now = performance.now()
    if (!device.isVisible()) {
      if (this.#pausedAt !== null && now - this.#pausedAt < HIDING_MS) this.#isPausedByFan = false
      this.#hidden ??= { time: video.currentTime, at: now }
      return
    }
    const { time, at } = this.#hidden ?? { time: video.currentTime, at: now }
    this.#hidden = null
    this.#stands()
    if (!this.#stream) return
    const stoodMs = now - at - (video.currentTime - time) * 1000
    const { phase } = this.#recovery
    if (stoodMs >= STALE_MS || (phase !== 'playing' && phase !== 'opening')) return this.#renew()
    if (this.#isPausedByFan || this.#attached === null) return
    this.toLiveEdge()
    this.#start()
  }

  /** A headset can start the video too. */
  #hasStarted() {
    this.#pausedAt = null
    if (this.#isPausedByFan && !this.#options.video.paused) this.play()
  }

  /** What pauses a video in view that has not ended is the fan, with a headset or the controls of the browser. */
  #hasPaused() {
    const { video, device } = this.#options
    if (video.ended) return
    if (!this.#isPausedByFan && video.paused && device.isVisible() && this.#attached !== null) {
      this.#isPausedByFan = true
      this.#pausedAt = performance.now()
    }
    this.#shows('paused')
  }

  /** The element reports what it does also after a failure; then only a picture counts. */
  #shows(status: PlayerStatus) {
    const { phase } = this.#recovery
    if (status !== 'playing' && (phase === 'offline' || phase === 'failed' || phase === 'waiting')) return
    if (status === 'playing') {
      this.#isBlocked = false
      this.#happens({ type: 'moved', at: performance.now() })
    }
    this.#options.onStatus(status)
  }

  #stands() {
    this.#moved = { time: this.#options.video.currentTime, at: performance.now() }
  }

  #look() {
    const { video, device, onLook } = this.#options
    const isMoving = this.#attached !== null && !video.paused && video.currentTime !== this.#moved.time
    const latency = this.#delay.at(isMoving, this.#attached?.latency() ?? null)
    onLook({ latency, mostBehind: isMoving ? (this.#attached?.mostBehind() ?? null) : null })
    if (isMoving) this.#happens({ type: 'moved', at: performance.now() })
    if (isMoving || !this.#isExpected() || !device.isVisible()) return this.#stands()
    if (performance.now() - this.#moved.at < STALL_MS) return
    this.#stands()
    this.#fails()
  }

  /** Whether the picture should move: neither the fan nor the browser has stopped it, and nothing is waited for. */
  #isExpected() {
    if (!this.#stream || this.#isPausedByFan || this.#isBlocked) return false
    const { phase } = this.#recovery
    if (phase === 'playing') return !this.#options.video.paused
    // After the error is shown a seldom try may hang as well.
    return phase === 'opening' || (phase === 'failed' && this.#attached !== null)
  }
}

const follow = (video: PlayedVideo, name: string, listener: () => void) => {
  video.addEventListener(name, listener)
  return () => video.removeEventListener(name, listener)
}
