import { TYPES, type PushBodies } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import type { Context } from '../../services/context'
import { sessionFacts } from '../../store/im/user-status'
import type { Connection } from '../gateway/connection'
import { SharedPush } from '../frames/wires'
import type { OnlineUsers } from './online-users'

type Status = PushBodies['pushUserStatus']['userStatusList'][number]

export interface UserStatusesOptions {
  readonly context: Pick<Context, 'db' | 'clock' | 'bus' | 'log'>
  readonly online: OnlineUsers
  /** The most subscriptions of one connection. */
  readonly max: number
}

/** The status of users, and the connections of this process that have subscribed to it. */
export class UserStatuses {
  private readonly watchers = new Map<string, Set<Connection>>()
  private readonly watched = new Map<Connection, Set<string>>()
  private readonly changed = new Set<string>()
  private readonly told = new Map<string, string>()
  private readonly stopListening: () => void
  private isTelling = false

  constructor(private readonly options: UserStatusesOptions) {
    this.stopListening = options.context.bus.subscribe('im:status', ({ userID }) => this.touched([userID]))
  }

  /** Of existing users, in any order. */
  async of(userIDs: readonly string[]): Promise<Status[]> {
    const { context, online } = this.options
    const facts = await sessionFacts(context.db, [...new Set(userIDs)], seconds(context.clock))
    return facts.map(({ userID, isLoggedIn, customStatus }) => {
      if (online.isOnline(userID)) return { userID, statusType: TYPES.USER_STATUS_ONLINE, customStatus }
      if (isLoggedIn) return { userID, statusType: TYPES.USER_STATUS_OFFLINE, customStatus }
      return { userID, statusType: TYPES.USER_STATUS_UNLOGINED, customStatus: '' }
    })
  }

  /** Returns the users beyond the limit of the connection. */
  watch(connection: Connection, userIDs: readonly string[]): readonly string[] {
    if (connection.isClosed) return []
    const mine = this.watched.get(connection) ?? new Set()
    this.watched.set(connection, mine)
    const tooMany: string[] = []
    for (const userID of userIDs) {
      if (!mine.has(userID) && mine.size >= this.options.max) tooMany.push(userID)
      else {
        mine.add(userID)
        this.watchers.set(userID, (this.watchers.get(userID) ?? new Set()).add(connection))
      }
    }
    return tooMany
  }

  /** Ends subscriptions of a connection; all of them if no users are named. */
  unwatch(connection: Connection, userIDs: readonly string[] = [...(this.watched.get(connection) ?? [])]): void {
    const mine = this.watched.get(connection)
    for (const userID of userIDs) {
      mine?.delete(userID)
      const watchers = this.watchers.get(userID)
      watchers?.delete(connection)
      if (watchers?.size !== 0) continue
      this.watchers.delete(userID)
      this.told.delete(userID)
    }
    if (mine?.size === 0) this.watched.delete(connection)
  }

  /** The status of users may have changed. */
  touched(userIDs: readonly string[]): void {
    for (const userID of userIDs) if (this.watchers.has(userID)) this.changed.add(userID)
  }

  /** Pushes what has changed. Call it once a second. */
  async tell(): Promise<void> {
    if (this.changed.size === 0 || this.isTelling) return
    this.isTelling = true
    const userIDs = [...this.changed].slice(0, PER_TELLING)
    for (const userID of userIDs) this.changed.delete(userID)
    try {
      this.push(await this.of(userIDs))
    } catch (error) {
      this.touched(userIDs)
      this.options.context.log.error({ err: error }, 'the status of users could not be read')
    } finally {
      this.isTelling = false
    }
  }

  stop(): void {
    this.stopListening()
  }

  private push(statuses: readonly Status[]): void {
    const lists = new Map<Connection, Status[]>()
    for (const status of statuses) {
      const watchers = this.watchers.get(status.userID)
      const text = `${status.statusType} ${status.customStatus}`
      if (watchers === undefined || this.told.get(status.userID) === text) continue
      this.told.set(status.userID, text)
      for (const connection of watchers) {
        const list = lists.get(connection)
        if (list === undefined) lists.set(connection, [status])
        else list.push(status)
      }
    }
    for (const [{ output, session }, userStatusList] of lists)
      if (session !== null) output.send(new SharedPush('pushUserStatus', { userStatusList }).frame(output.wire))
  }
}

const PER_TELLING = 5_000
