import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type EventPayloads } from '../index'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import { inTime, loggedIn } from '../testing'

describe('sending', () => {
  it('limits an unwatched list', async () => {
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

describe('a message whose reply arrives after its room was left', () => {
  const send = async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [groups, liveRooms] })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    const answer = server.handler('sendGroupMessage')
    const answered = (refusal?: Error) =>
      server.answer('sendGroupMessage', async (...request) => {
        const reply = refusal ?? (await answer(...request))
        await new Promise<void>((resolve) => void clock.after(1_000, resolve))
        if (reply instanceof Error) throw reply
        return reply
      })
    const say = () =>
      chat.sendMessage(chat.createTextMessage({ to: 'room', conversationType: 'GROUP', payload: { text: 'goal' } }))
    const listed = () => chat.views.conversations.get().map(({ conversationID }) => conversationID)
    return { chat, server, clock, answered, say, listed }
  }

  it('was sent, and puts no room into the list of conversations', async () => {
    const { chat, clock, answered, say, listed } = await send()
    answered()
    const sending = say()
    await clock.advance(10)
    await inTime(clock, chat.quitGroup('room'))
    const { data } = await inTime(clock, sending)
    expect(data.message).toMatchObject({ status: 'success', sequence: 1 })
    await clock.advance(5_000)
    expect(listed()).toEqual([])
    expect(chat.views.messages('GROUProom').get().messages).toEqual([])
  })

  it('is not shown either if it was refused', async () => {
    const { chat, server, clock, answered, say, listed } = await send()
    answered(server.refuse('GROUP_MUTE_DENY'))
    const sending = say()
    await clock.advance(10)
    await inTime(clock, chat.quitGroup('room'))
    await expect(inTime(clock, sending)).rejects.toMatchObject({ errorName: 'GROUP_MUTE_DENY' })
    expect(listed()).toEqual([])
    expect(chat.views.messages('GROUProom').get().messages).toEqual([])
  })

  it('is shown in the room that was entered while it was being sent', async () => {
    const { chat, server, clock, answered, say, listed } = await send()
    await inTime(clock, chat.quitGroup('room'))
    server.world.group('room').members.add('alice')
    answered()
    const sending = say()
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    await inTime(clock, sending)
    await clock.advance(5_000)
    expect(listed()).toEqual([])
    expect(chat.liveRoom('room').get().messages).toMatchObject([{ status: 'success', payload: { text: 'goal' } }])
  })

  it('opens no conversation if it is acknowledged before the join of its room', async () => {
    const { chat, server, clock, say, listed } = await send()
    await inTime(clock, chat.quitGroup('room'))
    const join = server.handler('joinGroup')
    server.answer('joinGroup', async (...request) => {
      const reply = await join(...request)
      await new Promise<void>((resolve) => void clock.after(1_000, resolve))
      return reply
    })
    const joining = chat.joinGroup({ groupID: 'room' })
    await clock.advance(10)
    expect((await inTime(clock, say())).data.message.status).toBe('success')
    await inTime(clock, joining)
    await clock.advance(5_000)
    expect(listed()).toEqual([])
    expect(chat.views.messages('GROUProom').get().messages).toEqual([])
  })
})
