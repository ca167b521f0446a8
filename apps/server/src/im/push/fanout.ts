import type { StoredMessage } from '@org/im-sdk/protocol'
import type { Bus } from '../../ports/bus'
import type { Clock } from '../../ports/clock'
import { parseKey } from '../../store/im/conversation-id'
import { toStoredMessage } from '../../store/im/messages'
import { CLOSE } from '../gateway/close-codes'
import type { Connection } from '../gateway/connection'
import { groupTopic, userTopic, type ChatTopic, type ChatEvent, type ChatEventOf } from '../../ports/topics'
import type { Stored } from './sequences'
import { SharedPush } from '../frames/wires'
import { withinPage } from '../within-page'

export interface FanoutOptions {
  readonly bus: Bus
  readonly clock: Clock
  readonly onLogin: (connections: ReadonlySet<Connection>, login: ChatEventOf<'login'>) => void
  readonly onKickOther: (connections: ReadonlySet<Connection>, kick: ChatEventOf<'kickOther'>) => void
  readonly onEnded: (connections: ReadonlySet<Connection>, ended: ChatEventOf<'ended'>) => void
  readonly onMembership: (connections: ReadonlySet<Connection>, change: ChatEventOf<'membership'>) => void
}

export interface Fanout {
  /** Sends events of the topic to the connection until it unfollows. */
  join(connection: Connection, topic: ChatTopic): void
  leave(connection: Connection, topic: ChatTopic): void
  leaveAll(connection: Connection): void
  /** Publishes stored messages, one event per conversation. */
  publish(batch: readonly Stored[]): void
  publishTo(topic: ChatTopic, event: ChatEvent): void
  /** The number of users of this process that follow the topic. */
  usersOn(topic: ChatTopic): number
  acknowledge(connection: Connection, sessionData: string): void
  /** Resends unacknowledged pushes; a client that never acknowledges is told to reconnect. */
  retryPushes(): void
}

/** Passes bus events to the connections of this process. A topic is subscribed while a connection follows it. */
export const createFanout = ({ bus, clock, onLogin, onKickOther, onEnded, onMembership }: FanoutOptions): Fanout => {
  const topics = new Map<ChatTopic, { readonly connections: Set<Connection>; readonly stop: () => void }>()
  const unacknowledged = new Set<Connection>()
  const frames = new WeakMap<ChatEvent, { readonly push: SharedPush; readonly sessionData: string }>()
  let pushCount = 0

  /** Both users of a one-to-one conversation get the same bytes, by their own topics. */
  const pushOf = (event: ChatEventOf<'messages'>) => {
    const known = frames.get(event)
    if (known !== undefined) return known
    pushCount += 1
    const sessionData = pushCount.toString(36)
    const push = new SharedPush('pushMessages', { messageList: [...event.messages], sessionData })
    const made = { push, sessionData }
    frames.set(event, made)
    return made
  }

  const pushMessages = (connections: ReadonlySet<Connection>, event: ChatEventOf<'messages'>) => {
    const { push, sessionData } = pushOf(event)
    const now = clock.now()
    for (const connection of connections) {
      if (connection.id === event.origin || connection.session === null) continue
      const frame = push.frame(connection.link.wire)
      connection.link.send(frame)
      unacknowledged.add(connection)
      if (!connection.pushes.add(sessionData, frame, now)) giveUp(connection)
    }
  }

  const giveUp = (connection: Connection) => {
    connection.pushes.clear()
    unacknowledged.delete(connection)
    connection.link.close(CLOSE.reconnect)
  }

  const pushRead = (connections: ReadonlySet<Connection>, { mark, origin }: ChatEventOf<'read'>) => {
    const push = new SharedPush('pushRead', mark)
    for (const connection of connections)
      if (connection.id !== origin && connection.session !== null)
        connection.link.send(push.frame(connection.link.wire))
  }

  const receive = (connections: ReadonlySet<Connection>, event: ChatEvent) => {
    if (event.kind === 'messages') pushMessages(connections, event)
    else if (event.kind === 'read') pushRead(connections, event)
    else if (event.kind === 'login') onLogin(connections, event)
    else if (event.kind === 'kickOther') onKickOther(connections, event)
    else if (event.kind === 'ended') onEnded(connections, event)
    else onMembership(connections, event)
  }

  const open = (topic: ChatTopic) => {
    const connections = new Set<Connection>()
    const stop = bus.subscribe(topic, (message) => receive(connections, message))
    const opened = { connections, stop }
    topics.set(topic, opened)
    return opened
  }

  const leave = (connection: Connection, topic: ChatTopic) => {
    connection.topics.delete(topic)
    const followed = topics.get(topic)
    followed?.connections.delete(connection)
    if (followed?.connections.size !== 0) return
    followed.stop()
    topics.delete(topic)
  }

  return {
    join: (connection, topic) => {
      connection.topics.add(topic)
      ;(topics.get(topic) ?? open(topic)).connections.add(connection)
    },
    leave,
    leaveAll: (connection) => {
      for (const topic of connection.topics) leave(connection, topic)
      unacknowledged.delete(connection)
      connection.pushes.clear()
    },
    publish: (batch) => {
      for (const [convID, stored] of byConversation(batch)) {
        const key = parseKey(convID)
        const reached = key.type === 'group' ? [groupTopic(key.groupID)] : key.users.map(userTopic)
        const only = stored[0]?.origin ?? null
        const origin = stored.every((item) => item.origin === only) ? only : null
        const inOrder = stored
          .map(({ message, place }) => toStoredMessage(message, place))
          .sort((a, b) => a.sequence - b.sequence)
        for (const messages of pagesOf(inOrder)) {
          const event: ChatEvent = { kind: 'messages', messages, origin }
          for (const topic of reached) bus.publish(topic, event)
        }
      }
    },
    publishTo: (topic, event) => bus.publish(topic, event),
    usersOn: (topic) => {
      const users = [...(topics.get(topic)?.connections ?? [])].map(({ session }) => session?.user.userID)
      return new Set(users).size
    },
    acknowledge: (connection, sessionData) => {
      connection.pushes.acknowledge(sessionData)
      if (connection.pushes.isEmpty) unacknowledged.delete(connection)
    },
    retryPushes: () => {
      const now = clock.now()
      for (const connection of unacknowledged) {
        const due = connection.pushes.due(now)
        if (due === null) giveUp(connection)
        else for (const frame of due) connection.link.send(frame)
      }
    },
  }
}

/** One batch may be more than a reader can take at once. */
const pagesOf = (messages: readonly StoredMessage[]): readonly (readonly StoredMessage[])[] => {
  if (messages.length === 1) return [messages]
  const pages: (readonly StoredMessage[])[] = []
  for (let rest = messages; rest.length > 0;) {
    const page = withinPage(rest, (message) => JSON.stringify(message))
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
