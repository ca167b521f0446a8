import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ChatEvent, type Conversation, type Message, type NetState } from './index'
import { groups } from './groups'
import { liveRooms } from './live-rooms'
import { startChat } from './testing'

describe('modules', () => {
  it('bring their methods, in the type and at run time', () => {
    const { chat } = startChat({ modules: [groups, liveRooms] })
    expectTypeOf(chat.joinGroup).toBeFunction()
    expectTypeOf(chat.liveRoom).toBeFunction()
    expect(chat.liveRoom('room').get().isJoined).toBe(false)
  })

  it('that are absent are absent in the type and answer 2998 at run time', async () => {
    const { chat } = startChat()
    expectTypeOf(chat).not.toHaveProperty('joinGroup')
    expectTypeOf(chat).not.toHaveProperty('liveRoom')
    const untyped = chat as unknown as Record<string, (options: unknown) => Promise<unknown>>
    for (const method of [
      'joinGroup',
      'quitGroup',
      'getGroupProfile',
      'getGroupOnlineMemberCount',
      'getTopicList',
      'callExperimentalAPI',
    ])
      await expect(untyped[method]!({ groupID: 'g' })).rejects.toMatchObject({
        code: 2998,
        errorName: 'CANNOT_FIND_MODULE',
      })
  })

  it('come one by one', () => {
    const { chat } = startChat({ modules: [groups] })
    expectTypeOf(chat).toHaveProperty('quitGroup')
    expectTypeOf(chat).not.toHaveProperty('liveRoom')
  })
})

describe('the types', () => {
  it('know what each event carries', () => {
    const { chat } = startChat()
    chat.on('onMessageReceived', (event) => expectTypeOf(event.data).toEqualTypeOf<readonly Message[]>())
    chat.on('netStateChange', (event) => expectTypeOf(event.data.state).toEqualTypeOf<NetState>())
    chat.on('sdkStateReady', (event) => expectTypeOf(event).toEqualTypeOf<ChatEvent<'sdkStateReady'>>())
    expectTypeOf(chat.views.conversations.get()).toEqualTypeOf<readonly Conversation[]>()
    // @ts-expect-error there is no such event
    expect(() => chat.on('onSomething', () => undefined)).toThrow('There is no event')
  })

  it('know what each message type carries', () => {
    const payloadOf = (message: Message) => (message.type === 'TIMTextElem' ? message.payload.text : '')
    expectTypeOf(payloadOf).returns.toEqualTypeOf<string>()
  })
})
