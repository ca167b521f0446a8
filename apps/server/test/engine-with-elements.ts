import { createChat, EVENT, webSocketTransport, type Message, type WebSocketClass } from '@org/im-sdk'
import { elements } from '@org/im-sdk/elements'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../src/server'
import { logIn } from './log-in'

type Modules = NonNullable<Parameters<typeof createChat>[0]['modules']>

/** An engine with modules, logged in until the end of the test, and the messages that it receives. */
export const engineWith = async <const Given extends Modules>(
  server: RunningServer,
  modules: Given,
  userID: string,
  wire: object,
) => {
  const chat = createChat({
    SDKAppID: server.context.config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
    modules,
    ...wire,
  })
  onTestFinished(() => chat.destroy())
  const received: Message[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
  await logIn(chat, userID, server)
  return { chat, received, userID }
}

/** The same with the module of elements. */
export const engineWithElements = (server: RunningServer, userID: string, wire: object) =>
  engineWith(server, [elements], userID, wire)
