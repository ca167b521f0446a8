import { createChat, TYPES, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { reports } from '@org/im-sdk/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'
import { bootServer } from './boot'
import { newMember } from './im-client'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.context.db.deleteFrom('event_report').execute()
})

const kept = () => server.context.db.selectFrom('event_report').selectAll().orderBy('id').execute()

const engine = (options: object) => {
  const chat = createChat({
    SDKAppID: server.context.config.sdkAppId,
    endpoints: { default: server.url.replace('http', 'ws') },
    transport: webSocketTransport(WebSocket as unknown as WebSocketClass),
    modules: [reports()],
    ...options,
  })
  onTestFinished(() => chat.destroy())
  return chat
}

describe('a report of an engine', () => {
  it.each([
    ['text', {}],
    ['compressed binary', { codec: binary, gzip: true }],
  ])('is received in %s frames', async (_kind, wire) => {
    const chat = engine(wire)
    const userID = await newMember(server)
    await chat.login({
      userID,
      userSig: signUserSig(server.context.config, userID, 3_600, Math.floor(Date.now() / 1_000)),
    })
    for (let time = 0; time < 18; time++) {
      const message = chat.createTextMessage({
        to: 'nobody',
        conversationType: TYPES.CONV_GROUP,
        payload: { text: 'never told' },
      })
      await expect(chat.sendMessage(message)).rejects.toMatchObject({ errorName: 'GROUP_NOT_FOUND' })
    }
    await expect.poll(async () => (await kept()).length).toBe(20)
    const events = await kept()
    expect(events.map(({ name }) => name).slice(0, 3)).toEqual(['connected', 'login', 'request'])
    expect(events.at(-1)).toMatchObject({
      user_id: userID,
      verified: true,
      command: 'message.send_group',
      code: 10_010,
    })
  })

  it('is received as a form if no socket is available', async () => {
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => (refuse = resolve))
    class NoSocket extends EventTarget {
      binaryType = ''
      constructor() {
        super()
        setImmediate(() => {
          this.dispatchEvent(new Event('error'))
          refuse()
        })
      }
      send(): void {}
      close(): void {}
    }
    const chat = engine({ transport: webSocketTransport(NoSocket as unknown as WebSocketClass) })
    const login = chat.login({ userID: 'alice', userSig: 'sig' })
    await refused
    await chat.logout()
    await expect(login).rejects.toMatchObject({ errorName: 'SDK_DESTROYED' })
    // Reports of the engines of other tests may still arrive.
    const failed = { name: 'connectFail', user_id: 'alice', verified: false }
    await expect.poll(kept).toContainEqual(expect.objectContaining(failed))
  })
})
