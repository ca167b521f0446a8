import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type EventPayloads } from '../index'
import { inTime, loggedIn } from '../testing'

describe('sending', () => {
  it('keeps a list that nobody watches within bounds', async () => {
    const { chat, clock } = await loggedIn('alice')
    for (let index = 0; index < 70; index++) {
      const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'x' } })
      await inTime(clock, chat.sendMessage(message))
    }
    expect(chat.views.messages('C2Cbob').get().messages.length).toBeLessThan(60)
  })
})

describe('a gap', () => {
  it('is closed once, however many open the list meanwhile', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const told: EventPayloads['onConversationRecovered'][] = []
    chat.on(EVENT.CONVERSATION_RECOVERED, ({ data }) => told.push(data))
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(1_000)
    server.isPushing = false
    for (let index = 0; index < 3; index++) server.say({ from: 'bob', to: 'alice' })
    server.isPushing = true
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    server.network.latency = 50
    const open = () => chat.getMessageList({ conversationID: 'C2Cbob' })
    const pages = await inTime(clock, Promise.all([open(), open(), open()]))
    expect(pages.map(({ data }) => data.messageList.length)).toEqual([5, 5, 5])
    await clock.advance(1_000)
    expect([told.length, server.count('roamC2CMessages')]).toEqual([1, 1])
  })
})
