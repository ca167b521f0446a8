import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type EventPayloads, type Message } from '../index'
import { groups } from '../groups'
import { liveRooms } from '.'
import { ERRORS, imError } from '../protocol'
import { inTime, loggedIn } from '../testing'
import { changedFrames } from '../testing/changed-frames'
import { pollDelay } from './poll-delay'

const modules = [groups, liveRooms] as const

const inRoom = async (options: { unlimitedAVChatRoom?: boolean } = {}) => {
  const started = await loggedIn('alice', { modules, ...options })
  const { chat, server, clock } = started
  server.addGroup({ groupID: 'room', type: 'AVChatRoom', name: 'The room' })
  server.addGroup({ groupID: 'other', type: 'AVChatRoom' })
  server.addGroup({ groupID: 'fans', type: 'Public' })
  const received: Message[] = []
  const lost: EventPayloads['onLiveRoomMessagesLost'][] = []
  const states: string[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
  chat.on(EVENT.LIVE_ROOM_MESSAGES_LOST, ({ data }) => lost.push(data))
  chat.on(EVENT.LIVE_ROOM_STATE_CHANGED, ({ data }) => states.push(`${data.groupID} ${data.state} ${data.code}`))
  const joined = await inTime(clock, chat.joinGroup({ groupID: 'room' }))
  const shown = () => chat.liveRoom('room').get()
  const say = (text: string) => void server.say({ from: 'bob', groupID: 'room', text })
  return { ...started, joined, received, lost, states, shown, say }
}

const texts = (messages: readonly Message[]): unknown[] =>
  messages.map((message) => (message.type === TYPES.MSG_TEXT ? message.payload.text : message.payload))

describe('entering a room', () => {
  it('shows an own message once that was sent before and is sent again', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    const answer = server.handler('sendGroupMessage')
    server.answer('sendGroupMessage', ({ groupID, msgBody, random, clientSequence, clientTime }) => {
      server.world.append({ fromAccount: 'alice', groupID, msgBody, random, clientSequence, clientTime })
      throw server.refuse('SERVICE_OVERLOAD')
    })
    const message = chat.createTextMessage({
      to: 'room',
      conversationType: TYPES.CONV_GROUP,
      payload: { text: 'early' },
    })
    await expect(inTime(clock, chat.sendMessage(message))).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
    server.answer('sendGroupMessage', answer)
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    const { data } = await inTime(clock, chat.resendMessage(message))
    expect(data.message.status).toBe('success')
    expect(texts(chat.liveRoom('room').get().messages)).toEqual(['early'])
  })

  it('returns the group and starts to poll from the current sequence', async () => {
    const { joined, server, chat } = await inRoom()
    expect(joined).toMatchObject({
      code: 0,
      data: {
        status: 'JoinedSuccess',
        group: { groupID: 'room', name: 'The room', type: 'AVChatRoom', memberCount: 1, muteAllMembers: false },
      },
    })
    expect(server.requests.find(({ name }) => name === 'longPoll')?.body).toMatchObject({
      groupID: 'room',
      key: 'key-room',
      startSeq: 1,
      holdTime: 90,
    })
    expect(chat.liveRoom('room').get().isJoined).toBe(true)
  })

  it('shows the latest messages of the room, without announcing them as new', async () => {
    const { chat, server, clock, received } = await inRoom({ unlimitedAVChatRoom: true })
    for (const text of ['one', 'two']) server.say({ from: 'bob', groupID: 'other', text })
    await inTime(clock, chat.joinGroup({ groupID: 'other' }))
    expect(texts(chat.liveRoom('other').get().messages)).toEqual(['one', 'two'])
    expect(received).toEqual([])
    const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'GROUPother' }))
    expect(texts(data.messageList)).toEqual(['one', 'two'])
    expect(data.isCompleted).toBe(true)
  })

  it('leaves the room before it', async () => {
    const { chat, server, clock } = await inRoom()
    await inTime(clock, chat.joinGroup({ groupID: 'other' }))
    expect(server.world.group('room').members.size).toBe(0)
    expect(chat.liveRoom('room').get().isJoined).toBe(false)
  })

  it('stays in all rooms in unlimited mode', async () => {
    const { chat, server, clock, received } = await inRoom({ unlimitedAVChatRoom: true })
    await inTime(clock, chat.joinGroup({ groupID: 'other' }))
    server.say({ from: 'bob', groupID: 'room' })
    server.say({ from: 'bob', groupID: 'other' })
    await clock.advance(400)
    expect(received.map(({ conversationID }) => conversationID).toSorted()).toEqual(['GROUPother', 'GROUProom'])
  })

  it.each([true, false])('enters it once for concurrent calls (unlimited: %s)', async (unlimited) => {
    const { chat, server, clock, received, states } = await inRoom({ unlimitedAVChatRoom: unlimited })
    server.network.latency = 20
    const joined = Promise.all([chat.joinGroup({ groupID: 'other' }), chat.joinGroup({ groupID: 'other' })])
    const statuses = (await inTime(clock, joined)).map(({ data }) => data.status)
    expect(statuses).toEqual(['JoinedSuccess', 'AlreadyInGroup'])
    server.say({ from: 'bob', groupID: 'other' })
    await clock.advance(2_000)
    expect(received).toHaveLength(1)
    expect(states.filter((state) => state === 'other joined 0')).toHaveLength(1)
    expect(server.world.group('other').members.has('alice')).toBe(true)
  })

  it('leaves it after a call to leave before it was entered', async () => {
    const { chat, server, clock } = await inRoom()
    server.network.latency = 20
    await inTime(clock, Promise.all([chat.joinGroup({ groupID: 'other' }), chat.quitGroup('other')]))
    await clock.advance(5_000)
    expect(chat.liveRoom('other').get().isJoined).toBe(false)
    expect(server.world.group('other').members.has('alice')).toBe(false)
  })

  it('enters none for a user who has logged out while the previous room was being left', async () => {
    const { chat, server, clock, states } = await inRoom()
    server.answer('quitGroup', () => new Promise<never>(() => undefined))
    const joining = chat.joinGroup({ groupID: 'other' })
    joining.catch(() => undefined)
    await clock.advance(100)
    await inTime(clock, chat.logout())
    await expect(joining).rejects.toMatchObject({ errorName: 'SDK_DESTROYED' })
    expect(states).toEqual(['room joined 0'])
    expect(chat.liveRoom('other').get().isJoined).toBe(false)
  })

  it('stays in one whose type a busy server does not return', async () => {
    const { chat, server, clock, received } = await inRoom()
    server.answer('getGroupInfo', () => {
      throw imError('SERVICE_OVERLOAD')
    })
    const { data } = await inTime(clock, chat.joinGroup({ groupID: 'other' }))
    expect(data).toEqual({ status: 'JoinedSuccess', group: null })
    expect(chat.liveRoom('other').get().isJoined).toBe(true)
    server.say({ from: 'bob', groupID: 'other', text: 'goal' })
    await clock.advance(1_000)
    expect(texts(received)).toEqual(['goal'])
    const again = await inTime(clock, chat.joinGroup({ groupID: 'other' }))
    expect(again.data).toEqual({ status: 'AlreadyInGroup', group: null })
  })

  it('reports a join by a second tab, so that this tab leaves', async () => {
    const { server, clock } = await inRoom()
    const { chat } = await loggedIn('alice', { modules, server, clock })
    expect((await inTime(clock, chat.joinGroup({ groupID: 'room' }))).data.status).toBe('JoinedSuccess')
  })

  it('does not leave a room for an ordinary group', async () => {
    const { chat, server, clock } = await inRoom()
    await inTime(clock, chat.joinGroup({ groupID: 'fans' }))
    expect(server.world.group('room').members.has('alice')).toBe(true)
  })

  it('is answered here when the user is in the room already', async () => {
    const { chat, server, clock } = await inRoom()
    const { data } = await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    expect(data.status).toBe('AlreadyInGroup')
    expect(server.count('joinGroup')).toBe(1)
  })

  it('needs the module, and leaves again without it', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [groups] })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await expect(inTime(clock, chat.joinGroup({ groupID: 'room' }))).rejects.toMatchObject({ code: 2998 })
    expect(server.world.group('room').members.size).toBe(0)
  })

  it('fails with the server’s code if there is no such room', async () => {
    const { chat, clock } = await inRoom()
    await expect(inTime(clock, chat.joinGroup({ groupID: 'nowhere' }))).rejects.toMatchObject({ code: 10010 })
    await expect(chat.joinGroup({ groupID: '' })).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  })
})

describe('polling', () => {
  it.each([
    ['messages', 0, 300],
    ['empty', 19, 300],
    ['empty', 20, 2_300],
    ['error', 0, 2_000],
    ['error', 30, 2_000],
  ] as const)('after %s and %s empty polls in a row the next one comes in %s ms', (outcome, emptyPolls, ms) => {
    expect(pollDelay(outcome, emptyPolls)).toBe(ms)
  })

  it('slows down after 20 empty polls and is fast again after a message', async () => {
    const { server, clock, say } = await inRoom()
    server.pollHoldMs = 0
    say('wake the held poll')
    await clock.advance(300 * 19)
    const fast = server.count('longPoll')
    await clock.advance(23_000)
    const slow = server.count('longPoll')
    expect(slow - fast).toBeGreaterThanOrEqual(10)
    expect(slow - fast).toBeLessThanOrEqual(13)
    say('fast again')
    await clock.advance(2_300)
    const before = server.count('longPoll')
    await clock.advance(3_000)
    expect(server.count('longPoll') - before).toBeGreaterThanOrEqual(9)
  })

  it('only reports an error of the room and goes on after 2000 ms', async () => {
    const { chat, server, clock, received, say } = await inRoom()
    const errors: number[] = []
    chat.on(EVENT.ERROR, ({ data }) => errors.push(data.code))
    const answer = server.handler('longPoll')
    server.answer('longPoll', () => {
      throw imError('SERVICE_OVERLOAD')
    })
    say('first')
    await clock.advance(300)
    say('second')
    await clock.advance(100)
    expect(errors).toEqual([60022])
    server.answer('longPoll', answer)
    const before = server.count('longPoll')
    await clock.advance(1_800)
    expect(server.count('longPoll')).toBe(before)
    await clock.advance(200)
    expect(texts(received)).toEqual(['first', 'second'])
    expect(chat.liveRoom('room').get().isJoined).toBe(true)
  })

  it('accepts each message once, even if the room repeats it', async () => {
    const { server, clock, received, shown, say } = await inRoom()
    const answer = server.handler('longPoll')
    server.answer('longPoll', (body, ...rest) => answer({ ...body, startSeq: 1 }, ...rest))
    for (const text of ['one', 'two', 'three']) {
      say(text)
      await clock.advance(400)
    }
    expect(texts(received)).toEqual(['one', 'two', 'three'])
    expect(texts(shown().messages)).toEqual(['one', 'two', 'three'])
  })

  it('accepts broadcasts, which have their own sequences', async () => {
    const { server, clock, received, say } = await inRoom()
    const answer = server.handler('longPoll')
    const broadcast = server.world.append({ fromAccount: 'admin', groupID: 'other' })
    server.answer('longPoll', async (...call) => ({
      ...(await answer(...call)),
      nextBroadcastSeq: 2,
      broadcastMessageList: [{ ...broadcast, groupID: 'room' }],
    }))
    say('one')
    await clock.advance(400)
    say('two')
    await clock.advance(1_000)
    expect(received.map(({ from, sequence }) => [from, sequence])).toEqual([
      ['bob', 1],
      ['bob', 2],
      ['admin', 1],
    ])
    expect(server.requests.findLast(({ name }) => name === 'longPoll')?.body).toMatchObject({ startBroadcastSeq: 2 })
  })

  it('shows messages and tips, takes notices for those of the system, and skips events that it does not know', async () => {
    const { server, clock, received, shown } = await inRoom()
    const answer = server.handler('longPoll')
    server.answer('longPoll', async (...call) => {
      const { rspMsgList, ...reply } = await answer(...call)
      const EVENTS = [undefined, 3, 4, 6, 5, 17, 99]
      return { ...reply, rspMsgList: rspMsgList.map((stored, index) => ({ ...stored, event: EVENTS[index] })) }
    })
    for (let index = 0; index < 7; index++) server.world.append({ fromAccount: 'bob', groupID: 'room' })
    await clock.advance(91_000)
    expect(shown().messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 6])
    expect(received.map(({ sequence, conversationID }) => [sequence, conversationID])).toEqual([
      ...[1, 2, 3, 4].map((sequence) => [sequence, 'GROUProom']),
      [5, 'C2Cbob'],
      [6, 'GROUProom'],
    ])
  })

  it('says in the tip and in the notice of a ban for how many seconds it is', async () => {
    const { server, clock, received } = await inRoom()
    server.world.group('room').managers.add('bob')
    const ban = (userID: string, duration: number) =>
      server.groups.rooms.ban({ groupID: 'room', operatorID: 'bob', userIDList: [userID], duration, reason: '' })
    ban('carol', 60)
    await clock.advance(1_000)
    ban('alice', 90)
    await clock.advance(1_000)
    const durations = received.map((message) => {
      if (message.type === TYPES.MSG_GRP_TIP) return message.payload.memberList.map(({ duration }) => duration)
      return message.type === TYPES.MSG_GRP_SYS_NOTICE && message.payload.duration
    })
    expect(durations).toEqual([[60], 90])
  })

  it('ends with the notice of a ban, and says so once', async () => {
    const { server, clock, states, shown } = await inRoom()
    server.world.group('room').managers.add('bob')
    server.groups.rooms.ban({ groupID: 'room', operatorID: 'bob', userIDList: ['alice'], duration: 60, reason: '' })
    await clock.advance(100)
    expect(states).toEqual(['room joined 0', `room left ${ERRORS.GROUP_PERMISSION_DENY.code}`])
    expect(shown().isJoined).toBe(false)
    await clock.advance(10_000)
    expect(states).toHaveLength(2)
  })

  it('ends with the notice that the room was dismissed', async () => {
    const { chat, server, clock, received, states, shown } = await inRoom()
    server.groups.dismiss('room')
    await clock.advance(1_000)
    expect(received).toMatchObject([{ conversationID: '@TIM#SYSTEM', payload: { operationType: 5 } }])
    expect(states).toEqual(['room joined 0', `room left ${ERRORS.GROUP_NOT_FOUND.code}`])
    expect(shown().isJoined).toBe(false)
    const polls = server.count('longPoll')
    await clock.advance(10_000)
    expect(server.count('longPoll')).toBe(polls)
    await expect(inTime(clock, chat.joinGroup({ groupID: 'room' }))).rejects.toMatchObject({
      errorName: 'GROUP_NOT_FOUND',
    })
  })

  it('asks for broadcasts by a sequence only, whatever the server names', async () => {
    const line = changedFrames((text) => text.replace('"NextBroadcastSeq":0', '"NextBroadcastSeq":"last"'))
    const { chat, server, clock } = await loggedIn('alice', { modules, ...line })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    for (const text of ['one', 'two']) {
      server.say({ from: 'bob', groupID: 'room', text })
      await clock.advance(1_000)
    }
    expect(texts(chat.liveRoom('room').get().messages)).toEqual(['one', 'two'])
  })

  it('accepts a pushed message of the room once', async () => {
    const { server, clock, received } = await inRoom()
    const stored = server.world.append({ fromAccount: 'bob', groupID: 'room' })
    server.push('alice', 'pushMessages', { messageList: [stored], sessionData: '' })
    server.say({ from: 'bob', groupID: 'room' })
    await clock.advance(1_000)
    expect(received.map(({ sequence }) => sequence)).toEqual([1, 2])
  })

  it('keeps the newest 500 messages', async () => {
    const { clock, shown, say } = await inRoom()
    for (let index = 1; index <= 1_700; index++) {
      say(`${index}`)
      if (index % 40 === 0) await clock.advance(300)
    }
    await clock.advance(1_000)
    expect(shown().messages).toHaveLength(500)
    expect(texts(shown().messages.slice(-1))).toEqual(['1700'])
    expect(shown().messages[0]?.sequence).toBe(1_201)
  })

  it('reports how many messages the room has lost', async () => {
    const { server, clock, lost, shown, say } = await inRoom()
    server.world.roomCapacity = 10
    say('1')
    await clock.advance(10)
    for (let index = 2; index <= 30; index++) say(`${index}`)
    await clock.advance(1_000)
    expect(lost).toEqual([{ groupID: 'room', lostCount: 19 }])
    expect(shown()).toMatchObject({ lostCount: 19 })
    expect(shown().messages.map(({ sequence }) => sequence)).toEqual([1, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
  })

  it('announces bursts in batches of at least 100 ms', async () => {
    const { chat, clock, say } = await inRoom()
    let changes = 0
    chat.liveRoom('room').subscribe(() => (changes += 1))
    for (let index = 0; index < 200; index++) {
      say(`${index}`)
      await clock.advance(5)
    }
    await clock.advance(500)
    expect(changes).toBeLessThanOrEqual(12)
    expect(changes).toBeGreaterThan(1)
  })
})

describe('a room and the connection', () => {
  it('continues from its sequence after a reconnect', async () => {
    const { server, clock, received, say } = await inRoom()
    say('before')
    await clock.advance(5_000)
    server.network.cut()
    for (const text of ['one', 'two']) say(text)
    await clock.advance(5_000)
    expect(texts(received)).toEqual(['before', 'one', 'two'])
    expect(server.count('joinGroup')).toBe(1)
  })

  it('joins again when the server has lost the membership, and misses no message', async () => {
    const { server, clock, received, states, say } = await inRoom()
    say('before')
    await clock.advance(5_000)
    server.network.cut()
    server.world.leave('room', 'alice')
    for (const text of ['one', 'two']) say(text)
    await clock.advance(5_000)
    say('three')
    await clock.advance(1_000)
    expect(texts(received)).toEqual(['before', 'one', 'two', 'three'])
    expect(server.count('joinGroup')).toBe(2)
    expect(states).toEqual(['room joined 0'])
  })

  it('is left for good when the user leaves while it is joined again, and may be entered once more', async () => {
    const { chat, server, clock, shown, states, say } = await inRoom()
    let delayed = 'group.join'
    server.network.fate = (data, direction) =>
      direction === 'up' && delayed !== '' && data.includes(delayed) ? 1_000 : 'deliver'
    server.world.leave('room', 'alice')
    say('to all')
    for (let ms = 0; server.count('joinGroup') < 2 && ms < 900; ms += 100) await clock.advance(100)
    await inTime(clock, chat.quitGroup('room')).catch(() => undefined)
    await clock.advance(3_000)
    expect(server.world.group('room').members.has('alice')).toBe(false)
    delayed = ''
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    await clock.advance(3_000)
    expect([shown().isJoined, states]).toEqual([true, ['room joined 0', 'room joined 0']])
  })

  it('that accepts the user and then denies the membership is polled no more often than after errors', async () => {
    const { server, clock } = await inRoom()
    server.answer('longPoll', () => {
      throw imError('GROUP_PERMISSION_DENY')
    })
    await clock.advance(90_000)
    const joins = server.count('joinGroup')
    await clock.advance(60_000)
    expect(server.count('joinGroup') - joins).toBeLessThan(35)
  })

  it('is left with an event if the room no longer exists', async () => {
    const { chat, server, clock, states } = await inRoom()
    server.world.removeGroup('room')
    await clock.advance(5_000)
    server.network.cut()
    await clock.advance(60_000)
    expect(states).toEqual(['room joined 0', 'room left 10010'])
    expect(chat.liveRoom('room').get().isJoined).toBe(false)
    const polls = server.count('longPoll')
    await clock.advance(60_000)
    expect(server.count('longPoll')).toBe(polls)
  })

  it('misses no messages of a room whose sequences restart', async () => {
    const { server, clock, received } = await inRoom()
    for (const text of ['one', 'two', 'three']) server.say({ from: 'bob', groupID: 'room', text })
    await clock.advance(1_000)
    server.world.restartRoom('room')
    server.pollHoldMs = 0
    for (const text of ['four', 'five']) server.say({ from: 'bob', groupID: 'room', text })
    await clock.advance(91_000)
    server.say({ from: 'bob', groupID: 'room', text: 'six' })
    await clock.advance(3_000)
    expect(texts(received)).toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
  })

  it('has one poll at a time, also after many reconnects', async () => {
    const { server, clock } = await inRoom()
    for (let index = 0; index < 5; index++) {
      await clock.advance(3_000)
      server.network.cut()
    }
    await clock.advance(3_000)
    server.pollHoldMs = 0
    server.say({ from: 'bob', groupID: 'room' })
    const before = server.count('longPoll')
    await clock.advance(3_000)
    expect(server.count('longPoll') - before).toBeLessThanOrEqual(11)
  })

  it('is over when the user leaves or logs out', async () => {
    const { chat, server, clock, received } = await inRoom()
    await inTime(clock, chat.quitGroup('room'))
    server.say({ from: 'bob', groupID: 'room' })
    await clock.advance(5_000)
    expect(received).toEqual([])
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    await inTime(clock, chat.logout())
    await clock.advance(100_000)
    expect(chat.liveRoom('room').get()).toEqual({ messages: [], lostCount: 0, isJoined: false })
  })
})

describe('writing in a room', () => {
  it('shows the message at once, and once', async () => {
    const { chat, clock, shown, received } = await inRoom()
    const message = chat.createTextMessage({
      to: 'room',
      conversationType: 'GROUP',
      payload: { text: 'goal' },
      priority: 'High',
    })
    const sending = chat.sendMessage(message)
    expect(shown().messages).toMatchObject([{ ID: message.ID, status: 'unsend' }])
    const { data } = await inTime(clock, sending)
    expect(data.message.status).toBe('success')
    await clock.advance(1_000)
    expect(shown().messages).toMatchObject([{ ID: message.ID, status: 'success', sequence: 1, nick: 'alice' }])
    expect(received).toEqual([])
  })

  it('needs to be in it', async () => {
    const { chat, clock } = await inRoom()
    const message = chat.createTextMessage({ to: 'other', conversationType: 'GROUP', payload: { text: 'goal' } })
    await expect(inTime(clock, chat.sendMessage(message))).rejects.toMatchObject({
      errorName: 'MESSAGE_SEND_NOT_IN_CHAT_ROOM',
      code: 2101,
    })
  })

  it('shows a failed message as failed and sends it again', async () => {
    const { chat, server, clock, shown } = await inRoom()
    const answer = server.handler('sendGroupMessage')
    server.answer('sendGroupMessage', () => {
      throw imError('GROUP_MUTE_DENY')
    })
    const message = chat.createTextMessage({ to: 'room', conversationType: 'GROUP', payload: { text: 'goal' } })
    await expect(inTime(clock, chat.sendMessage(message))).rejects.toMatchObject({ code: 10017 })
    expect(shown().messages).toMatchObject([{ status: 'fail' }])
    server.answer('sendGroupMessage', answer)
    await inTime(clock, chat.resendMessage(shown().messages[0]!))
    await clock.advance(1_000)
    expect(shown().messages).toMatchObject([{ status: 'success' }])
  })
})

describe('the member count', () => {
  it('is fetched at most every 3 s', async () => {
    const { chat, server, clock } = await inRoom()
    const count = async () => (await inTime(clock, chat.getGroupOnlineMemberCount('room'))).data.memberCount
    expect([await count(), await count()]).toEqual([1, 1])
    expect(server.count('getOnlineMemberCount')).toBe(1)
    await clock.advance(3_000)
    server.world.join('room', 'bob')
    expect(await count()).toBe(2)
  })
})

describe('groups', () => {
  it('returns the profile of a group', async () => {
    const { chat, clock } = await inRoom()
    const { data } = await inTime(clock, chat.getGroupProfile({ groupID: 'fans' }))
    expect(data.group).toMatchObject({ groupID: 'fans', type: 'Public' })
    await expect(inTime(clock, chat.getGroupProfile({ groupID: 'nowhere' }))).rejects.toMatchObject({ code: 10010 })
  })

  it('limits requests for profiles, without touching the network', async () => {
    const { chat, server, clock } = await inRoom()
    const answers = await Promise.allSettled([
      ...Array.from({ length: 22 }, () => chat.getGroupProfile({ groupID: 'fans' })),
      clock.advance(10),
    ])
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(2)
    expect(server.count('getGroupInfo')).toBeLessThanOrEqual(20)
    expect(refused[0]).toMatchObject({ reason: { code: 2996 } })
  })
})
