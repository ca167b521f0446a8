import { describe, expect, it } from 'vitest'
import { groups } from '../groups'
import { EVENT, TYPES } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { topics } from '.'

const FANS = '@TGS#_fans'
const NEWS = `${FANS}@TOPIC#_news`

/** Alice and Bob are in a community with one topic and have its list. */
const started = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: FANS, type: 'Community', members: new Set(['alice', 'bob']), isSupportTopic: true })
  server.topics.set({ topicID: NEWS, topicName: 'news' })
  const open = async (userID: string) => {
    const { chat } = await loggedIn(userID, { modules: [groups, topics], clock, server })
    const events: unknown[] = []
    chat.on(EVENT.TOPIC_CREATED, ({ data }) => events.push(['created', data.topicID]))
    chat.on(EVENT.TOPIC_DELETED, ({ data }) => events.push(['deleted', ...data.topicIDList]))
    chat.on(EVENT.TOPIC_UPDATED, ({ data: { topic } }) => events.push(['updated', topic.topicName, topic.unreadCount]))
    const run = <T>(promise: Promise<{ data: T }>) => inTime(clock, promise).then(({ data }) => data)
    const list = async () => (await run(chat.getTopicList({ groupID: FANS }))).successTopicList
    await list()
    return { chat, events, run, list }
  }
  return { clock, server, alice: await open('alice'), bob: await open('bob') }
}

describe('a topic', () => {
  it('is created by one member and announced to both, each once', async () => {
    const { clock, alice, bob } = await started()
    const profile = { avatar: '/a.png', introduction: 'about', notification: 'rules', customData: '{}' }
    const { topicID } = await alice.run(
      alice.chat.createTopicInCommunity({ groupID: FANS, topicName: 'talk', ...profile }),
    )
    await clock.advance(10)
    for (const { events, list } of [alice, bob]) {
      expect(events).toEqual([['created', topicID]])
      expect((await list()).find((topic) => topic.topicID === topicID)).toMatchObject({ topicName: 'talk', ...profile })
      expect(events).toHaveLength(1)
    }
  })

  it('is changed by one member, and the other gets the change without a request', async () => {
    const { clock, server, alice, bob } = await started()
    const before = server.count('getTopicList')
    const { topic } = await alice.run(
      alice.chat.updateTopicProfile({ groupID: FANS, topicID: NEWS, topicName: 'headlines', muteAllMembers: true }),
    )
    expect(topic).toMatchObject({ topicID: NEWS, topicName: 'headlines', muteAllMembers: true })
    await clock.advance(10)
    expect(bob.events.at(-1)).toEqual(['updated', 'headlines', 0])
    expect((await bob.list())[0]).toMatchObject({ topicName: 'headlines', muteAllMembers: true, nextMessageSeq: 2 })
    expect(server.count('getTopicList')).toBe(before + 1)
  })

  it('has its change even if the server does not return the topic afterwards', async () => {
    const { server, alice } = await started()
    server.answer('getTopicList', () => ({ topicInfoList: [], resultItem: [], next: '' }))
    server.isPushing = false
    const change = { groupID: FANS, topicID: NEWS, topicName: 'headlines', muteAllMembers: true }
    const { topic } = await alice.run(alice.chat.updateTopicProfile(change))
    expect(topic).toMatchObject({ topicID: NEWS, topicName: 'headlines', muteAllMembers: true })
  })

  it('is deleted by one member and gone for both', async () => {
    const { clock, alice, bob } = await started()
    const none = `${FANS}@TOPIC#_none`
    expect(
      await alice.run(alice.chat.deleteTopicFromCommunity({ groupID: FANS, topicIDList: [NEWS, none] })),
    ).toMatchObject({ successTopicList: [{ topicID: NEWS }], failureTopicList: [{ topicID: none, code: 10010 }] })
    await clock.advance(10)
    for (const { events, list } of [alice, bob]) {
      expect(events).toEqual([['deleted', NEWS]])
      expect(await list()).toEqual([])
    }
  })

  it('has conversations and messages of the type TOPIC, and is written to with it', async () => {
    const { clock, server, alice, bob } = await started()
    const made = alice.chat.createTextMessage({
      to: NEWS,
      conversationType: TYPES.CONV_TOPIC,
      payload: { text: 'hello' },
    })
    expect(made).toMatchObject({ conversationType: 'TOPIC', conversationID: `GROUP${NEWS}`, topicID: NEWS })
    await alice.run(alice.chat.sendMessage(made))
    await clock.advance(10)
    expect(server.requests.findLast(({ name }) => name === 'sendGroupMessage')?.body).toMatchObject({
      groupID: FANS,
      topicID: NEWS,
    })
    const [received] = bob.chat.views.messages(`GROUP${NEWS}`).get().messages
    expect(received).toMatchObject({ conversationType: 'TOPIC', payload: { text: 'hello' } })
    const { conversation } = await bob.run(bob.chat.getConversationProfile(`GROUP${NEWS}`))
    expect(conversation.type).toBe('TOPIC')
    expect(bob.chat.views.conversations.get()).toEqual([])
    const asUser = { to: 'carol', conversationType: TYPES.CONV_TOPIC, payload: { text: 'hello' } } as const
    expect(() => alice.chat.createTextMessage(asUser)).toThrow(
      expect.objectContaining({ errorName: 'MESSAGE_SEND_INVALID_CONVERSATION_TYPE' }),
    )
  })

  it('is read on one device and then on the others', async () => {
    const { clock, server, bob } = await started()
    for (const text of ['one', 'two']) server.say({ from: 'alice', groupID: NEWS, text })
    await clock.advance(10)
    expect((await bob.list())[0]).toMatchObject({ unreadCount: 2 })
    await bob.run(bob.chat.setMessageRead({ conversationID: `GROUP${NEWS}` }))
    expect((await bob.list())[0]).toMatchObject({ unreadCount: 0, selfInfo: { readedSequence: 2 } })
    server.say({ from: 'alice', groupID: NEWS, text: 'three' })
    await clock.advance(10)
    server.push('bob', 'pushRead', { fromAccount: 'bob', toAccount: '', groupID: NEWS, messageReadSeq: 3, time: 1 })
    await clock.advance(10)
    expect((await bob.list())[0]).toMatchObject({ unreadCount: 0, selfInfo: { readedSequence: 3 } })
  })

  it('is fetched again when its reminders changed on another device', async () => {
    const { clock, server, bob } = await started()
    const before = server.count('getTopicList')
    const notice = { groupID: FANS, operatorID: 'bob', time: 1 }
    server.push('bob', 'pushTopicNotice', { ...notice, operationType: 20, topicIDList: [NEWS] })
    await clock.advance(10)
    expect(server.requests.findLast(({ name }) => name === 'getTopicList')?.body).toMatchObject({
      topicIDList: [NEWS],
    })
    expect(server.count('getTopicList')).toBe(before + 1)
    for (const body of [{}, { ...notice, operationType: 17 }, { ...notice, operationType: 18, topicIDList: [1, 'x'] }])
      server.push('bob', 'pushTopicNotice', body as never)
    await clock.advance(10)
    expect(bob.events).toEqual([])
  })

  it('is told as changed also if the request limit was used up at that moment', async () => {
    const { clock, server, bob } = await started()
    const others = Array.from({ length: 10 }, (_, index) => bob.chat.getTopicList({ groupID: `@TGS#_other${index}` }))
    await inTime(clock, Promise.allSettled(others))
    server.topics.set({ topicID: NEWS, topicName: 'late news' })
    const notice = { groupID: FANS, operatorID: 'bob', time: 1, operationType: 20 as const }
    server.push('bob', 'pushTopicNotice', { ...notice, topicIDList: [NEWS] })
    await clock.advance(100)
    expect(bob.events).toEqual([])
    await clock.advance(5_000)
    expect(bob.events).toEqual([['updated', 'late news', 0]])
  })

  it('gets no message that is sent to its community itself', async () => {
    const { alice } = await started()
    const message = alice.chat.createTextMessage({
      to: FANS,
      conversationType: TYPES.CONV_GROUP,
      payload: { text: 'x' },
    })
    await expect(alice.run(alice.chat.sendMessage(message))).rejects.toMatchObject({
      code: 2115,
      errorName: 'MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL',
    })
  })

  it.each<[string, 'createTopicInCommunity' | 'updateTopicProfile' | 'deleteTopicFromCommunity', unknown, string]>([
    ['no options', 'createTopicInCommunity', undefined, 'ILLEGAL_GROUP_ID'],
    ['no name', 'createTopicInCommunity', { groupID: FANS, topicName: '' }, 'PARAMS_INVALID'],
    [
      'the id of another kind',
      'createTopicInCommunity',
      { groupID: FANS, topicName: 'a', topicID: 'a' },
      'ILLEGAL_TOPIC_ID',
    ],
    ['nothing to change', 'updateTopicProfile', { groupID: FANS, topicID: NEWS }, 'PARAMS_INVALID'],
    [
      'a mute that is no boolean',
      'updateTopicProfile',
      { groupID: FANS, topicID: NEWS, muteAllMembers: 1 },
      'PARAMS_INVALID',
    ],
    ['an empty list', 'deleteTopicFromCommunity', { groupID: FANS, topicIDList: [] }, 'PARAMS_INVALID'],
  ])('is not created, changed or deleted with %s', async (_what, method, options, errorName) => {
    const { alice } = await started()
    await expect(alice.chat[method](options as never)).rejects.toMatchObject({ errorName })
  })
})
