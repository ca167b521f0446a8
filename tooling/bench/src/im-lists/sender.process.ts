import { commands, pushes, forWire } from '@org/im-sdk/protocol'
import { serveRpc } from '../harness/process-rpc'
import { bareWs } from '../im-receive/contenders/bare-ws'
import type { FeedServer } from '../im-receive/contenders/contender'
import { greetings, type Feed } from '../im-receive/feed'
import { playProtocol, textWire } from '../im-receive/gateway'
import { listen } from '../im-receive/listen'

const servers = new Map<number, FeedServer>()
let send: () => Promise<void> = () => Promise.reject(new Error('Nothing is prepared.'))
let requests: string[] = []

const methods = {
  /** A server of a client with so many conversations. */
  listen: async ({ port, conversations }: { port: number; conversations: number }) => {
    const greet = playProtocol(textWire, conversations, (servcmd) => requests.push(servcmd))
    servers.set(port, await listen(port, greet, textWire.frames))
  },
  listenBare: async (port: number) => {
    servers.set(port, await bareWs.listen(port))
  },
  /** A server that sends the first messages of people without a conversation, one a frame. */
  listenGreetings: async (port: number) => {
    const greet = playProtocol(textWire, 0, (servcmd) => requests.push(servcmd))
    servers.set(port, await listen(port, greet, ({ count }) => greetingFrames(count)))
  },
  prepare: ({ port, feed }: { port: number; feed: Feed }) => {
    const server = servers.get(port)
    if (server === undefined) throw new Error(`Nobody listens at ${port}.`)
    send = server.prepare(feed)
    requests = []
  },
  send: () => send(),
  /** The number of requests since the last feed was prepared, without acknowledgements of pushes and heartbeats. */
  requests: () => requests.filter((servcmd) => !PROTOCOL.has(servcmd)).length,
}

const PROTOCOL: ReadonlySet<string> = new Set([commands.ackPush.wire, commands.hello.wire])

const greetingFrames = (count: number): readonly string[] =>
  greetings(count).map((message, index) =>
    JSON.stringify({
      head: { servcmd: pushes.pushMessages.wire },
      body: forWire({ messageList: [message], sessionData: index.toString(36) }),
    }),
  )

export type ListSenderMethods = typeof methods
serveRpc(methods)
