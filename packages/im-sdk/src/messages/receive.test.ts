import { expect, it } from 'vitest'
import { EVENT } from '../index'
import { inTime, loggedIn, startChat, storedMessage } from '../testing'

it('announces the first message of a new conversation although its push arrives after that of the second', async () => {
  const { chat, server, clock } = await loggedIn('alice')
  const heard: number[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
  server.isPushing = false
  const first = server.say({ from: 'bob', to: 'alice' })
  const second = server.say({ from: 'bob', to: 'alice' })
  for (const message of [second, first])
    server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
  await clock.advance(10)
  const { messages } = chat.views.messages('C2Cbob').get()
  expect(messages.map(({ sequence }) => sequence)).toEqual([1, 2])
  await clock.advance(1_000)
  expect(heard).toEqual([1, 2])
  expect(chat.getTotalUnreadMessageCount()).toBe(2)
})

it('accepts a push however often the conversation changes in it', async () => {
  const { chat, server, clock } = await loggedIn('alice')
  const counts: number[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => counts.push(data.length))
  const messageList = Array.from({ length: 20_000 }, (_, index) =>
    storedMessage({ fromAccount: index % 2 === 0 ? 'bob' : 'zoe', sequence: 1 + Math.floor(index / 2), random: index }),
  )
  server.push('alice', 'pushMessages', { messageList, sessionData: '' })
  await clock.advance(10)
  expect(counts).toEqual([20_000])
})

it('recognises the last hundred messages by their random, under any sequence', async () => {
  const { chat, server, clock } = await loggedIn('alice')
  const heard: number[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
  const push = async (sequence: number, random: number) => {
    const message = storedMessage({ fromAccount: 'bob', sequence, random, clientSequence: random })
    server.push('alice', 'pushMessages', { messageList: [message], sessionData: '' })
    await clock.advance(10)
  }
  for (let sequence = 1; sequence <= 100; sequence++) await push(sequence, sequence)
  await push(101, 1)
  expect(heard).toHaveLength(100)
  await push(101, 101)
  await push(102, 1)
  expect(heard.slice(100)).toEqual([101, 102])
})

it('fetches messages between the sync and the first push of an unopened conversation', async () => {
  const { chat, server, clock } = startChat()
  server.say({ from: 'bob', to: 'alice' })
  server.world.setRead('alice', { peer: 'bob', groupID: '' }, 1)
  const heard: number[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
  await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
  await clock.advance(1_000)
  server.isPushing = false
  server.say({ from: 'bob', to: 'alice' })
  server.isPushing = true
  server.say({ from: 'bob', to: 'alice' })
  await clock.advance(1_000)
  expect(heard).toEqual([2, 3])
})

it('announces no message of a group from before the user joined', async () => {
  const { chat, server, clock } = await loggedIn('alice')
  server.addGroup({ groupID: 'fans', members: new Set(['bob']) })
  for (let index = 0; index < 10; index++) server.say({ from: 'bob', groupID: 'fans' })
  const heard: number[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
  server.world.join('fans', 'alice')
  server.world.setRead('alice', { peer: '', groupID: 'fans' }, 10)
  server.say({ from: 'bob', groupID: 'fans' })
  await clock.advance(5_000)
  expect(heard).toEqual([11])
  expect(chat.getTotalUnreadMessageCount()).toBe(1)
})

it('announces a private message without a sequence once, without a conversation, unread count or request', async () => {
  const { chat, server, clock } = await loggedIn('alice')
  const heard: number[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ random }) => random)))
  const before = server.requests.length
  const passing = (random: number) =>
    storedMessage({ fromAccount: 'broadcast', sequence: 0, random, clientSequence: random })
  for (const messageList of [[passing(1)], [passing(1), passing(2)]])
    server.push('alice', 'pushMessages', { messageList, sessionData: '' })
  await clock.advance(60_000)
  expect(heard).toEqual([1, 2])
  expect(chat.getTotalUnreadMessageCount()).toBe(0)
  expect(chat.views.messages('C2Cbroadcast').get().messages).toEqual([])
  expect(chat.views.conversations.get()).toEqual([])
  expect(server.requests.slice(before).filter(({ name }) => name !== 'ping')).toEqual([])
})
