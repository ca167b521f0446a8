import { EVENT } from '../events'
import { sessionCommands } from '../protocol/commands/session'
import { SESSION_REFUSALS } from '../protocol/errors/session-refusals'
import type { PushHandlers } from '../protocol/pushes'
import { toResult, type Result } from '../result'
import type { Registry } from '../store/registry'
import { Session, type LoginData, type LoginOptions, type SessionOptions } from './session'

export interface SessionMethods {
  /**
   * Resolves when the session is open. Conversations and missed messages follow, see `EVENT.RECOVERY_STATE_CHANGED`.
   * Waits for a running logout. A second login of the same user sends nothing (`repeatLogin`); one of another user
   * rejects with REPEAT_LOGIN.
   */
  login(options: LoginOptions): Promise<Result<LoginData>>
  /** Ends the session, even if the server is unreachable. The instance can be used again. */
  logout(): Promise<Result<Record<string, never>>>
  /** Ends the session and closes the instance for good. */
  destroy(): Promise<void>
  /** True while the user is logged in, also during a reconnect. */
  isReady(): boolean
  /** Empty if nobody is logged in. */
  getLoginUser(): string
  /** Epoch milliseconds by the server's clock. */
  getServerTime(): number
}

export interface SessionNounContext extends SessionOptions {
  readonly pushes: Registry<PushHandlers>
  readonly SDKAppID: number
}

/** Installs sessions: login, logout, and their connection. */
export const installSession = (context: SessionNounContext) => {
  const { caller, clock, connection, emitter, pushes, session: state, SDKAppID } = context
  caller.registerCommands(sessionCommands, SESSION_REFUSALS)
  const session = new Session(context)
  pushes.add({
    pushKickedOut: ({ kickType }) => session.kickedOut(kickType),
    pushKickOther: () => session.logInAgain(),
    pushOverload: ({ overloadCommand, waitingTime }) =>
      caller.overload.block(overloadCommand, waitingTime, clock.monotonic()),
    pushReconnect: ({ withinSeconds }) => connection.moveWithin(withinSeconds),
  })
  connection.netState.subscribe(() => emitter.emit(EVENT.NET_STATE_CHANGE, { state: connection.netState.get() }))
  const methods: SessionMethods = {
    login: (login) => toResult(() => session.login(login)),
    logout: () =>
      toResult(async () => {
        await session.logout()
        return {}
      }),
    destroy: async () => {
      await session.destroy()
      connection.destroy()
      emitter.emit(EVENT.SDK_DESTROY, { SDKAppID })
      emitter.clear()
    },
    isReady: () => state.me.get().phase === 'in',
    getLoginUser: () => state.me.get().userID,
    getServerTime: () => session.serverTime,
  }
  return { methods, session }
}
