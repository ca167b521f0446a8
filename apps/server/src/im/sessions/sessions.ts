import type { Clock } from '../../ports/clock'
import { KICKED_BY_DEVICE, KICKED_BY_LOGIN, KICKED_BY_OPERATOR } from '../../store/im/im-sessions'
import { CLOSE } from '../gateway/close-codes'
import type { Connection } from '../gateway/connection'
import type { ChatEventOf } from '../../ports/topics'
import { PING_FRAME } from '../frames/frames'
import type { GatewayLimits } from '../gateway/limits'
import { RateWindow } from '../gateway/rate-window'
import { SharedPush } from '../frames/wires'

export interface Sessions {
  readonly all: ReadonlySet<Connection>
  add(connection: Connection): void
  /** Of a connection that has ended, and is logged out. */
  remove(connection: Connection): void
  /** False when the user's connections together have asked too much. */
  mayAsk(connection: Connection): boolean
  /** Makes room for one more socket of the instance. False when that many are in use. */
  admit(userID: string, instanceID: string): boolean
  /** Counts the connection under its session's user. */
  loggedIn(connection: Connection): void
  loggedOut(connection: Connection): void
  /** To every logged-in connection of this process. */
  broadcast(push: SharedPush): void
  /** Asks silent sockets for a sign of life and ends those that give none, or never logged in. */
  sweep(): void
}

/** The connections of this process. */
export const createSessions = (clock: Clock, limits: GatewayLimits): Sessions => {
  const all = new Set<Connection>()
  const byUser = new Map<string, { readonly connections: Set<Connection>; readonly frames: RateWindow }>()

  return {
    all,
    add: (connection) => {
      all.add(connection)
    },
    remove: (connection) => {
      all.delete(connection)
    },
    mayAsk: ({ session }) => byUser.get(session?.user.userID ?? '')?.frames.take(clock.now()) ?? true,
    admit: (userID, instanceID) => {
      const same = [...(byUser.get(userID)?.connections ?? [])].filter(
        ({ session }) => session?.instanceID === instanceID,
      )
      if (same.length < limits.socketsPerInstance) return true
      const quietest = same.reduce((a, b) => (a.heardAt <= b.heardAt ? a : b))
      // A living client is heard from every ten seconds. A dead socket that was not noticed yet makes room.
      if (clock.now() - quietest.heardAt < SIGN_OF_LIFE_MS) return false
      quietest.link.close(CLOSE.reconnect)
      return true
    },
    loggedIn: (connection) => {
      const userID = connection.session?.user.userID
      if (userID === undefined) return
      const user = byUser.get(userID) ?? { connections: new Set(), frames: new RateWindow(limits.framesPerUser) }
      user.connections.add(connection)
      byUser.set(userID, user)
    },
    loggedOut: (connection) => {
      const userID = connection.session?.user.userID
      if (userID === undefined) return
      const user = byUser.get(userID)
      user?.connections.delete(connection)
      if (user?.connections.size === 0) byUser.delete(userID)
    },
    broadcast: (push) => {
      for (const { connections } of byUser.values())
        for (const { link } of connections) link.send(push.frame(link.wire))
    },
    sweep: () => {
      const now = clock.now()
      for (const connection of all) {
        // A clock that was set back has all begin their waits anew.
        connection.heardAt = Math.min(connection.heardAt, now)
        connection.anonymousSince = Math.min(connection.anonymousSince, now)
        const silentFor = now - connection.heardAt
        if (connection.session === null && now - connection.anonymousSince >= limits.loginWithinMs)
          connection.link.close(CLOSE.loginTooLate)
        else if ((connection.session?.expiresAt ?? Infinity) <= now / 1_000 - RENEW_SECONDS)
          connection.link.close(CLOSE.reconnect)
        else if (silentFor >= limits.dropAfterSilenceMs) connection.link.terminate()
        else if (silentFor >= limits.askAfterSilenceMs && !connection.isAsked) {
          connection.isAsked = true
          connection.link.send(PING_FRAME)
        }
      }
    },
  }
}

const SIGN_OF_LIFE_MS = 15_000
/** Who is still there so long after the session has expired only listens, and has to come back with a credential. */
const RENEW_SECONDS = 10

/** A login of the same user on another device of the same platform ends the earlier ones. Source: im.md §4 Session. */
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

/** One device stays; its other tabs are not kicked, but what they have been given to come back with holds no longer. */
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
      connection.link.send(LOG_IN_AGAIN.frame(connection.link.wire))
    }
  }
}

/** A login that is under way has no session yet, and is met when this is rung for again. */
export const kickEnded = (connections: ReadonlySet<Connection>, { sessionID }: ChatEventOf<'ended'>): void => {
  for (const connection of connections) if (connection.session?.id === sessionID) kickByBackEnd(connection)
}

export const kickByBackEnd = (connection: Connection): void => kickOut(connection, KICKED_BY_BACK_END)

const kickOut = ({ link }: Connection, push: SharedPush<'pushKickedOut'>): void => {
  link.send(push.frame(link.wire))
  link.close(CLOSE.kicked)
}

/** The same for all who are kicked for this reason. */
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
