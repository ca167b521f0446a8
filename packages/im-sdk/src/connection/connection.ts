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
  /** The address of the next attempt. */
  readonly urlOf: (host: number) => string
  /** What the layer above does; called in order, never from within one of the methods below. */
  readonly onOpen: () => void
  readonly onLost: () => void
  readonly onMessage: (data: unknown) => void
  readonly onReconnectFailed: () => void
  readonly onFatal: (error: ImError) => void
  /** Gets what the transport throws: the effects behind it are still due. */
  readonly reportThrown: (thrown: unknown) => void
  readonly ping: HeartbeatOptions['ping']
}

/** Runs the effects of the machine on a real transport and clock. */
export class Connection {
  readonly #options: ConnectionOptions
  readonly netState = new Source<NetState>('disconnected')
  #state: ConnectionState = 'idle'
  /** Why coming back is of no use; null where a ping was refused for good. */
  #refusal: ImError | null = null
  #memory: Memory = FRESH
  readonly #events: ConnectionEvent[] = []
  #socket: Socket | null = null
  #openedAt = 0
  /**
   * When the last attempt was begun, in epoch milliseconds: the other clock may stand still while the device sleeps.
   */
  #triedAt = 0
  /** Something has come over the present connection. */
  #hasHeard = false
  #cancelTimer: Cancel = () => undefined
  /** When the next attempt is due, and until when somebody waits for it, by the monotonic clock. */
  #retryAt = 0
  #wantedUntil = 0
  /** Counts probes: only the newest says anything. */
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
    /** A fresh attempt is left alone: every page that is loaded says that it woke. */
    const tell = (type: WakeSignal) => {
      if (type !== 'woke' || this.#state !== 'connecting' || clock.now() - this.#triedAt > TIMING.pingTimeoutMs)
        this.#take({ type })
    }
    this.#stops = [options.wakeSignals(tell), clock.whenWoken?.(() => tell('woke'))]
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  connect(): void {
    this.#take({ type: 'connect' })
  }

  /** Closes and comes back at once, as with a credential that is no longer taken. */
  reconnect(): void {
    this.#take({ type: 'reconnect' })
  }

  /** Goes to the next host after a random part of so many seconds. */
  moveWithin(seconds: unknown): void {
    if (!this.isOpen) return
    const part =
      typeof seconds === 'number' && seconds > 0 ? this.#options.random() * Math.min(seconds, TIMING.moveMaxSeconds) : 0
    this.#setTimer(part * 1_000, () => this.#take({ type: 'moveDue' }))
  }

  /**
   * Somebody waits so long for the connection: meanwhile attempts are not far apart, and one that is due later is
   * brought forward.
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

  /** False when there is no connection to take it. */
  send(data: FrameData): boolean {
    if (this.#state !== 'open' || this.#socket === null) return false
    this.#socket.send(data)
    return true
  }

  /** One event at a time: what an effect brings about waits until the effects of its cause are through. */
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
    this.#options.trace.tell?.({
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
    /** A socket that was let go may still speak: nobody listens. */
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
      /** A page that may not open sockets: the same as a host that does not answer. */
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

  /** One timer serves all states: connecting too long, the next attempt, a probe, or leaving for the next host. */
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
