import { createIm, GATEWAY_LIMITS, inProcessLimiter, Reception, startUpkeep, type Im } from '@org/server/core'
import type { Chance } from './chance'
import { ParticipantClock, type SimClock } from './sim-clock'
import type { SimBus } from './sim-bus'
import { simContext } from './sim-context'
import type { ServerEnd, Wire } from './sim-wire'
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
  /** A seeded bug: whoever leaves a group still follows it. */
  readonly keepsLeavers: boolean
  readonly conversationsPerPage: number
  /** The lag of its event loop. */
  readonly lagMs: () => number
  /** Called for a logged error, which is a violation. */
  readonly onLogged: (line: string) => void
}

/** One run of a server: the real core on simulated sockets, clock, bus and database connection. */
export class Process {
  readonly im: Im
  readonly reception: Reception
  readonly clock: ParticipantClock
  /** When it dies; null if it does not. */
  dyingAt: CrashMoment | null = null
  private isAlive = true
  private readonly leaveBus: () => void
  private readonly disconnect: () => Promise<unknown>

  constructor(
    private readonly options: ProcessOptions,
    skewMs: number,
    private readonly crash: () => void,
  ) {
    const { bus, chance, lagMs, onLogged, conversationsPerPage, keepsLeavers } = options
    const clock = new ParticipantClock(options.clock)
    clock.skewMs = skewMs
    this.clock = clock
    const { db, crash: disconnect } = this.openStore()
    this.disconnect = disconnect
    const ends = bus.connect((message) => !(isMessages(message) && this.dies('publish')) && this.isAlive)
    this.leaveBus = ends.leave
    const limiter = inProcessLimiter(clock)
    const context = simContext({ db, clock, bus: ends, limiter, eventLoop: { lagMs }, chance, onLogged })
    this.im = createIm(context, { ...LIMITS, conversationsPerPage })
    if (keepsLeavers) keepFollowers(this.im)
    this.reception = new Reception(this.im, queueMicrotask)
    startUpkeep(this.im)
  }

  readonly accept = (wire: Wire): ServerEnd => {
    const closed = () => {
      if (this.isAlive) peer.onClose()
    }
    const mayLeave = (payload: Buffer) => this.isAlive && !(isAcknowledgement(payload) && this.dies('acknowledge'))
    const transport = carrierOf(wire, new SimSocket(wire, mayLeave), {
      close: ({ code }) => {
        if (!this.isAlive) return
        wire.closeByServer(code)
        // A peer that does not answer the closing handshake is let go.
        this.clock.after(CLOSE_HANDSHAKE_MS, closed)
      },
      terminate: () => {
        if (!this.isAlive) return
        wire.end(1006)
        closed()
      },
    })
    const peer = this.reception.accept(transport)
    return {
      onFrame: (data) => {
        if (this.isAlive) peer.onFrame(data)
      },
      onPong: () => peer.onControl(),
      onClose: closed,
    }
  }

  kill(): void {
    this.isAlive = false
    this.clock.stop()
    this.leaveBus()
    void this.disconnect()
  }

  private openStore() {
    const { store, chance, ackBeforeCommit } = this.options
    const { clock } = this
    const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve))
    return store.connect({
      there: () => wait(chance.between(0, 3)),
      back: async (sql) => {
        if (sql.includes('append_batch') && this.dies('stored')) return
        if (chance.happens(0.3)) await wait(chance.between(1, 10))
      },
      ...(ackBeforeCommit ? { commitLater: (commit) => void clock.after(40, commit) } : {}),
    })
  }

  /** Crashes if this is the moment. True if the process is dead. */
  private dies(at: CrashMoment): boolean {
    if (this.dyingAt === at) this.crash()
    return !this.isAlive
  }
}

/** Small enough that a slow reader of a schedule exceeds it. */
const LIMITS = { ...GATEWAY_LIMITS, queuedBytes: 4_000 }

const CLOSE_HANDSHAKE_MS = 30_000

/** In both formats a frame starts with the name of its command. */
const isAcknowledgement = (payload: Buffer): boolean => payload.subarray(0, 48).includes('message.send_')

const isMessages = (message: unknown): boolean => (message as { kind?: unknown }).kind === 'messages'

/** A connection follows a group until it ends. */
const keepFollowers = ({ fanout }: Im): void => {
  const leave = fanout.leave.bind(fanout)
  fanout.leave = (connection, topic) => {
    if (connection.isClosed || !topic.startsWith('im:group:')) leave(connection, topic)
  }
}
