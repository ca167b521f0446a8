import { TYPES } from '@org/im-sdk/protocol'
import type { ChatEvent } from '../../ports/topics'
import type { Connection } from '../gateway/connection'

export interface GroupEventsOptions {
  readonly groupID: string
  /** Those that follow the group now. */
  readonly connections: ReadonlySet<Connection>
  /** Asks the store. */
  readonly membersAmong: (groupID: string, userIDs: readonly string[]) => Promise<ReadonlySet<string>>
  readonly onLeft: (connections: ReadonlySet<Connection>) => void
  readonly pass: (connections: ReadonlySet<Connection>, event: ChatEvent) => void
  readonly onError: (error: unknown) => void
}

/** More do not wait for the store. */
const MOST_WAITING = 1_000

/**
 * Passes the events of a group on to its members only, although the event that says who has left may be lost: when a
 * message of the group or of one of its topics has not come to this process, or one tells that somebody has left, the
 * store says who is still a member. What comes meanwhile waits, but not for a store that does not answer: nothing that
 * is stored is kept from members because of it.
 */
export class GroupEvents {
  /** The newest sequence of the group and of each of its topics. */
  private readonly newest = new Map<string, number>()
  private mustAsk = false
  private isAsking = false
  private waiting: ChatEvent[] = []

  constructor(private readonly options: GroupEventsOptions) {}

  receive(event: ChatEvent): void {
    if (this.isAsking && this.waiting.length < MOST_WAITING) this.waiting.push(event)
    else this.take(event, this.options.connections)
  }

  private take(event: ChatEvent, to: ReadonlySet<Connection>): void {
    if ((this.misses(event) || this.mustAsk) && !this.isAsking) {
      this.waiting.push(event)
      void this.ask(() => true)
      return
    }
    this.options.pass(to, event)
    const left = this.leaversIn(event)
    if (left.size > 0 && !this.isAsking) void this.ask((userID) => left.has(userID))
  }

  /** Whether messages before the last one of these have not come. */
  private misses(event: ChatEvent): boolean {
    if (event.kind !== 'messages') return false
    let isMissed = false
    for (const { groupID, sequence } of event.messages) {
      const newest = this.newest.get(groupID) ?? 0
      if (sequence > newest + 1) isMissed = true
      this.newest.set(groupID, Math.max(newest, sequence))
    }
    return isMissed
  }

  private leaversIn(event: ChatEvent): ReadonlySet<string> {
    if (event.kind !== 'messages') return new Set()
    return new Set(event.messages.flatMap(({ msgBody: [element] }) => leaversOf(element)))
  }

  private async ask(isAsked: (userID: string) => boolean): Promise<void> {
    this.isAsking = true
    // Who follows the group only while the store is read is told of nothing from before.
    const followed = new Set(this.options.connections)
    try {
      await this.takeOut(isAsked)
      this.mustAsk = false
    } catch (error) {
      this.options.onError(error)
      this.mustAsk = true
    }
    const waiting = this.waiting.splice(0)
    const to = this.stillFollowing(followed)
    this.isAsking = false
    for (const [at, event] of waiting.entries()) {
      try {
        if (this.mustAsk) this.options.pass(to, event)
        else this.take(event, to)
      } catch (error) {
        this.options.onError(error)
      }
      if (this.isAsking) {
        this.waiting.push(...waiting.slice(at + 1))
        return
      }
    }
  }

  /** Asks again for those whose memberships have changed while the store was read. */
  private async takeOut(isAsked: (userID: string) => boolean): Promise<void> {
    const { groupID, membersAmong, onLeft } = this.options
    // Where a member leaves, the event follows its tip at once.
    await Promise.resolve()
    for (let open = this.stillFollowing(this.options.connections); open.size > 0;) {
      const asked = [...open].flatMap((connection) => {
        const userID = connection.session?.user.userID
        if (userID === undefined || !isAsked(userID)) return []
        return [{ connection, userID, changes: connection.membershipChanges }]
      })
      if (asked.length === 0) return
      const members = await membersAmong(groupID, [...new Set(asked.map(({ userID }) => userID))])
      const isSettled = ({ connection, changes }: (typeof asked)[number]) => connection.membershipChanges === changes
      const gone = asked.filter((one) => isSettled(one) && !members.has(one.userID))
      const changed = asked.filter((one) => !isSettled(one))
      onLeft(this.stillFollowing(gone.map(({ connection }) => connection)))
      open = this.stillFollowing(changed.map(({ connection }) => connection))
    }
  }

  private stillFollowing(connections: Iterable<Connection>): ReadonlySet<Connection> {
    return new Set([...connections].filter((connection) => this.options.connections.has(connection)))
  }
}

const leaversOf = (element: { readonly msgType: string; readonly msgContent: object } | undefined): string[] => {
  if (element?.msgType !== TYPES.MSG_GRP_TIP) return []
  const { operationType, userIDList } = element.msgContent as { operationType: number; userIDList: string[] }
  const tellsOfLeaving = operationType === TYPES.GRP_TIP_MBR_QUIT || operationType === TYPES.GRP_TIP_MBR_KICKED_OUT
  return tellsOfLeaving ? userIDList : []
}
