import type { Cancel, Clock } from '../clock/clock'
import type { NetState } from '../protocol/constants'
import { ImError, imError } from '../protocol/im-error'
import { CLOSE_CODE, TIMING } from '../protocol/limits'
import type { Random } from '../clock/random'
import { Source } from '../store/view'
import { Heartbeat, type HeartbeatOptions } from './heartbeat'
import { FRESH, step, type ConnectionEvent, type ConnectionState, type EffectName, type Memory } from './machine'
import { retryDelay } from './retry-delay'
import type { FrameData } from '../protocol/envelope'
import type { Trace } from './trace'
import type { Socket, Transport } from './transport'
import type { WakeSignal, WakeSignals } from '../clock/wake-signals'

export interface ConnectionOptions {
  readonly transport: Transport
  readonly clock: Clock
  readonly random: Random
  readonly wakeSignals: WakeSignals
  readonly trace: Trace
  /** The address for the next attempt. */
  readonly urlOf: (host: number) => string
  /** Callbacks of the layer above, called in order and never from inside one of the methods below. */
  readonly onOpen: () => void
  readonly onLost: () => void
  readonly onMessage: (data: unknown) => void
  readonly onReconnectFailed: () => void
  readonly onFatal: (error: ImError) => void
  /** Receives what the transport throws; the remaining effects still run. */
  readonly reportThrown: (thrown: unknown) => void
  readonly ping: HeartbeatOptions['ping']
}

/** Runs the effects of the state machine on a real transport and clock. */
export class Connection {
  readonly #options: ConnectionOptions
  readonly netState = new Source<NetState>('disconnected')
  #state: ConnectionState = 'idle'
  /** Why reconnecting is useless; null after a fatal ping error. */
  #refusal: ImError | null = null
  #memory: Memory = FRESH
  readonly #events: ConnectionEvent[] = []
  #socket: Socket | null = null
  #openedAt = 0
  /** When the last attempt began, in epoch milliseconds: the monotonic clock may stop while the device sleeps. */
  #triedAt = 0
  /** A frame has arrived over the current connection. */
  #hasHeard = false
  #cancelTimer: Cancel = () => undefined
  /** When the next attempt is due, and until when a caller waits for it, on the monotonic clock. */
  #retryAt = 0
  #wantedUntil = 0
  /** Counts probes. Only the result of the newest probe is used. */
  #probes = 0
  readonly #heartbeat: Heartbeat
  readonly #stops: readonly (Cancel | undefined)[]

  constructor(options: ConnectionOptions) {
    this.#options = options
    const { clock, ping } = options
    this.#heartbeat = new Heartbeat({
      clock,
      ping,
      onEnd: (end) => this.#take({ type: this.#hasHeard ? end : 'failed' }),
    })
    /** Keeps a recent attempt: every page reports `woke` once when it loads. */
    const tell = (type: WakeSignal) => {
      if (type !== 'woke' || this.#state !== 'connecting' || clock.now() - this.#triedAt > TIMING.pingTimeoutMs)
        this.#take({ type })
    }
    this.#stops = [options.wakeSignals(tell), clock.whenWoken?.(() => tell('woke'))]
  }

  /** The address of the newest attempt, without its query. */
  get address(): string {
    return this.#options.urlOf(this.#memory.host).replace(/\?.*$/, '')
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  connect(): void {
    this.#take({ type: 'connect' })
  }

  /** Closes and reconnects at once, for example after the server refused the credential. */
  reconnect(): void {
    this.#take({ type: 'reconnect' })
  }

  /** Reconnects to the next host after a random delay of up to this many seconds. */
  moveWithin(seconds: unknown): void {
    if (!this.isOpen) return
    const part =
      typeof seconds === 'number' && seconds > 0 ? this.#options.random() * Math.min(seconds, TIMING.moveMaxSeconds) : 0
    this.#setTimer(part * 1_000, () => this.#take({ type: 'moveDue' }))
  }

  /**
   * A message waits for the connection until then. Meanwhile attempts are close together, and a later one is moved
   * forward.
   */
  want(ms: number): void {
    const now = this.#options.clock.monotonic()
    this.#wantedUntil = Math.max(this.#wantedUntil, now + ms)
    const isRetrying = this.#state === 'waiting' || this.#state === 'quiet'
    if (isRetrying && !this.#memory.offline && this.#retryAt > now + TIMING.retryWantedMs) this.#scheduleRetry()
  }

  disconnect(): void {
    this.#take({ type: 'disconnect' })
  }

  destroy(): void {
    this.disconnect()
    for (const stop of this.#stops) stop?.()
  }

  /** False when there is no connection. */
  send(data: FrameData): boolean {
    if (this.#state !== 'open' || this.#socket === null) return false
    this.#socket.send(data)
    return true
  }

  /**
   * Handles one event at a time: an event caused by an effect waits until the effects of the current event have run.
   */
  #take(event: ConnectionEvent): void {
    this.#events.push(event)
    if (this.#events.length > 1) return
    for (let next = this.#events[0]; next !== undefined; next = this.#events[0]) {
      this.#apply(next)
      this.#events.shift()
    }
  }

  #apply(event: ConnectionEvent): void {
    const { state, memory, effects } = step(this.#state, this.#memory, event)
    this.#options.trace.emit?.({
      type: 'connection',
      event: event.type,
      before: this.#state,
      isAttempt: effects.includes('openSocket'),
    })
    this.#state = state
    this.#memory = memory
    this.#refusal = event.type === 'refused' ? event.error : null
    for (const effect of effects) {
      try {
        this.#effects[effect]()
      } catch (thrown) {
        this.#options.reportThrown(thrown)
      }
    }
  }

  readonly #effects: Readonly<Record<EffectName, () => void>> = {
    openSocket: () => this.#openSocket(),
    dropSocket: () => this.#closeSocket(CLOSE_CODE.reconnect),
    closeWanted: () => this.#closeSocket(CLOSE_CODE.wanted),
    scheduleRetry: () => this.#scheduleRetry(),
    probe: () => void this.#probe(),
    pingNow: () => void this.#heartbeat.ping(),
    reportConnecting: () => this.netState.set('connecting'),
    reportConnected: () => this.netState.set('connected'),
    reportDisconnected: () => this.netState.set('disconnected'),
    announceOpen: () => {
      this.#heartbeat.start()
      this.#options.onOpen()
    },
    announceLost: () => {
      this.#heartbeat.stop()
      this.#options.onLost()
    },
    announceReconnectFailed: () => this.#options.onReconnectFailed(),
    announceFatal: () => this.#options.onFatal(this.#refusal ?? imError('PING_FATAL')),
  }

  #openSocket(): void {
    const { transport, clock, urlOf } = this.#options
    const mine: { socket?: Socket } = {}
    /** A socket that was given up may still fire events; they are ignored. */
    const isCurrent = () => this.#socket === mine.socket
    const ended = (code?: number) => {
      if (!isCurrent()) return
      this.#cancelTimer()
      this.#socket = null
      if (code === CLOSE_CODE.wrongApp) return this.#take({ type: 'refused', error: imError('SDK_APP_ID_WRONG') })
      this.#take({ type: 'closed', openForMs: clock.monotonic() - this.#openedAt })
    }
    this.#triedAt = clock.now()
    this.#setTimer(TIMING.connectTimeoutMs, () => this.#take({ type: 'failed' }))
    try {
      mine.socket = transport.open(urlOf(this.#memory.host), {
        onOpen: () => {
          if (!isCurrent()) return
          this.#cancelTimer()
          this.#openedAt = clock.monotonic()
          this.#hasHeard = false
          this.#take({ type: 'opened' })
        },
        onMessage: (data) => {
          if (!isCurrent()) return
          this.#hasHeard = true
          this.#heartbeat.traffic()
          this.#options.onMessage(data)
        },
        onClose: ended,
        onError: () => {
          mine.socket?.close(CLOSE_CODE.reconnect)
          ended()
        },
      })
      this.#socket = mine.socket
    } catch (thrown) {
      /** If the page may not open sockets, treat it like a host that does not answer. */
      const event: ConnectionEvent = thrown instanceof ImError ? { type: 'refused', error: thrown } : { type: 'failed' }
      this.#setTimer(0, () => this.#take(event))
    }
  }

  #closeSocket(code: number): void {
    const socket = this.#socket
    this.#socket = null
    this.#cancelTimer()
    socket?.close(code)
  }

  /** One timer serves all states: connect timeout, next attempt, probe, and leaving for the next host. */
  #setTimer(ms: number, run: () => void): void {
    this.#cancelTimer()
    this.#cancelTimer = this.#options.clock.after(ms, run)
  }

  #scheduleRetry(): void {
    const { random, clock } = this.#options
    const { offline, failures } = this.#memory
    const now = clock.monotonic()
    const maxMs = now < this.#wantedUntil ? TIMING.retryWantedMs : undefined
    const ms = offline ? random() * TIMING.offlineRetryMs : retryDelay(failures, random, maxMs)
    this.#retryAt = now + ms
    this.#setTimer(ms, () => this.#take({ type: 'retryDue' }))
  }

  async #probe(): Promise<void> {
    const { transport, urlOf } = this.#options
    const round = ++this.#probes
    const answered = (isFine: boolean) => {
      if (round === this.#probes) this.#take({ type: isFine ? 'probeFine' : 'probeFailed' })
    }
    this.#setTimer(TIMING.networkProbeMs, () => answered(false))
    try {
      answered(await transport.probe(urlOf(this.#memory.host)))
    } catch {
      answered(false)
    }
  }
}
