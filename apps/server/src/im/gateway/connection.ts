import type { CommandName } from '@org/im-sdk/protocol'
import type { Identity } from '../sessions/identities'
import type { CloseReason } from './close-codes'
import type { GatewayLimits } from './limits'
import { PushLedger } from './push-ledger'
import { RateWindow } from './rate-window'
import type { WireName } from '../frames/wires'
import type { ChatTopic } from '../../ports/topics'

/** The way out to one peer: a socket in the gateway, anything else in a simulation. */
export interface Link {
  readonly address: string
  /** What it speaks. */
  readonly wire: WireName
  /** The parts of one whole frame. */
  send(...parts: readonly Buffer[]): void
  /** Sends what is queued, then closes. */
  close(reason: CloseReason): void
  /** Ends it without a word. */
  terminate(): void
}

/** A login on one connection. */
export interface Session {
  /** Later logins have larger ids. */
  readonly id: number
  readonly keyHash: Buffer
  readonly user: Identity
  readonly instanceID: string
  readonly platform: number
  /** Epoch milliseconds. */
  readonly openedAt: number
  /** Epoch seconds. */
  readonly expiresAt: number
}

export interface LoginAttempt {
  readonly instanceID: string
  readonly platform: number
  /** Logins elsewhere have ended sessions with smaller ids. */
  kickedBelow: number
}

/** One connected peer and everything the gateway remembers of it. */
export class Connection {
  session: Session | null = null
  /** A login under way: it may be overtaken by a later one elsewhere. */
  loggingIn: LoginAttempt | null = null
  /** Closed with this as soon as the reply at hand is written. */
  closeAfterReply: CloseReason | null = null
  anonymousSince: number
  isClosed = false
  heardAt: number
  isAsked = false
  inFlight = 0
  /** Grows when the user joins or leaves a group, so that a list read before can be told from one read after. */
  membershipChanges = 0
  /** Until when it was asked to leave commands alone, in epoch milliseconds. */
  readonly blockedUntil = new Map<CommandName, number>()
  /** Topics that lead here. */
  readonly topics = new Set<ChatTopic>()
  /** Ids of the chat rooms it listens to. */
  readonly rooms = new Set<string>()
  readonly pushes: PushLedger
  readonly frames: RateWindow
  readonly pings: RateWindow
  readonly unreadable: RateWindow
  private queue: Promise<unknown> = Promise.resolve()

  constructor(
    /** Unlike any other, in any process. */
    readonly id: string,
    readonly link: Link,
    openedAt: number,
    limits: GatewayLimits,
  ) {
    this.heardAt = openedAt
    this.anonymousSince = openedAt
    this.pushes = new PushLedger(limits)
    this.frames = new RateWindow(limits.framesPerSocket)
    this.pings = new RateWindow(limits.pingsPerSocket)
    this.unreadable = new RateWindow(limits.unreadableFramesPerSocket)
  }

  /** Runs one task after the other, so that what a user sends first is also stored first. */
  inOrder<T>(task: () => Promise<T>): Promise<T> {
    const result = this.queue.then(task)
    this.queue = result.catch(() => undefined)
    return result
  }
}
