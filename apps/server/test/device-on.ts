import { IM_PLATFORM, TYPES, webSocketTransport, type WakeSignal, type WebSocketClass } from '@org/im-sdk'
import { create } from '@org/im-sdk/compat'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'
import { logIn } from './log-in'

export type Device = Awaited<ReturnType<typeof deviceOn>>

/** A device with every module, whose network the test can take away. */
export const deviceOn = async (
  server: RunningServer,
  userID: string,
  platform: number = IM_PLATFORM.h5,
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
) => {
  const { config, clock } = server.context
  const sockets = new Set<WebSocket>()
  let hasNetwork = true
  let wake: (signal: WakeSignal) => void = () => undefined
  /** The commands of all requests, in order. */
  const asked: string[] = []
  const open = class extends WebSocket {
    constructor(url: string) {
      if (!hasNetwork) throw new Error('There is no network.')
      super(url)
      sockets.add(this)
    }

    override send(frame: string): void {
      asked.push((JSON.parse(frame) as { head: { servcmd: string } }).head.servcmd)
      super.send(frame)
    }
  }
  const chat = create({
    SDKAppID: config.sdkAppId,
    platform,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(open as unknown as WebSocketClass),
    getUserSig: async () => signUserSig(config, userID, 3_600, Math.floor(clock.now() / 1_000)),
    wakeSignals: (tell) => {
      wake = tell
      return () => undefined
    },
  })
  atEnd(() => chat.destroy())
  await logIn(chat, userID, server)
  return {
    chat,
    asked,
    leave: () => {
      hasNetwork = false
      for (const socket of sockets) socket.terminate()
    },
    comeBack: () => {
      hasNetwork = true
      wake('online')
    },
  }
}

export const say = ({ chat }: Device, to: string, text: string, conversationType: 'C2C' | 'GROUP' = TYPES.CONV_C2C) =>
  chat.sendMessage(chat.createTextMessage({ to, conversationType, payload: { text } }))
