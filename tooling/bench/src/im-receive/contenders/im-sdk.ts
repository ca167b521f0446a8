import { createChat, EVENT, webSocketTransport, type Codec, type Message } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { groups } from '@org/im-sdk/groups'
import { WebSocket } from 'ws'
import { Counter } from '../counter'
import { conversationsOf, ME } from '../feed'
import { binaryWire, playProtocol, textWire } from '../gateway'
import { listen } from '../listen'
import type { Contender, FeedClient } from './contender'

export const CONVERSATIONS = 20

/** The real client with everything on, against a server that simulates the protocol. */
export const imSdk: Contender = {
  title: '@org/im-sdk',
  listen: (port) => listen(port, playProtocol(textWire, CONVERSATIONS), textWire.frames),
  connect: (port) => receiveAll(port, CONVERSATIONS),
}

/** The same with binary frames. */
export const imSdkBinary: Contender = {
  title: '@org/im-sdk, binary',
  listen: (port) => listen(port, playProtocol(binaryWire, CONVERSATIONS), binaryWire.frames),
  connect: (port) => receiveAll(port, CONVERSATIONS, binary),
}

/** A client with so many conversations. */
export const receiveAll = async (port: number, conversations: number, codec?: Codec): Promise<FeedClient> => {
  const chat = await connectChat(port, codec)
  const counter = new Counter()
  const watched = chat.views.messages(WATCHED)
  const seen = { conversations: 0, unread: 0, messages: 0 }
  let received = 0
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => counter.count(data.length))
  chat.on(EVENT.CONVERSATION_LIST_UPDATED, ({ data }) => (seen.conversations = data.length))
  chat.on(EVENT.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED, ({ data }) => (seen.unread = data))
  const stops = [
    watched.subscribe(() => (seen.messages = watched.get().messages.length)),
    chat.views.conversations.subscribe(() => (seen.conversations = chat.views.conversations.get().length)),
    chat.views.totalUnread.subscribe(() => (seen.unread = chat.views.totalUnread.get())),
  ]
  return {
    receive: async (count) => {
      await counter.wait(count)
      received += count
      check('unread', chat.getTotalUnreadMessageCount(), received)
      check('conversations', chat.views.conversations.get().length, conversations)
      const { messages } = watched.get()
      check('the order of the open list', messages.findIndex(isOutOfOrder), -1)
      /** Updates of the list are put together: the last may come a moment later. */
      if (seen.conversations !== conversations)
        await new Promise<void>((resolve) => chat.once(EVENT.CONVERSATION_LIST_UPDATED, () => resolve()))
      check('conversations of the last event', seen.conversations, conversations)
    },
    close: async () => {
      for (const stop of stops) stop()
      await chat.destroy()
    },
  }
}

/** A client that is logged in and has its conversations. */
export const connectChat = async (port: number, codec?: Codec) => {
  const chat = createChat({
    SDKAppID: 1_400_000_001,
    endpoints: { default: `ws://127.0.0.1:${port}` },
    modules: [groups],
    instanceID: 'bench',
    transport: webSocketTransport(WebSocket),
    ...(codec === undefined ? {} : { codec }),
  })
  const listed = new Promise<void>((resolve, reject) => {
    chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => {
      if (data.phase !== 'conversations') return
      if (data.state === 'resolved') resolve()
      if (data.state === 'rejected') reject(new Error('The conversations are not listed. The run does not count.'))
    })
  })
  await chat.login({ userID: ME, userSig: 'signature' })
  await listed
  return chat
}

/** The visible list while the messages arrive. */
const WATCHED = conversationsOf(1)[0]?.conversationID ?? ''

const isOutOfOrder = ({ sequence }: Message, index: number, list: readonly Message[]) =>
  index > 0 && sequence !== (list[index - 1]?.sequence ?? 0) + 1

const check = (what: string, found: number, expected: number) => {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}. The run does not count.`)
}
