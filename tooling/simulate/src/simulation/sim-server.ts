import {
  createIm,
  createReception,
  frameText,
  GATEWAY_LIMITS,
  inProcessLimiter,
  loadConfig,
  PING_FRAME,
  startUpkeep,
  type Context,
  type Im,
} from '@org/server/core'
import { pino } from 'pino'
import type { Chance } from './chance'
import { ParticipantClock, type SimClock } from './sim-clock'
import type { SimBus } from './sim-bus'
import type { SimNetwork, ServerEnd, Wire } from './sim-network'
import type { SimStore } from './sim-store'

/** When a server dies: at once, or as soon as it has stored, is about to tell, or is about to acknowledge the next message. */
export type CrashMoment = 'now' | 'stored' | 'publish' | 'acknowledge'

export interface SimServerOptions {
  readonly host: string
  readonly clock: SimClock
  readonly network: SimNetwork
  readonly bus: SimBus
  readonly store: SimStore
  readonly chance: Chance
  readonly ackBeforeCommit: boolean
  /** Something was logged as an error: nothing should be. */
  readonly onLogged: (line: string) => void
}

/** One server process: the real core on simulated links, clock, bus and way to the database. It can die and come back. */
export class SimServer {
  skewMs = 0
  private process: Process | null = null
  /** Null when it stays down. */
  private downMs: number | null = null

  constructor(private readonly options: SimServerOptions) {}

  get im(): Im | null {
    return this.process?.im ?? null
  }

  start(): void {
    if (this.process !== null) return
    this.process = startProcess(this.options, this.skewMs, () => this.crash())
    this.options.network.servers.set(this.options.host, this.process.accept)
  }

  skew(ms: number): void {
    this.skewMs = ms
    if (this.process !== null) this.process.clock.skewMs = ms
  }

  /** Comes back `downMs` after its death. */
  crashAt(moment: CrashMoment, downMs: number): void {
    this.downMs = downMs
    if (moment === 'now') this.crash()
    else if (this.process !== null) this.process.dying.at = moment
  }

  /** Is up, and stays it. */
  heal(): void {
    if (this.process !== null) this.process.dying.at = null
    this.start()
  }

  stop(): void {
    this.downMs = null
    this.crash()
  }

  private crash(): void {
    const { process } = this
    if (process === null) return
    this.process = null
    this.options.network.servers.delete(this.options.host)
    process.kill()
    this.options.network.cut(this.options.host)
    if (this.downMs !== null) this.options.clock.after(this.downMs, () => this.start())
  }
}

interface Process {
  readonly im: Im
  readonly clock: ParticipantClock
  readonly dying: { at: CrashMoment | null }
  readonly accept: (wire: Wire) => ServerEnd
  readonly kill: () => void
}

const startProcess = (options: SimServerOptions, skewMs: number, crash: () => void): Process => {
  const { bus, store, chance } = options
  const dying: Process['dying'] = { at: null }
  let isAlive = true
  const dies = (at: CrashMoment) => {
    if (dying.at === at) crash()
    return !isAlive
  }

  const clock = new ParticipantClock(options.clock)
  clock.skewMs = skewMs
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve))
  const { db, crash: disconnect } = store.connect({
    there: () => wait(chance.between(0, 3)),
    back: async (sql) => {
      if (sql.includes('append_batch') && dies('stored')) return
      if (chance.happens(0.3)) await wait(chance.between(1, 10))
    },
    ...(options.ackBeforeCommit ? { commitLater: (commit) => void clock.after(40, commit) } : {}),
  })
  const ends = bus.connect((message) => !(isMessages(message) && dies('publish')) && isAlive)

  const context: Context = {
    config: CONFIG,
    db,
    clock,
    random: { next: chance.next, bytes: (length) => Uint8Array.from({ length }, () => chance.between(0, 255)) },
    bus: ends,
    limiter: inProcessLimiter(clock),
    eventLoop: { lagMs: () => 0 },
    blobs: { put: absent, get: absent, delete: absent },
    passwords: { hash: absent, verify: absent },
    log: pino({ level: 'warn', base: null }, { write: options.onLogged }),
  }
  const im = createIm(context, GATEWAY_LIMITS)
  const reception = createReception(im)
  startUpkeep(im)

  const accept = (wire: Wire): ServerEnd => {
    const peer = reception.accept({
      address: wire.ends.device,
      wire: 'text',
      send: (...parts) => {
        if (!isAlive) return
        const frame = Buffer.concat(parts)
        if (frame.equals(PING_FRAME)) return wire.ping()
        const text = frameText(frame)
        if (ACKNOWLEDGEMENT.test(text) && dies('acknowledge')) return
        wire.down(text)
      },
      close: ({ code }) => {
        if (!isAlive) return
        wire.closeByServer(code)
        // A peer that does not answer the closing handshake is let go.
        clock.after(CLOSE_HANDSHAKE_MS, closed)
      },
      terminate: () => {
        if (!isAlive) return
        wire.end(1006)
        closed()
      },
    })
    const closed = () => {
      if (isAlive) peer.onClose()
    }
    return {
      onText: (text) => {
        if (isAlive) peer.onFrame(text)
      },
      onPong: () => peer.onPong(),
      onClose: closed,
    }
  }

  return {
    im,
    clock,
    dying,
    accept,
    kill: () => {
      isAlive = false
      clock.stop()
      ends.leave()
      void disconnect()
    },
  }
}

const CLOSE_HANDSHAKE_MS = 30_000
const ACKNOWLEDGEMENT = /^\{"head":\{"servcmd":"message\.send_/

const isMessages = (message: unknown): boolean => (message as { kind?: unknown }).kind === 'messages'

const absent = () => Promise.reject(new Error('The simulation has no blobs and no passwords.'))

export const CONFIG = loadConfig(
  {},
  {
    dataDir: '/nonexistent',
    sdkAppId: 1,
    checkReplies: true,
    secrets: {
      userSig: { current: 'k1', keys: { k1: 'a key that signs in simulations only' } },
      upload: 'a key that signs in simulations only',
      database: 'a key that signs in simulations only',
    },
  },
)
