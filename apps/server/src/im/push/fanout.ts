import type { PushBodies, StoredMessage } from '@org/im-sdk/protocol'
import type { Bus } from '../../ports/bus'
import type { Clock } from '../../ports/clock'
import { c2cKey, groupKey, parseKey } from '../../store/im/conversation-id'
import { toStoredMessage } from '../../store/im/messages'
import { CLOSE } from '../gateway/close-codes'
import type { Connection } from '../gateway/connection'
import {
  groupOfTopic,
  groupTopic,
  userTopic,
  type ChatTopic,
  type ChatEvent,
  type ChatEventOf,
} from '../../ports/topics'
import { GroupEvents } from './group-events'
import type { Stored } from './sequences'
import { isDiscarded, noteReminder, noteReminders } from './reminders'
import { SharedPush } from '../frames/wires'
import { wireBytes, withinPage } from '../within-page'

export interface FanoutOptions {
  readonly bus: Bus
  readonly clock: Clock
  readonly onLogin: (connections: ReadonlySet<Connection>, login: ChatEventOf<'login'>) => void
  readonly onKickOther: (connections: ReadonlySet<Connection>, kick: ChatEventOf<'kickOther'>) => void
  readonly onEnded: (connections: ReadonlySet<Connection>, ended: ChatEventOf<'ended'>) => void
  readonly onOutdated: (connections: ReadonlySet<Connection>, outdated: ChatEventOf<'outdated'>) => void
  readonly onMembership: (connections: ReadonlySet<Connection>, change: ChatEventOf<'membership'>) => void
  readonly onGroup: (connections: ReadonlySet<Connection>, change: ChatEventOf<'group'>) => void
  /** Asks the store. */
  readonly membersAmong: (groupID: string, userIDs: readonly string[]) => Promise<ReadonlySet<string>>
  readonly onError: (error: unknown) => void
}

interface Followed {
  readonly connections: Set<Connection>
  /** Of a topic of a group. */
  readonly group: GroupEvents | null
  readonly stop: () => void
}

interface MessagePush {
  readonly push: SharedPush
  readonly sessionData: string
}

/** Passes bus events to the connections of this process. A topic is subscribed while a connection follows it. */
export class Fanout {
  private readonly topics = new Map<ChatTopic, Followed>()
  private readonly unacknowledged = new Set<Connection>()
  private readonly pushes = new WeakMap<ChatEvent, MessagePush>()
  private pushCount = 0

  constructor(private readonly options: FanoutOptions) {}

  /** Sends events of the topic to the connection until it unfollows. */
  join(connection: Connection, topic: ChatTopic): void {
    connection.topics.add(topic)
    const { connections, group } = this.topics.get(topic) ?? this.open(topic)
    connections.add(connection)
    group?.followersChanged()
  }

  leave(connection: Connection, topic: ChatTopic): void {
    connection.topics.delete(topic)
    const followed = this.topics.get(topic)
    followed?.connections.delete(connection)
    followed?.group?.followersChanged()
    if (followed?.connections.size !== 0) return
    followed.stop()
    this.topics.delete(topic)
  }

  leaveAll(connection: Connection): void {
    for (const topic of connection.topics) this.leave(connection, topic)
    this.forgetPushes(connection)
  }

  /** Publishes stored messages, one event per conversation. */
  publish(batch: readonly Stored[]): void {
    const chosen = batch.filter(({ message }) => message.receivers !== undefined)
    const others = chosen.length === 0 ? batch : batch.filter(({ message }) => message.receivers === undefined)
    for (const [convID, stored] of byConversation(others)) {
      const key = parseKey(convID)
      const reached = key.type === 'group' ? [groupTopic(key.groupID)] : key.users.map(userTopic)
      const origin = originOf(stored)
      const inOrder = stored
        .map(({ message, place }) => toStoredMessage(message, place))
        .sort((a, b) => a.sequence - b.sequence)
      for (const messages of pagesOf(inOrder)) this.publishMessages(reached, messages, origin)
    }
    for (const { message, place, origin } of chosen) {
      const { sender, receivers = [] } = message
      const stored = toStoredMessage(message, place)
      this.publishMessages(receivers.filter((userID) => userID !== sender).map(userTopic), [stored], origin)
      this.publishMessages([userTopic(sender)], [{ ...stored, receiverList: [...receivers] }], origin)
    }
  }

  private publishMessages(
    reached: readonly ChatTopic[],
    messages: readonly StoredMessage[],
    origin: string | null,
  ): void {
    const event: ChatEvent = { kind: 'messages', messages, origin }
    for (const topic of reached) this.publishTo(topic, event)
  }

  publishTo(topic: ChatTopic, event: ChatEvent): void {
    this.options.bus.publish(topic, event)
  }

  /** The number of users of this process that follow the topic. */
  usersOn(topic: ChatTopic): number {
    const users = [...(this.topics.get(topic)?.connections ?? [])].map(({ session }) => session?.user.userID)
    return new Set(users).size
  }

  acknowledge(connection: Connection, sessionData: string): void {
    connection.pushes.acknowledge(sessionData)
    if (connection.pushes.isEmpty) this.unacknowledged.delete(connection)
  }

  /** Resends unacknowledged pushes; a client that never acknowledges is told to reconnect. */
  retryPushes(): void {
    const now = this.options.clock.now()
    for (const connection of this.unacknowledged) {
      const due = connection.pushes.due(now)
      if (due === null) this.giveUp(connection)
      else for (const frame of due) connection.output.send(frame)
    }
  }

  private open(topic: ChatTopic): Followed {
    const connections = new Set<Connection>()
    const groupID = groupOfTopic(topic)
    const group = groupID === null ? null : this.eventsOf(groupID, connections)
    const stop = this.options.bus.subscribe(topic, (event) => {
      if (group === null) this.receive(connections, event)
      else group.receive(event)
    })
    const opened = { connections, group, stop }
    this.topics.set(topic, opened)
    return opened
  }

  private eventsOf(groupID: string, connections: ReadonlySet<Connection>): GroupEvents {
    const { membersAmong, onMembership, onError } = this.options
    return new GroupEvents({
      groupID,
      connections,
      membersAmong,
      onLeft: (left) => onMembership(left, { kind: 'membership', groupID, isMember: false }),
      pass: (to, event) => this.receive(to, event),
      onError,
    })
  }

  private receive(connections: ReadonlySet<Connection>, event: ChatEvent): void {
    if (event.kind === 'messages') this.pushMessages(connections, event)
    else if (event.kind === 'read') pushToOthers(connections, event.origin, new SharedPush('pushRead', event.mark))
    else if (event.kind === 'profiles')
      pushToOthers(connections, '', new SharedPush('pushProfiles', { userIDList: [...event.userIDs] }))
    else if (event.kind === 'lists')
      pushToOthers(connections, event.origin, new SharedPush('pushLists', { lists: [...event.lists] }))
    else if (event.kind === 'conversations') pushConversations(connections, event.body)
    else if (event.kind === 'reminder')
      for (const connection of connections) noteReminder(connection, event.convID, event.messageRemindType)
    else if (event.kind === 'changes')
      pushToOthers(connections, event.origin, new SharedPush('pushMessageChanges', event.push))
    else if (event.kind === 'groupPush') pushToGroup(connections, event)
    else if (event.kind === 'extensions')
      pushToOthers(connections, event.origin, new SharedPush('pushMessageExtensions', event.push))
    else if (event.kind === 'login') this.options.onLogin(connections, event)
    else if (event.kind === 'kickOther') this.options.onKickOther(connections, event)
    else if (event.kind === 'ended') this.options.onEnded(connections, event)
    else if (event.kind === 'outdated') this.options.onOutdated(connections, event)
    else if (event.kind === 'group') this.options.onGroup(connections, event)
    else this.options.onMembership(connections, event)
  }

  private pushMessages(connections: ReadonlySet<Connection>, event: ChatEventOf<'messages'>): void {
    const { push, sessionData } = this.pushOf(event)
    const now = this.options.clock.now()
    for (const connection of connections) {
      if (connection.id === event.origin || connection.session === null) continue
      if (isUnwanted(event, connection)) continue
      const frame = push.frame(connection.output.wire)
      connection.output.send(frame)
      this.unacknowledged.add(connection)
      if (!connection.pushes.add(sessionData, frame, now)) this.giveUp(connection)
    }
  }

  /** Both users of a one-to-one conversation get the same bytes, by their own topics. */
  private pushOf(event: ChatEventOf<'messages'>): MessagePush {
    const known = this.pushes.get(event)
    if (known !== undefined) return known
    this.pushCount += 1
    const sessionData = this.pushCount.toString(36)
    const push = new SharedPush('pushMessages', { messageList: [...event.messages], sessionData })
    const made = { push, sessionData }
    this.pushes.set(event, made)
    return made
  }

  private giveUp(connection: Connection): void {
    this.forgetPushes(connection)
    connection.output.close(CLOSE.reconnect)
  }

  private forgetPushes(connection: Connection): void {
    connection.pushes.clear()
    this.unacknowledged.delete(connection)
  }
}

const pushToOthers = (connections: ReadonlySet<Connection>, origin: string, push: SharedPush): void => {
  for (const { id, session, output } of connections)
    if (id !== origin && session !== null) output.send(push.frame(output.wire))
}

/** To connections of one user, whose conversations they are. */
export const pushConversations = (
  connections: ReadonlySet<Connection>,
  body: PushBodies['pushConversations'],
): void => {
  const push = new SharedPush('pushConversations', body)
  for (const connection of connections) {
    const { session, output } = connection
    if (session === null) continue
    noteReminders(connection, session.user.userID, body)
    output.send(push.frame(output.wire))
  }
}

/** To the members or listeners of this process. */
export const pushToGroup = (connections: Iterable<Connection>, { name, body }: ChatEventOf<'groupPush'>): void =>
  pushTo(connections, new SharedPush<typeof name>(name, body))

const pushTo = (connections: Iterable<Connection>, push: SharedPush): void => {
  for (const { session, output } of connections) if (session !== null) output.send(push.frame(output.wire))
}

/** The user discards these messages of others. */
const isUnwanted = ({ messages: [first] }: ChatEventOf<'messages'>, connection: Connection): boolean =>
  connection.discarded.size > 0 &&
  first !== undefined &&
  connection.session !== null &&
  first.fromAccount !== connection.session.user.userID &&
  isDiscarded(connection, first.groupID === '' ? c2cKey(first.fromAccount, first.toAccount) : groupKey(first.groupID))

/** The connection that sent all of them, if it is one. */
const originOf = (stored: readonly Stored[]): string | null => {
  const only = stored[0]?.origin ?? null
  return stored.every(({ origin }) => origin === only) ? only : null
}

/** One batch may be more than a reader can take at once. */
const pagesOf = (messages: readonly StoredMessage[]): readonly (readonly StoredMessage[])[] => {
  if (messages.length === 1) return [messages]
  const pages: (readonly StoredMessage[])[] = []
  for (let rest = messages; rest.length > 0;) {
    const page = withinPage(rest, wireBytes)
    pages.push(page)
    rest = rest.slice(page.length)
  }
  return pages
}

const byConversation = (batch: readonly Stored[]): ReadonlyMap<string, Stored[]> => {
  const conversations = new Map<string, Stored[]>()
  for (const stored of batch) {
    const known = conversations.get(stored.message.convID)
    if (known === undefined) conversations.set(stored.message.convID, [stored])
    else known.push(stored)
  }
  return conversations
}
