import { describe, expect, it } from 'vitest'
import { conversationActions } from '../conversation-actions'
import { groupMembers } from '../group-members'
import { groups } from '../groups'
import { EVENT, TYPES } from '../index'
import { messageActions } from '../message-actions'
import { TOPIC_LIMITS } from '../protocol/limits'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { topics, type Topic } from '.'

const FANS = '@TGS#_fans'
const NEWS = `${FANS}@TOPIC#_news`
const CONVERSATION = `GROUP${NEWS}`

/** Alice and Bob are in a community with one topic, in which `texts` were written before. */
const started = async (...texts: readonly string[]) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: FANS, type: 'Community', members: new Set(['alice', 'bob']), isSupportTopic: true })
  server.topics.set({ topicID: NEWS, topicName: 'news' })
  for (const text of texts) server.say({ from: 'bob', groupID: NEWS, text })
  const open = async (userID: string, instanceID = userID) => {
    const { chat } = await loggedIn(userID, {
      modules: [groups, groupMembers, topics, messageActions, conversationActions],
      clock,
      server,
      instanceID,
    })
    await clock.advance(1_000)
    const updates: Topic[] = []
    chat.on(EVENT.TOPIC_UPDATED, ({ data }) => updates.push(data.topic))
    const run = async <T>(promise: Promise<{ data: T }>) => {
      const { data } = await inTime(clock, promise)
      await clock.advance(100)
      return data
    }
    const write = async (text: string) => {
      const made = chat.createTextMessage({ to: NEWS, conversationType: TYPES.CONV_TOPIC, payload: { text } })
      return (await run(chat.sendMessage(made))).message
    }
    const topic = async () => (await run(chat.getTopicList({ groupID: FANS }))).successTopicList[0]!
    const messages = () => chat.views.messages(CONVERSATION).get().messages
    return { chat, run, write, topic, messages, updates }
  }
  const asked = () => server.count('getTopicList')
  return { clock, server, open, asked, alice: await open('alice'), bob: await open('bob') }
}

describe('a topic', () => {
  it('shows the own message of the user, which is not unread', async () => {
    const { alice } = await started('one')
    await alice.write('mine')
    const topic = await alice.topic()
    expect(topic).toMatchObject({ unreadCount: 1, nextMessageSeq: 3, lastMessage: { messageForShow: 'mine' } })
    expect(alice.updates.at(-1)).toBe(topic)
  })

  it('follows its messages when they are modified and revoked', async () => {
    const { alice, bob, asked } = await started()
    await bob.write('one')
    const two = await bob.write('two')
    expect(await alice.topic()).toMatchObject({ unreadCount: 2, lastMessage: { messageForShow: 'two' } })
    const before = asked()
    const { message } = await bob.run(bob.chat.modifyMessage({ ...two, payload: { text: 'three' } } as typeof two))
    expect(await alice.topic()).toMatchObject({ unreadCount: 2, lastMessage: { messageForShow: 'three', version: 1 } })
    await bob.run(bob.chat.revokeMessage(message))
    expect(await alice.topic()).toMatchObject({ unreadCount: 1, lastMessage: { isRevoked: true, revoker: 'bob' } })
    expect(alice.updates.at(-1)).toBe(await alice.topic())
    expect(asked()).toBe(before)
  })

  it('says that the user is muted as soon as a manager of the community does it', async () => {
    const { alice, bob, clock, server } = await started()
    server.addGroup({ ...server.world.group(FANS), ownerID: 'bob' })
    await alice.topic()
    const mute = (muteTime: number) =>
      bob.run(bob.chat.setGroupMemberMuteTime({ groupID: FANS, userID: 'alice', muteTime }))
    await mute(600)
    const muteTime = Math.floor(clock.now() / 1_000) + 600
    await clock.advance(1_000)
    expect(alice.updates.at(-1)?.selfInfo.muteTime).toBeGreaterThan(muteTime - 10)
    await mute(0)
    await clock.advance(1_000)
    expect(alice.updates.at(-1)?.selfInfo.muteTime).toBe(0)
  })

  it('is requested once more when the user is muted while a list is on its way to a caller', async () => {
    const { alice, bob, clock, server, asked } = await started()
    server.addGroup({ ...server.world.group(FANS), ownerID: 'bob' })
    await clock.advance(TOPIC_LIMITS.cacheMs)
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('TopicInfoList') ? 1_000 : 'deliver'
    const before = asked()
    const listed = alice.chat.getTopicList({ groupID: FANS })
    await clock.advance(100)
    await bob.run(bob.chat.setGroupMemberMuteTime({ groupID: FANS, userID: 'alice', muteTime: 600 }))
    await clock.advance(10_000)
    expect((await listed).data.successTopicList).toHaveLength(1)
    expect(alice.updates.at(-1)?.selfInfo.muteTime).toBeGreaterThan(0)
    expect(asked()).toBe(before + 2)
  })

  it('has the reminder that the user has set', async () => {
    const { alice, asked } = await started()
    await alice.topic()
    const before = asked()
    const messageRemindType = TYPES.MSG_REMIND_ACPT_NOT_NOTE
    await alice.run(alice.chat.setMessageRemindType({ groupID: NEWS, messageRemindType }))
    expect(await alice.topic()).toMatchObject({ selfInfo: { messageRemindType } })
    /** The notice, which also the device gets that has set it, has the topic read again. */
    expect([alice.updates.length, asked()]).toEqual([1, before + 1])
  })

  it('has the reminder of its community until it has one of its own, on all devices', async () => {
    const { alice, open } = await started()
    const phone = await open('alice', 'phone')
    const remind = (groupID: string, messageRemindType: 'Discard' | 'AcceptNotNotify') =>
      alice.run(alice.chat.setMessageRemindType({ groupID, messageRemindType }))
    await remind(FANS, 'Discard')
    for (const at of [alice, phone]) expect((await at.topic()).selfInfo.messageRemindType).toBe('Discard')
    await remind(NEWS, 'AcceptNotNotify')
    for (const at of [alice, phone]) expect((await at.topic()).selfInfo.messageRemindType).toBe('AcceptNotNotify')
  })

  it('shows the message before one that another device of the user deletes, loaded or not', async () => {
    const { open, alice, asked } = await started('one', 'two', 'three')
    const phone = await open('alice', 'phone')
    await phone.run(phone.chat.getMessageList({ conversationID: CONVERSATION }))
    await alice.topic()
    const before = asked()
    await phone.run(phone.chat.deleteMessage([phone.messages().at(-1)!]))
    for (const at of [phone, alice])
      expect(await at.topic()).toMatchObject({ unreadCount: 2, lastMessage: { messageForShow: 'two' } })
    /** Only the device that has not loaded the message before asks for it. */
    expect(asked()).toBe(before + 1)
  })

  it('is asked for once when many messages that are not loaded are deleted', async () => {
    const { clock, server, alice, asked } = await started(...Array.from({ length: 30 }, (_, index) => `${index}`))
    expect((await alice.topic()).unreadCount).toBe(30)
    const before = asked()
    const sequenceList = Array.from({ length: 29 }, (_, index) => index + 1)
    server.world.hide('alice', { peer: '', groupID: NEWS }, sequenceList)
    const deletedList = [{ toAccount: '', groupID: NEWS, sequenceList }]
    server.push('alice', 'pushMessageChanges', { messageList: [], deletedList })
    await clock.advance(1_000)
    expect([(await alice.topic()).unreadCount, asked() - before]).toEqual([1, 1])
  })

  it('does not keep the count of a list that was on its way when a message was revoked', async () => {
    const { clock, server, alice, bob } = await started()
    const one = await bob.write('one')
    await alice.topic()
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('topic') && data.includes('TopicInfoList') ? 1_000 : 'deliver'
    server.push('alice', 'pushTopicNotice', {
      groupID: FANS,
      operatorID: 'alice',
      time: 1,
      operationType: 20,
      topicIDList: [NEWS],
    })
    await clock.advance(100)
    await bob.run(bob.chat.revokeMessage(one))
    await clock.advance(5_000)
    expect((await alice.topic()).unreadCount).toBe(0)
  })

  it('keeps the name of a tip that is newer than a list on its way', async () => {
    const { clock, server, alice, bob } = await started()
    await alice.topic()
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('TopicInfoList') ? 1_000 : 'deliver'
    server.push('alice', 'pushTopicNotice', {
      groupID: FANS,
      operatorID: 'alice',
      time: 1,
      operationType: 20,
      topicIDList: [NEWS],
    })
    await clock.advance(100)
    const renamed = bob.run(bob.chat.updateTopicProfile({ groupID: FANS, topicID: NEWS, topicName: 'late news' }))
    await clock.advance(5_000)
    await renamed
    expect((await alice.topic()).topicName).toBe('late news')
    const names = alice.updates.map(({ topicName }) => topicName)
    expect(names.lastIndexOf('news')).toBeLessThan(names.indexOf('late news'))
  })

  it('has the messages that were missed without a connection, like a conversation', async () => {
    const { clock, server, alice } = await started('one')
    await alice.run(alice.chat.getMessageList({ conversationID: CONVERSATION }))
    await alice.topic()
    const heard: number[] = []
    alice.chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
    server.isPushing = false
    for (const text of ['two', 'three']) server.say({ from: 'bob', groupID: NEWS, text })
    server.isPushing = true
    server.network.cut()
    await clock.advance(10_000)
    expect(alice.messages().map(({ payload }) => payload)).toEqual(['one', 'two', 'three'].map((text) => ({ text })))
    expect(heard).toEqual([2, 3])
    expect(await alice.topic()).toMatchObject({ unreadCount: 3, lastMessage: { messageForShow: 'three' } })
  })

  it('has what was revoked in it without a connection', async () => {
    const { clock, server, alice, bob } = await started('one')
    await alice.run(alice.chat.getMessageList({ conversationID: CONVERSATION }))
    const two = await bob.write('two')
    server.isPushing = false
    await bob.run(bob.chat.revokeMessage(two))
    server.network.cut()
    await clock.advance(10_000)
    expect(alice.messages().map(({ isRevoked }) => isRevoked)).toEqual([false, true])
  })

  it('has lost what another device of the user has cleared without a connection', async () => {
    const { clock, server, alice, open } = await started('one', 'two')
    await alice.run(alice.chat.getMessageList({ conversationID: CONVERSATION }))
    await alice.topic()
    const phone = await open('alice', 'phone')
    server.isPushing = false
    await phone.run(phone.chat.clearHistoryMessage(CONVERSATION))
    server.network.cut()
    await clock.advance(10_000)
    expect(alice.messages()).toEqual([])
    expect(await alice.topic()).toMatchObject({ unreadCount: 0, lastMessage: null, nextMessageSeq: 3 })
    expect(await alice.topic()).not.toHaveProperty('clearSeq')
  })

  it('is read with all messages of groups, on all devices', async () => {
    const { alice, open } = await started('one', 'two')
    const phone = await open('alice', 'phone')
    for (const at of [alice, phone]) expect(await at.topic()).toMatchObject({ unreadCount: 2 })
    await alice.run(alice.chat.setAllMessageRead({ scope: TYPES.READ_ALL_GROUP_MSG }))
    for (const at of [alice, phone])
      expect(await at.topic()).toMatchObject({ unreadCount: 0, selfInfo: { readedSequence: 2 } })
  })

  it('is left unread with all messages of groups if its id is too long for a request, and the others are read', async () => {
    const { server, alice } = await started('one')
    const topicID = `${FANS}@TOPIC#_${'x'.repeat(100)}`
    server.topics.set({ topicID, topicName: 'long' })
    server.say({ from: 'bob', groupID: topicID, text: 'two' })
    await alice.run(alice.chat.getTopicList({ groupID: FANS }))
    await alice.run(alice.chat.setAllMessageRead({ scope: TYPES.READ_ALL_GROUP_MSG }))
    const groupMessageReadInfoList = [{ groupID: NEWS, messageSequence: 1 }]
    expect(server.requests.find(({ name }) => name === 'setAllRead')?.body).toMatchObject({ groupMessageReadInfoList })
  })

  it('is not caught up with if the user does not receive its messages', async () => {
    const { clock, server, alice } = await started('one')
    await alice.run(alice.chat.getMessageList({ conversationID: CONVERSATION }))
    const answer = server.handler('getTopicList')
    server.answer('getTopicList', async (...call) => {
      const reply = await answer(...call)
      for (const { selfInfo } of reply.topicInfoList) selfInfo.messageRemindType = TYPES.MSG_REMIND_DISCARD
      return reply
    })
    await alice.topic()
    const before = server.count('roamGroupMessages')
    server.isPushing = false
    server.say({ from: 'bob', groupID: NEWS, text: 'two' })
    server.network.cut()
    await clock.advance(10_000)
    expect(await alice.topic()).toMatchObject({ nextMessageSeq: 3 })
    expect(server.count('roamGroupMessages')).toBe(before)
  })

  it('tells of a message once whose push comes after a list that knows it', async () => {
    const { clock, server, alice, bob } = await started('one')
    await alice.topic()
    const heard: number[] = []
    alice.chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('push.messages') ? 2_000 : 'deliver'
    await bob.write('two')
    server.push('alice', 'pushTopicNotice', {
      groupID: FANS,
      operatorID: 'alice',
      time: 1,
      operationType: 20,
      topicIDList: [NEWS],
    })
    await clock.advance(5_000)
    expect(heard).toEqual([2])
    expect(await alice.topic()).toMatchObject({ unreadCount: 2, lastMessage: { messageForShow: 'two' } })
  })

  it('is gone with its messages, also for a list that is on its way', async () => {
    const { clock, server, alice, bob } = await started('one')
    await alice.run(alice.chat.getMessageList({ conversationID: CONVERSATION }))
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('TopicInfoList') ? 1_000 : 'deliver'
    server.push('alice', 'pushTopicNotice', {
      groupID: FANS,
      operatorID: 'alice',
      time: 1,
      operationType: 20,
      topicIDList: [NEWS],
    })
    await clock.advance(100)
    await bob.run(bob.chat.deleteTopicFromCommunity({ groupID: FANS, topicIDList: [NEWS] }))
    await clock.advance(5_000)
    expect((await alice.run(alice.chat.getTopicList({ groupID: FANS }))).successTopicList).toEqual([])
    expect(alice.messages()).toEqual([])
    await expect(alice.chat.getConversationProfile(CONVERSATION)).rejects.toMatchObject({
      errorName: 'CONVERSATION_NOT_FOUND',
    })
  })
})
