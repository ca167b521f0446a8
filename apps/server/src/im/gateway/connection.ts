import type { CommandName } from '@org/im-sdk/protocol'
import type { Identity } from '../sessions/identities'
import type { CloseReason } from './close-codes'
import type { GatewayLimits } from './limits'
import { PushLedger } from './push-ledger'
import { RateWindow } from './rate-window'
import type { WireName } from '../frames/wires'
import type { ChatTopic } from '../../ports/topics'

/** Where a connection sends its frames. */
export interface Output {
  readonly address: string
  /** Its format. */
  readonly wire: WireName
  /** The parts of one whole frame. */
  send(...parts: readonly Buffer[]): void
  /** Sends what is queued, then closes. */
  close(reason: CloseReason): void
  /** Closes it without a close frame. */
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
  /** Logins on other devices have ended sessions with smaller ids. */
  kickedBelow: number
}

/** One connected client with its state in the gateway. */
export class Connection {
  session: Session | null = null
  /** A login in progress: a later login elsewhere may supersede it. */
  loggingIn: LoginAttempt | null = null
  /** The close code to use once the current reply is written. */
  closeAfterReply: CloseReason | null = null
  anonymousSince: number
  isClosed = false
  heardAt: number
  isAsked = false
  inFlight = 0
  /** Grows when the user joins or leaves a group, to detect a list that was read before the change. */
  membershipChanges = 0
  /** Whether the user discards the messages of conversations. A topic that is not in it is as its community is. */
  discarded: ReadonlyMap<string, boolean> = new Map()
  /** Grows when the user changes them, to detect a list that was read before the change. */
  reminderChanges = 0
  /** By command, until when the client was asked not to send it, in epoch milliseconds. */
  readonly blockedUntil = new Map<CommandName, number>()
  /** The topics that this connection follows. */
  readonly topics = new Set<ChatTopic>()
  /** Ids of the chat rooms it listens to. */
  readonly rooms = new Set<string>()
  readonly pushes: PushLedger
  readonly frames: RateWindow
  readonly pings: RateWindow
  readonly unreadable: RateWindow
  private queue: Promise<unknown> = Promise.resolve()

  constructor(
    /** Unique across processes. */
    readonly id: string,
    readonly output: Output,
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

  /** Runs tasks in order, so that messages are stored in the order in which they were sent. */
  inOrder<T>(task: () => Promise<T>): Promise<T> {
    const result = this.queue.then(task)
    this.queue = result.catch(() => undefined)
    return result
  }
}
