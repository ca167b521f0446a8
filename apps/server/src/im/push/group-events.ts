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

interface Waiting {
  readonly event: ChatEvent
  readonly connections: ReadonlySet<Connection>
}

/**
 * Passes the events of a group on to its members only, although the event that says who has left may be lost: when a
 * message of the group has not come to this process, or one tells that somebody has left, the store says who is still a
 * member. What comes meanwhile waits.
 */
export class GroupEvents {
  private newest = 0
  private isAsking = false
  private waiting: Waiting[] = []

  constructor(private readonly options: GroupEventsOptions) {}

  receive(event: ChatEvent): void {
    const { connections } = this.options
    if (this.isAsking) this.waiting.push({ event, connections: new Set(connections) })
    else this.take({ event, connections })
  }

  private take({ event, connections }: Waiting): void {
    if (this.misses(event)) {
      this.waiting.unshift({ event, connections: new Set(connections) })
      void this.ask(() => true)
      return
    }
    this.options.pass(connections, event)
    const left = this.leaversIn(event)
    if (left.size > 0) void this.ask((userID) => left.has(userID))
  }

  /** Whether messages of the group before the last one of these have not come. */
  private misses(event: ChatEvent): boolean {
    if (event.kind !== 'messages') return false
    const own = event.messages.filter(({ groupID }) => groupID === this.options.groupID)
    const before = this.newest
    this.newest = Math.max(before, ...own.map(({ sequence }) => sequence))
    return this.newest - before > own.length
  }

  private leaversIn(event: ChatEvent): ReadonlySet<string> {
    if (event.kind !== 'messages') return new Set()
    return new Set(event.messages.flatMap(({ msgBody: [element] }) => leaversOf(element)))
  }

  private async ask(isAsked: (userID: string) => boolean): Promise<void> {
    this.isAsking = true
    try {
      await this.takeOut(isAsked)
    } catch (error) {
      this.options.onError(error)
      // Devices pull what they are not told of, and the next message asks again.
      this.waiting = []
      this.newest = 0
    }
    this.isAsking = false
    while (!this.isAsking) {
      const next = this.waiting.shift()
      if (next === undefined) return
      try {
        this.take({ ...next, connections: this.stillFollowing(next.connections) })
      } catch (error) {
        this.options.onError(error)
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
