import type { Clock } from '../../ports/clock'
import { KICKED_BY_DEVICE, KICKED_BY_LOGIN, KICKED_BY_OPERATOR } from '../../store/im/im-sessions'
import { CLOSE } from '../gateway/close-codes'
import type { Connection } from '../gateway/connection'
import type { ChatEventOf } from '../../ports/topics'
import { PING_FRAME } from '../frames/frames'
import type { GatewayLimits } from '../gateway/limits'
import { RateWindow } from '../gateway/rate-window'
import { SharedPush } from '../frames/wires'

interface OnlineUser {
  readonly connections: Set<Connection>
  readonly frames: RateWindow
}

/** The connections of this process. */
export class Sessions {
  private readonly connections = new Set<Connection>()
  private readonly byUser = new Map<string, OnlineUser>()
  /** Called when the first connection of a user has opened or the last one has closed. */
  onTouched: (userID: string) => void = () => {}

  constructor(
    private readonly clock: Clock,
    private readonly limits: GatewayLimits,
  ) {}

  get all(): ReadonlySet<Connection> {
    return this.connections
  }

  add(connection: Connection): void {
    this.connections.add(connection)
  }

  /** Removes a connection that has closed. */
  remove(connection: Connection): void {
    this.connections.delete(connection)
  }

  /** False if the user's connections together have exceeded their limit. */
  mayAsk({ session }: Connection): boolean {
    return this.byUser.get(session?.user.userID ?? '')?.frames.take(this.clock.now()) ?? true
  }

  /** Makes room for one more socket of the instance. False if the maximum is in use. */
  admit(userID: string, instanceID: string): boolean {
    const same = [...(this.byUser.get(userID)?.connections ?? [])].filter(
      ({ session }) => session?.instanceID === instanceID,
    )
    if (same.length < this.limits.socketsPerInstance) return true
    const quietest = same.reduce((a, b) => (a.heardAt <= b.heardAt ? a : b))
    // A live client sends a ping every ten seconds, so a silent socket is dead and makes room.
    if (this.clock.now() - quietest.heardAt < SIGN_OF_LIFE_MS) return false
    quietest.output.close(CLOSE.reconnect)
    return true
  }

  /** The users with a connection to this process. */
  get userIDs(): readonly string[] {
    return [...this.byUser.keys()]
  }

  /** The connections of the user. */
  of(userID: string): ReadonlySet<Connection> {
    return this.byUser.get(userID)?.connections ?? NONE
  }

  /** Counts the connection under its session's user. */
  loggedIn(connection: Connection): void {
    const userID = connection.session?.user.userID
    if (userID === undefined) return
    const user = this.byUser.get(userID) ?? {
      connections: new Set(),
      frames: new RateWindow(this.limits.framesPerUser),
    }
    if (user.connections.size === 0) this.onTouched(userID)
    user.connections.add(connection)
    this.byUser.set(userID, user)
  }

  loggedOut(connection: Connection): void {
    const userID = connection.session?.user.userID
    if (userID === undefined) return
    const user = this.byUser.get(userID)
    user?.connections.delete(connection)
    if (user?.connections.size !== 0) return
    this.byUser.delete(userID)
    this.onTouched(userID)
  }

  /** Sends to every logged-in connection of this process. */
  broadcast(push: SharedPush): void {
    for (const { connections } of this.byUser.values())
      for (const { output } of connections) output.send(push.frame(output.wire))
  }

  /** Pings silent sockets and closes those that do not answer or never logged in. */
  sweep(): void {
    const now = this.clock.now()
    for (const connection of this.connections) this.sweepOne(connection, now)
  }

  private sweepOne(connection: Connection, now: number): void {
    const { session, output } = connection
    const { loginWithinMs, dropAfterSilenceMs, askAfterSilenceMs } = this.limits
    // After the clock was set back, all waits restart.
    connection.heardAt = Math.min(connection.heardAt, now)
    connection.anonymousSince = Math.min(connection.anonymousSince, now)
    const silentFor = now - connection.heardAt
    if (session === null && now - connection.anonymousSince >= loginWithinMs) output.close(CLOSE.loginTooLate)
    else if ((session?.expiresAt ?? Infinity) <= now / 1_000 - RENEW_SECONDS) output.close(CLOSE.reconnect)
    else if (silentFor >= dropAfterSilenceMs) output.terminate()
    else if (silentFor >= askAfterSilenceMs && !connection.isAsked) {
      connection.isAsked = true
      output.send(PING_FRAME)
    }
  }
}

const NONE: ReadonlySet<Connection> = new Set()
const SIGN_OF_LIFE_MS = 15_000
/** A connection that is still open this long after its session expired must log in again with a credential. */
const RENEW_SECONDS = 10

/** A login of the same user on another device of the same platform ends the earlier sessions. Rule: SRV-4. */
export const kickEarlier = (connections: ReadonlySet<Connection>, login: ChatEventOf<'login'>): void => {
  for (const connection of connections) {
    const { session, loggingIn } = connection
    const device = session ?? loggingIn
    if (device === null || device.platform !== login.platform || device.instanceID === login.instanceID) continue
    if (session === null) {
      if (loggingIn !== null) loggingIn.kickedBelow = Math.max(loggingIn.kickedBelow, login.sessionID)
    } else if (session.id < login.sessionID) kickOut(connection, KICKED)
  }
}

/** Only one device stays; its other tabs are not kicked out, but their access keys become invalid. */
export const kickOthers = (
  connections: ReadonlySet<Connection>,
  { sessionID, instanceID, latest }: ChatEventOf<'kickOther'>,
  nowSeconds: number,
): void => {
  for (const connection of connections) {
    const { session } = connection
    if (session === null || session.id === sessionID || session.id > latest) continue
    if (session.instanceID !== instanceID) kickOut(connection, KICKED_BY_OTHER)
    else {
      connection.session = { ...session, expiresAt: nowSeconds }
      connection.output.send(LOG_IN_AGAIN.frame(connection.output.wire))
    }
  }
}

/** A login in progress has no session yet; it is handled when the event is published again. */
export const kickEnded = (connections: ReadonlySet<Connection>, { sessionID }: ChatEventOf<'ended'>): void => {
  for (const connection of connections) if (connection.session?.id === sessionID) kickByBackEnd(connection)
}

export const kickByBackEnd = (connection: Connection): void => kickOut(connection, KICKED_BY_BACK_END)

const kickOut = ({ output }: Connection, push: SharedPush<'pushKickedOut'>): void => {
  output.send(push.frame(output.wire))
  output.close(CLOSE.kicked)
}

/** The push, shared by all connections kicked out for this reason. */
const KICKED = new SharedPush('pushKickedOut', {
  kickType: KICKED_BY_LOGIN,
  reason: 'The account was used to log in on another device.',
})

const KICKED_BY_OTHER = new SharedPush('pushKickedOut', {
  kickType: KICKED_BY_DEVICE,
  reason: 'Another device of the account has ended this session.',
})

const KICKED_BY_BACK_END = new SharedPush('pushKickedOut', {
  kickType: KICKED_BY_OPERATOR,
  reason: 'The session was ended by the back end.',
})

const LOG_IN_AGAIN = new SharedPush('pushKickOther', {})
