import { expect, it } from 'vitest'
import { groups } from '../groups'
import { EVENT } from '../index'
import { messageActions } from '../message-actions'
import { inTime, loggedIn, storedMessage } from '../testing'
import { topics, type Topic } from '.'

const FANS = '@TGS#_fans'
const NEWS = `${FANS}@TOPIC#_news`

it('a message of a topic is in its topic, and creates no conversation in the list', async () => {
  const { chat, server, clock } = await loggedIn('alice', { modules: [groups, topics] })
  server.addGroup({ groupID: FANS, type: 'Community', members: new Set(['alice']), isSupportTopic: true })
  server.topics.set({ topicID: NEWS })
  server.network.cut()
  await clock.advance(5_000)
  await inTime(clock, chat.getTopicList({ groupID: FANS }))
  const told: Topic[] = []
  const heard: number[] = []
  chat.on(EVENT.TOPIC_UPDATED, ({ data }) => told.push(data.topic))
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
  const syncs = server.count('syncUnread')
  for (const sequence of [7, 8]) {
    const message = storedMessage({ groupID: NEWS, groupType: 'Community', sequence, random: sequence })
    server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
  }
  await clock.advance(3_000)
  expect(heard).toEqual([7, 8])
  expect(chat.views.messages(`GROUP${NEWS}`).get().messages).toHaveLength(2)
  expect([chat.views.conversations.get(), chat.getTotalUnreadMessageCount()]).toEqual([[], 0])
  expect(told.at(-1)).toMatchObject({
    topicID: NEWS,
    nextMessageSeq: 9,
    unreadCount: 2,
    lastMessage: { lastSequence: 8 },
  })
  const { data } = await inTime(clock, chat.getTopicList({ groupID: FANS }))
  expect(data.successTopicList).toEqual([told.at(-1)])
  expect(server.count('syncUnread')).toBe(syncs)
})

it('a first message adds to what is unread in a topic, and reads nothing', async () => {
  const { chat, server, clock } = await loggedIn('alice', { modules: [groups, topics] })
  server.addGroup({ groupID: FANS, type: 'Community', members: new Set(['alice']), isSupportTopic: true })
  server.topics.set({ topicID: NEWS })
  server.isPushing = false
  for (let count = 0; count < 10; count += 1) server.say({ from: 'bob', groupID: NEWS })
  const before = (await inTime(clock, chat.getTopicList({ groupID: FANS }))).data.successTopicList
  expect(before).toMatchObject([{ unreadCount: 10 }])
  server.isPushing = true
  server.say({ from: 'bob', groupID: NEWS })
  await clock.advance(3_000)
  const { data } = await inTime(clock, chat.getTopicList({ groupID: FANS }))
  expect(data.successTopicList).toMatchObject([{ topicID: NEWS, unreadCount: 11 }])
})

it('a message of a topic is deleted in its topic, not in the private conversation with its sender', async () => {
  const { chat, server, clock } = await loggedIn('alice', { modules: [groups, topics, messageActions] })
  server.addGroup({ groupID: FANS, type: 'Community', members: new Set(['alice']), isSupportTopic: true })
  server.topics.set({ topicID: NEWS })
  const message = storedMessage({ fromAccount: 'bob', groupID: NEWS, groupType: 'Community', sequence: 7, random: 7 })
  server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
  await clock.advance(3_000)
  const [shown] = chat.views.messages(`GROUP${NEWS}`).get().messages
  await inTime(clock, chat.deleteMessage([shown!])).catch(() => undefined)
  const asked = server.requests.filter(({ name }) => /^delete(C2C|Group)Messages$/.test(name))
  expect(asked.map(({ name, body }) => [name, body.groupID])).toEqual([['deleteGroupMessages', NEWS]])
})
