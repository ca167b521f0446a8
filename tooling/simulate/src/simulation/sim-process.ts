import {
  createIm,
  GATEWAY_LIMITS,
  inProcessLimiter,
  loadConfig,
  readWordList,
  Reception,
  startUpkeep,
  type Context,
  type Im,
} from '@org/server/core'
import { pino } from 'pino'
import type { Chance } from './chance'
import { ParticipantClock, type SimClock } from './sim-clock'
import type { SimBus } from './sim-bus'
import type { ServerEnd, Wire } from './sim-network'
import { carrierOf, SimSocket } from './sim-socket'
import type { SimStore } from './sim-store'

/**
 * When a server dies: at once, or as soon as it has stored, is about to publish, or is about to acknowledge the next
 * message.
 */
export type CrashMoment = 'now' | 'stored' | 'publish' | 'acknowledge'

export interface ProcessOptions {
  readonly clock: SimClock
  readonly bus: SimBus
  readonly store: SimStore
  readonly chance: Chance
  readonly ackBeforeCommit: boolean
  readonly conversationsPerPage: number
  /** The lag of its event loop. */
  readonly lagMs: () => number
  /** Called for a logged error, which is a violation. */
  readonly onLogged: (line: string) => void
}

/** One run of a server: the real core on simulated sockets, clock, bus and database connection. */
export interface Process {
  readonly im: Im
  readonly reception: Reception
  readonly clock: ParticipantClock
  readonly dying: { at: CrashMoment | null }
  readonly accept: (wire: Wire) => ServerEnd
  readonly kill: () => void
}

export const startProcess = (options: ProcessOptions, skewMs: number, crash: () => void): Process => {
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
    eventLoop: { lagMs: options.lagMs },
    blobs: { put: absent, get: absent, delete: absent, sweep: absent },
    passwords: { hash: absent, verify: absent },
    captcha: { begin: absent, picture: absent, check: absent },
    words: WORDS,
    log: pino({ level: 'warn', base: null }, { write: options.onLogged }),
  }
  const im = createIm(context, { ...LIMITS, conversationsPerPage: options.conversationsPerPage })
  const reception = new Reception(im, queueMicrotask)
  startUpkeep(im)

  const accept = (wire: Wire): ServerEnd => {
    const closed = () => {
      if (isAlive) peer.onClose()
    }
    const socket = new SimSocket(wire, (payload) => isAlive && !(isAcknowledgement(payload) && dies('acknowledge')))
    const carrier = carrierOf(wire, socket, {
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
    const peer = reception.accept(carrier)
    return {
      onFrame: (data) => {
        if (isAlive) peer.onFrame(data)
      },
      onPong: () => peer.onControl(),
      onClose: closed,
    }
  }

  return {
    im,
    reception,
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

/** Small enough that a slow reader of a schedule exceeds it. */
const LIMITS = { ...GATEWAY_LIMITS, queuedBytes: 4_000 }

const CLOSE_HANDSHAKE_MS = 30_000

/** In both formats a frame starts with the name of its command. */
const isAcknowledgement = (payload: Buffer): boolean => payload.subarray(0, 48).includes('message.send_')

const isMessages = (message: unknown): boolean => (message as { kind?: unknown }).kind === 'messages'

const absent = () => Promise.reject(new Error('The simulation has no blobs and no passwords.'))

export const CONFIG = loadConfig(
  {},
  {
    dataDir: '/nonexistent',
    sdkAppId: 1,
    checkReplies: true,
    // Two users of a simulation write fast to each other.
    rateLimits: false,
    secrets: {
      userSig: { current: 'k1', keys: { k1: 'a key that signs in simulations only' } },
      upload: { current: 'k1', keys: { k1: 'a key that signs in simulations only' } },
      database: 'a key that signs in simulations only',
    },
  },
)

export const WORDS = readWordList(CONFIG.wordList)
