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

interface Waiting {
  readonly event: ChatEvent
  /** Who followed the group when it came. */
  readonly to: ReadonlySet<Connection>
}

/**
 * Passes the events of a group on to its members only, although the event that says who has left may be lost: when a
 * message of the group or of one of its topics has not come to this process, or one tells that somebody has left, the
 * store says who is still a member. What comes meanwhile waits. If the store fails, or too much waits, it is passed on
 * all the same, and the store is asked again with the next event: members lose nothing that is stored.
 */
export class GroupEvents {
  /** The newest sequence of the group and of each of its topics. */
  private readonly newest = new Map<string, number>()
  private mustAsk = false
  private isAsking = false
  private waiting: Waiting[] = []
  /** Those that follow the group, as long as nobody joins or leaves. */
  private followers: ReadonlySet<Connection> | null = null

  constructor(private readonly options: GroupEventsOptions) {}

  /** Somebody has begun or ended to follow the group. */
  followersChanged(): void {
    this.followers = null
  }

  receive(event: ChatEvent): void {
    if (!this.isAsking) return this.take({ event, to: this.options.connections })
    this.followers ??= new Set(this.options.connections)
    this.waiting.push({ event, to: this.followers })
    if (this.waiting.length < MOST_WAITING) return
    this.mustAsk = true
    for (const one of this.waiting.splice(0)) this.passOn(one)
  }

  private take({ event, to }: Waiting): void {
    if (this.note(event) || this.mustAsk) {
      this.followers ??= new Set(this.options.connections)
      this.waiting.unshift({ event, to: to === this.options.connections ? this.followers : to })
      void this.ask(() => true)
      return
    }
    this.passOn({ event, to })
    const left = this.leaversIn(event)
    if (left.size > 0) void this.ask((userID) => left.has(userID))
  }

  private passOn({ event, to }: Waiting): void {
    try {
      this.note(event)
      this.options.pass(to === this.options.connections ? to : this.stillFollowing(to), event)
    } catch (error) {
      this.options.onError(error)
    }
  }

  /** Takes note of its sequences. Returns whether messages before the last one of these have not come. */
  private note(event: ChatEvent): boolean {
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
    this.mustAsk = false
    try {
      await this.takeOut(isAsked)
    } catch (error) {
      this.options.onError(error)
      this.mustAsk = true
    }
    this.isAsking = false
    if (this.mustAsk) for (const one of this.waiting.splice(0)) this.passOn(one)
    while (!this.isAsking) {
      const next = this.waiting.shift()
      if (next === undefined) return
      this.take(next)
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
