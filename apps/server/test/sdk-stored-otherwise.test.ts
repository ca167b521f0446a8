import { TYPES, type Message } from '@org/im-sdk'
import { binary } from '@org/im-sdk/binary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { c2cKey } from '../src/store/im/conversation-id'
import { hideMessages } from '../src/store/im/hidden-messages'
import { bootServer } from './boot'
import { engineWithElements } from './engine-with-elements'
import { newMember } from './im-client'

let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ rateLimits: false })
})
afterAll(() => server.stop())

const start = async (wire: object) => {
  const enter = async () => engineWithElements(server, await newMember(server), wire)
  const [me, you] = [await enter(), await enter()]
  const to = { to: you.userID, conversationType: TYPES.CONV_C2C } as const
  /** The message as its sender and its receiver have it. */
  const send = async (message: Message) => {
    const sent = (await me.chat.sendMessage(message)).data.message
    await expect.poll(() => you.received.some(({ ID }) => ID === sent.ID)).toBe(true)
    return { sent, got: you.received.find(({ ID }) => ID === sent.ID)! }
  }
  return { me, to, send }
}

describe.each([
  ['text frames', {}],
  ['compressed binary frames', { codec: binary, gzip: true }],
])('a message of which the server replaces words, over %s', (_, wire) => {
  it('is the same for its sender and its receiver, in the list of conversations too', async () => {
    const { me, to, send } = await start(wire)
    const word = server.context.words.entries.find(({ filterType }) => filterType === 2)!.profanity
    const cloudCustomData = `my ${word}`
    const { sent, got } = await send(
      me.chat.createTextMessage({ ...to, payload: { text: `a ${word}` }, cloudCustomData }),
    )
    expect(got.payload).not.toEqual({ text: `a ${word}` })
    expect([sent.payload, sent.cloudCustomData]).toEqual([got.payload, got.cloudCustomData])
    const [conversation] = me.chat.views.conversations.get()
    expect(conversation?.lastMessage?.messageForShow).toBe((got.payload as { text: string }).text)
    const custom = await send(
      me.chat.createCustomMessage({ ...to, payload: { data: '1', description: word, extension: '' } }),
    )
    expect(custom.sent.payload).toEqual(custom.got.payload)
  })

  it('that is a merger has the key of its record for its sender too, who can forward it after the messages are gone', async () => {
    const { me, to, send } = await start(wire)
    const { sent: one } = await send(me.chat.createTextMessage({ ...to, payload: { text: 'one' } }))
    const payload = { messageList: [one], title: 'record' }
    const { sent, got } = await send(me.chat.createMergerMessage({ ...to, payload }))
    expect(sent.payload).toMatchObject({ downloadKey: expect.stringMatching(/./), messageList: [{ ID: one.ID }] })
    expect(sent.payload).toMatchObject({ downloadKey: (got.payload as { downloadKey: string }).downloadKey })
    const convID = c2cKey(me.userID, to.to)
    await server.context.db
      .transaction()
      .execute((trx) => hideMessages(trx, me.userID, convID, [{ sequence: one.sequence }]))
    expect((await send(me.chat.createForwardMessage({ ...to, payload: sent }))).got.payload).toMatchObject({
      messageNumber: 1,
    })
  })
})
