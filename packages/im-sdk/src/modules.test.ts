import { describe, expect, expectTypeOf, it } from 'vitest'
import { type ChatEvent, type Conversation, type Message, type NetState } from './index'
import { groups } from './groups'
import { liveRooms } from './live-rooms'
import { moderation } from './moderation'
import type { ChatModule, ModuleContext } from './modules'
import { commands } from './protocol'
import { reports } from './reports'
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

  it('that are absent answer to names of methods only', async () => {
    const { chat } = startChat()
    const untyped = chat as unknown as Record<string, (options: unknown) => unknown>
    expect([untyped.then, untyped.toJSON, untyped.nodeType, untyped.$$typeof]).toEqual(Array(4).fill(undefined))
    expect(await Promise.resolve(chat)).toBe(chat)
    expect(() => untyped.createImageMessage!({})).toThrow(expect.objectContaining({ errorName: 'COS_UNDETECTED' }))
  })

  it('must be passed once, because a second one would replace the first', () => {
    expect(() => startChat({ modules: [groups, groups] })).toThrow(
      expect.objectContaining({ errorName: 'PARAMS_INVALID', message: expect.stringContaining('twice') }),
    )
  })

  it.each<[string, (context: ModuleContext) => unknown]>([
    ['a command', ({ caller }) => caller.registerCommands({ ping: commands.ping })],
    ['another name for a code', ({ caller }) => caller.registerCommands({}, { NOT_OWNER: 2603 })],
    ['a push', ({ pushes }) => pushes.add({ pushRead: () => undefined })],
    ['an event of syncs', ({ syncEvents }) => syncEvents.add({ groupLeft: () => undefined })],
    ['a step of sending', ({ outgoing }) => outgoing.add({ screen: (message) => message })],
    ['a service', ({ services }) => services.add({ groupList: async () => [] })],
    ['a trace', ({ trace }) => trace.add('reports', () => undefined)],
    ['a method', () => ({ login: () => undefined })],
  ])('cannot bring %s that is there already', (_what, bring) => {
    const second: ChatModule<object> = { name: 'second', install: (context) => Object(bring(context)) }
    expect(() => startChat({ modules: [groups, moderation(), reports(), second] })).toThrow(
      'in a module of your own, use another name',
    )
  })

  it('come one by one', () => {
    const { chat } = startChat({ modules: [groups] })
    expectTypeOf(chat).toHaveProperty('quitGroup')
    expectTypeOf(chat).not.toHaveProperty('liveRoom')
  })
})

describe('the types', () => {
  it('have the type of the data of each event', () => {
    const { chat } = startChat()
    chat.on('onMessageReceived', (event) => expectTypeOf(event.data).toEqualTypeOf<readonly Message[]>())
    chat.on('netStateChange', (event) => expectTypeOf(event.data.state).toEqualTypeOf<NetState>())
    chat.on('sdkStateReady', (event) => expectTypeOf(event).toEqualTypeOf<ChatEvent<'sdkStateReady'>>())
    expectTypeOf(chat.views.conversations.get()).toEqualTypeOf<readonly Conversation[]>()
    // @ts-expect-error there is no such event
    expect(() => chat.on('onSomething', () => undefined)).toThrow('There is no event')
  })

  it('have the type of the payload of each message type', () => {
    const payloadOf = (message: Message) => (message.type === 'TIMTextElem' ? message.payload.text : '')
    expectTypeOf(payloadOf).returns.toEqualTypeOf<string>()
  })
})
