import { describe, expect, it } from 'vitest'
import { binary } from '../binary'
import { EVENT, TYPES, type Message } from '../index'
import { imError, MESSAGE_LIMITS } from '../protocol'
import { inTime, loggedIn, type TestChat } from '../testing'

type Started = TestChat<readonly []>

const text = ({ chat }: Started, words = 'hi', to = 'bob'): Message =>
  chat.createTextMessage({ to, conversationType: TYPES.CONV_C2C, payload: { text: words } })
const texts = (messages: readonly Message[]): unknown[] =>
  messages.map((message) => (message.type === TYPES.MSG_TEXT ? message.payload.text : message.payload))
const shown = ({ chat }: Started, id = 'C2Cbob'): readonly Message[] => chat.views.messages(id).get().messages
const received = ({ chat }: Started): Message[] => {
  const messages: Message[] = []
  chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => messages.push(...data))
  return messages
}

describe('creating messages', () => {
  it('assigns each its own random and client sequence, and sends nothing', async () => {
    const started = await loggedIn('alice')
    const [first, second] = [text(started), text(started)]
    expect(first).toMatchObject({
      status: 'unsend',
      flow: 'out',
      from: 'alice',
      to: 'bob',
      sequence: 0,
      conversationID: 'C2Cbob',
    })
    expect(second.random).not.toBe(first.random)
    expect(second.clientSequence).toBe(first.clientSequence + 1)
    expect(first.ID).toBe(`tiny-alice-${first.clientTime}-${first.random}`)
    expect(started.server.count('sendC2CMessage')).toBe(0)
  })

  it('refuses a message that can never be sent', async () => {
    const { chat } = await loggedIn('alice')
    const create = (options: object) => () =>
      chat.createTextMessage({ to: 'bob', conversationType: 'C2C', payload: { text: 'x' }, ...options })
    expect(create({ conversationType: '@TIM#SYSTEM' })).toThrow(expect.objectContaining({ code: 2106 }))
    expect(create({ to: '' })).toThrow(expect.objectContaining({ errorName: 'PARAMS_INVALID' }))
    expect(create({ payload: { text: '' } })).toThrow(expect.objectContaining({ errorName: 'PARAMS_INVALID' }))
    expect(create({ payload: undefined })).toThrow('`payload.text` must be a string, not undefined.')
    expect(create({ cloudCustomData: 10n })).toThrow(expect.objectContaining({ errorName: 'PARAMS_INVALID' }))
    expect(create({ priority: 'Highest' })).toThrow(expect.objectContaining({ errorName: 'PARAMS_INVALID' }))
    expect(() =>
      chat.createCustomMessage({ to: 'b', conversationType: 'C2C', payload: {} as { data: string } }),
    ).toThrow(expect.objectContaining({ errorName: 'PARAMS_INVALID' }))
  })
})

describe('sending', () => {
  it('shows the message at once and gives it time and sequence when the server has it', async () => {
    const started = await loggedIn('alice')
    const { chat, clock } = started
    const message = text(started)
    const sending = chat.sendMessage(message)
    expect(shown(started)).toMatchObject([{ ID: message.ID, status: 'unsend' }])
    const { data } = await inTime(clock, sending)
    expect(data.message).toMatchObject({ ID: message.ID, status: 'success', sequence: 1 })
    expect(shown(started)).toEqual([data.message])
    expect(message.status).toBe('unsend')
  })

  it('carries a custom message whole', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    const payload = { data: '{"type":"RoomMessage"}', description: 'd', extension: 'e' }
    await inTime(
      clock,
      chat.sendMessage(chat.createCustomMessage({ to: 'bob', conversationType: 'C2C', payload, cloudCustomData: 'c' })),
    )
    expect(server.world.history('alice', { peer: 'bob' })).toMatchObject([
      { msgBody: [{ msgType: 'TIMCustomElem', msgContent: payload }], cloudCustomData: 'c' },
    ])
  })

  it.each([undefined, binary])(
    'sends half of an emoji as the replacement character, which servers can store',
    async (codec) => {
      const { chat, server, clock } = await loggedIn('alice', { codec })
      const half = '\\ud83d \ud83d'
      const payload = { data: half, description: half }
      const message = chat.createCustomMessage({ to: 'bob', conversationType: 'C2C', payload, cloudCustomData: half })
      await inTime(clock, chat.sendMessage(message))
      const whole = '\\ud83d \ufffd'
      expect(server.world.history('alice', { peer: 'bob' })).toMatchObject([
        { msgBody: [{ msgContent: { data: whole, description: whole } }], cloudCustomData: whole },
      ])
    },
  )

  it('marks a refused message as failed and rejects with the code of the server', async () => {
    const started = await loggedIn('alice')
    started.server.answer('sendC2CMessage', () => {
      throw imError('SENSITIVE_TEXT', 'not this word')
    })
    const sending = inTime(started.clock, started.chat.sendMessage(text(started)))
    await expect(sending).rejects.toMatchObject({ code: 80001, errorName: 'SENSITIVE_TEXT', message: 'not this word' })
    expect(shown(started)).toMatchObject([{ status: 'fail' }])
  })

  it('of the fake server are refused as the real one does: to oneself, to who has blocked one, and of who is muted', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.people.block('bob', ['alice'])
    const memberData = new Map([['alice', { muteTime: 2_000_000_000 }]])
    server.addGroup({ groupID: 'quiet', members: new Set(['alice']), memberData })
    server.addGroup({ groupID: 'silent', members: new Set(['alice']), isMuted: true })
    const sent = async (to: string, conversationType: 'C2C' | 'GROUP') => {
      const message = chat.createTextMessage({ to, conversationType, payload: { text: 'x' } })
      return inTime(clock, chat.sendMessage(message)).catch(({ code }: { code: number }) => code)
    }
    expect([await sent('alice', 'C2C'), await sent('bob', 'C2C')]).toEqual([20003, 20007])
    expect([await sent('quiet', 'GROUP'), await sent('silent', 'GROUP')]).toEqual([10017, 10017])
  })

  it('refuses a message of another user', async () => {
    const started = await loggedIn('alice')
    const { chat } = started
    const own = text(started)
    for (const wrong of [null, {}, { ...own, flow: 'in' }, { ...own, from: 'bob' }] as Message[])
      await expect(chat.sendMessage(wrong)).rejects.toMatchObject({ code: 2105 })
  })

  it('sends a message once, however often it is called', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const message = text(started)
    const both = Promise.all([chat.sendMessage(message), chat.sendMessage(message)])
    await inTime(clock, both)
    await inTime(clock, chat.resendMessage(message))
    expect(server.count('sendC2CMessage')).toBe(1)
  })

  it('never doubles a message whose answer was lost: a resend carries the same random and client sequence', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.network.fate = (data, way) => (way === 'down' && data.includes('send_c2c') ? 'drop' : 'deliver')
    const message = text(started)
    await expect(inTime(clock, chat.sendMessage(message))).rejects.toMatchObject({ errorName: 'NETWORK_TIMEOUT' })
    expect(shown(started)).toMatchObject([{ status: 'fail' }])
    server.network.fate = () => 'deliver'
    const [failed] = shown(started)
    server.network.latency = 50
    const resending = chat.resendMessage(failed!)
    await clock.advance(0)
    expect(shown(started)).toMatchObject([{ status: 'unsend' }])
    const { data } = await inTime(clock, resending)
    expect(data.message).toMatchObject({ status: 'success', sequence: 1 })
    expect(server.world.history('alice', { peer: 'bob' })).toHaveLength(1)
    expect(shown(started)).toHaveLength(1)
  })

  it('continues automatically if the connection breaks meanwhile', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    await clock.advance(5_000)
    server.network.cut()
    const sending = chat.sendMessage(text(started))
    const { data } = await inTime(clock, sending)
    expect(data.message.status).toBe('success')
  })

  it('keeps the sequence of a retried request', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    await clock.advance(5_000)
    server.network.fate = (data, way) => (way === 'down' && data.includes('roam_c2c') ? 'drop' : 'deliver')
    const asking = chat.getMessageList({ conversationID: 'C2Cbob' })
    await clock.advance(100)
    server.network.fate = () => 'deliver'
    server.network.cut()
    await inTime(clock, asking)
    const seqs = server.requests.filter(({ name }) => name === 'roamC2CMessages').map(({ head }) => head.seq)
    expect(seqs).toHaveLength(2)
    expect(new Set(seqs).size).toBe(1)
  })

  it('keeps its random and client sequence on a resend', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    await clock.advance(5_000)
    server.network.fate = (data, way) => (way === 'down' && data.includes('send_c2c') ? 'drop' : 'deliver')
    const sending = chat.sendMessage(text(started))
    await clock.advance(100)
    server.network.fate = () => 'deliver'
    server.network.cut()
    await inTime(clock, sending)
    const [first, second, ...others] = server.requests.filter(({ name }) => name === 'sendC2CMessage')
    expect(others).toEqual([])
    expect(second?.body).toEqual(first?.body)
  })

  it('succeeds if the message itself arrives before its reply', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const message = text(started)
    server.network.fate = (data, way) => (way === 'down' && data.includes('send_c2c') ? 'drop' : 'deliver')
    const sending = chat.sendMessage(message)
    await clock.advance(100)
    server.push('alice', 'pushMessages', {
      messageList: [...server.world.history('alice', { peer: 'bob' })].map((stored) => ({
        ...stored,
        tinyID: 'tiny-alice',
      })),
      sessionData: '',
    })
    const { data } = await inTime(clock, sending)
    expect(data.message).toMatchObject({ ID: message.ID, status: 'success', sequence: 1 })
    expect(shown(started)).toHaveLength(1)
  })

  it('is read by the peer if its reply comes after that was told', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    await inTime(clock, chat.sendMessage(text(started)))
    server.network.fate = (data, way) => (way === 'down' && data.includes('send_c2c') ? 'drop' : 'deliver')
    const message = text(started)
    await expect(inTime(clock, chat.sendMessage(message))).rejects.toMatchObject({ errorName: 'NETWORK_TIMEOUT' })
    const mark = { fromAccount: 'bob', toAccount: 'alice', groupID: '', messageReadSeq: 2, time: 1 }
    server.push('alice', 'pushRead', mark)
    await clock.advance(100)
    server.network.fate = () => 'deliver'
    const { data } = await inTime(clock, chat.sendMessage(message))
    expect(data.message).toMatchObject({ sequence: 2, isPeerRead: true })
    expect(
      chat.views
        .messages('C2Cbob')
        .get()
        .messages.map(({ isPeerRead }) => isPeerRead),
    ).toEqual([true, true])
    expect(chat.views.conversations.get()[0]).toMatchObject({ lastMessage: { lastSequence: 2, isPeerRead: true } })
  })

  it('leaves the order to the server', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.say({ from: 'bob', to: 'alice', text: 'first' })
    const sending = chat.sendMessage(text(started, 'second'))
    await inTime(clock, sending)
    server.say({ from: 'bob', to: 'alice', text: 'third' })
    await clock.advance(300)
    expect(texts(shown(started))).toEqual(['first', 'second', 'third'])
  })
})

describe('receiving', () => {
  it('announces a push once, in one event, in order', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const batches: number[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => batches.push(data.length))
    const stored = [1, 2, 3].map(() => server.world.append({ fromAccount: 'bob', toAccount: 'alice' }))
    server.push('alice', 'pushMessages', { messageList: stored, sessionData: '' })
    server.push('alice', 'pushMessages', { messageList: stored, sessionData: '' })
    await clock.advance(500)
    expect(batches).toEqual([3])
    expect(chat.getTotalUnreadMessageCount()).toBe(3)
  })

  it('announces a frame in order, although it mixes conversations and some messages are known', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const messages = received(started)
    const stored = ['bob', 'bob', 'carol', 'bob', 'carol'].map((fromAccount) =>
      server.world.append({ fromAccount, toAccount: 'alice' }),
    )
    server.push('alice', 'pushMessages', { messageList: [stored[0]!, stored[2]!], sessionData: '' })
    server.push('alice', 'pushMessages', { messageList: stored, sessionData: '' })
    await clock.advance(500)
    expect(messages.map(({ from, sequence }) => `${from} ${sequence}`)).toEqual([
      'bob 1',
      'carol 1',
      'bob 2',
      'bob 3',
      'carol 2',
    ])
    const { data } = await inTime(clock, chat.getConversationList())
    expect(data.conversationList.map(({ conversationID, unreadCount }) => [conversationID, unreadCount])).toEqual(
      expect.arrayContaining([
        ['C2Cbob', 3],
        ['C2Ccarol', 2],
      ]),
    )
  })

  it('keeps the newest messages of an unwatched list, and all of a watched one', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    const stop = chat.views.messages('C2Ccarol').subscribe(() => undefined)
    server.say({ from: 'carol', to: 'alice' })
    await clock.advance(500)
    for (let index = 0; index < 3 * MESSAGE_LIMITS.heldUnwatched; index++) {
      server.say({ from: 'bob', to: 'alice' })
      server.say({ from: 'carol', to: 'alice' })
    }
    await clock.advance(500)
    const held = (conversationID: string) =>
      chat.views
        .messages(conversationID)
        .get()
        .messages.map(({ sequence }) => sequence)
    const bobs = held('C2Cbob')
    expect(bobs.length).toBeGreaterThanOrEqual(MESSAGE_LIMITS.heldUnwatched)
    expect(bobs.length).toBeLessThan(2 * MESSAGE_LIMITS.heldUnwatched)
    expect(bobs.at(-1)).toBe(3 * MESSAGE_LIMITS.heldUnwatched)
    expect(held('C2Ccarol')).toHaveLength(3 * MESSAGE_LIMITS.heldUnwatched + 1)
    stop()
  })

  it('keeps the sender’s name of the newest message, however often it changes', async () => {
    const started = await loggedIn('alice')
    const messages = received(started)
    const faces = [
      ['Bob', 'one.png'],
      ['Bobby', 'one.png'],
      ['Bobby', 'two.png'],
      ['Bob', 'one.png'],
    ]
    for (const [nick, avatar] of faces)
      started.server.push('alice', 'pushMessages', {
        messageList: [started.server.world.append({ fromAccount: 'bob', toAccount: 'alice', nick, avatar })],
        sessionData: '',
      })
    await started.clock.advance(10)
    expect(messages.map(({ nick, avatar }) => [nick, avatar])).toEqual(faces)
  })

  it('calls the other handlers if one throws', async () => {
    const thrown: unknown[] = []
    const started = await loggedIn('alice', { onHandlerError: (error) => thrown.push(error) })
    started.chat.on(EVENT.MESSAGE_RECEIVED, () => {
      throw new Error('mistake of the app')
    })
    const messages = received(started)
    started.server.say({ from: 'bob', to: 'alice' })
    await started.clock.advance(10)
    expect(messages).toHaveLength(1)
    expect(thrown).toHaveLength(1)
  })

  it('recovers a small gap automatically and announces its messages', async () => {
    const started = await loggedIn('alice')
    const { server, clock } = started
    const messages = received(started)
    server.say({ from: 'bob', to: 'alice', text: 'one' })
    await clock.advance(10)
    server.isPushing = false
    for (const words of ['two', 'three']) server.say({ from: 'bob', to: 'alice', text: words })
    server.isPushing = true
    server.say({ from: 'bob', to: 'alice', text: 'four' })
    await clock.advance(10)
    expect(texts(messages)).toEqual(['one'])
    await clock.advance(300)
    expect(texts(messages)).toEqual(['one', 'two', 'three', 'four'])
    expect(texts(shown(started))).toEqual(['one', 'two', 'three', 'four'])
  })

  it('sends no request if a gap closes within a moment', async () => {
    const started = await loggedIn('alice')
    const { server, clock } = started
    const stored = [1, 2, 3].map(() => server.world.append({ fromAccount: 'bob', toAccount: 'alice' }))
    for (const index of [0, 2, 1])
      server.push('alice', 'pushMessages', { messageList: [stored[index]!], sessionData: '' })
    await clock.advance(500)
    expect(server.count('roamC2CMessages')).toBe(0)
    expect(shown(started).map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  })

  it('acknowledges pushes in batches, and only those that ask for it', async () => {
    const { server, clock } = await loggedIn('alice')
    let count = 0
    server.sessionData = () => (count++ < 550 ? `session-${count}` : '')
    for (let index = 0; index < 560; index++) server.say({ from: 'bob', to: 'alice' })
    await clock.advance(500)
    const batches = server.requests.flatMap(({ name, body }) =>
      name === 'ackPush' ? [body.sessionDataList as string[]] : [],
    )
    expect(batches.map(({ length }) => length)).toEqual([400, 150])
    expect(new Set(batches.flat()).size).toBe(550)
  })

  it('treats messages from the user’s other devices as the user’s own', async () => {
    const started = await loggedIn('alice')
    const messages = received(started)
    started.server.say({ from: 'alice', to: 'bob', text: 'from my phone' })
    await started.clock.advance(10)
    expect(messages).toMatchObject([{ flow: 'out', conversationID: 'C2Cbob' }])
    expect(started.chat.getTotalUnreadMessageCount()).toBe(0)
  })

  it('passes on an element it does not know', async () => {
    const started = await loggedIn('alice')
    const messages = received(started)
    const stored = started.server.world.append({
      fromAccount: 'bob',
      toAccount: 'alice',
      msgBody: [{ msgType: 'TIMDiceElem', msgContent: { index: 3 } }],
    })
    started.server.push('alice', 'pushMessages', { messageList: [stored], sessionData: '' })
    await started.clock.advance(10)
    expect(messages).toMatchObject([
      { type: TYPES.MSG_UNKNOWN, payload: { msgType: 'TIMDiceElem', content: { index: 3 } } },
    ])
  })
})

describe('history', () => {
  it('returns pages of 15, pulled by 15, newest first, until the start', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.isPushing = false
    for (let index = 1; index <= 40; index++) server.say({ from: 'bob', to: 'alice', text: `${index}` })
    const sizes: number[] = []
    const all: unknown[] = []
    for (let nextReqMessageID = '', isCompleted = false; !isCompleted;) {
      const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob', nextReqMessageID }))
      sizes.push(data.messageList.length)
      all.unshift(...texts(data.messageList))
      ;({ nextReqMessageID, isCompleted } = data)
    }
    expect(sizes).toEqual([15, 15, 10])
    expect(all).toEqual(Array.from({ length: 40 }, (_, index) => `${index + 1}`))
    const pulls = server.requests.filter(({ name }) => name === 'roamC2CMessages')
    expect(pulls.map(({ body }) => body.count)).toEqual([15, 15, 15])
  })

  it('uses messages in memory if they are enough', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    for (let index = 1; index <= 20; index++) server.say({ from: 'bob', to: 'alice' })
    await clock.advance(300)
    const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(data.messageList).toHaveLength(15)
    expect(server.count('roamC2CMessages')).toBe(0)
  })

  it('pages through a group by sequence', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    server.isPushing = false
    for (let index = 1; index <= 20; index++) server.say({ from: 'bob', groupID: 'fans', text: `${index}` })
    const first = await inTime(clock, chat.getMessageList({ conversationID: 'GROUPfans' }))
    const second = await inTime(
      clock,
      chat.getMessageList({ conversationID: 'GROUPfans', nextReqMessageID: first.data.nextReqMessageID }),
    )
    expect(texts(second.data.messageList)).toEqual(['1', '2', '3', '4', '5'])
    expect(second.data).toMatchObject({ isCompleted: true, nextReqMessageID: '' })
  })

  it('sends one request if two callers want the same page', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.isPushing = false
    for (let index = 1; index <= 10; index++) server.say({ from: 'bob', to: 'alice' })
    const page = { conversationID: 'C2Cbob' }
    const [one, two] = await inTime(clock, Promise.all([chat.getMessageList(page), chat.getMessageList(page)]))
    expect(one.data.messageList).toEqual(two.data.messageList)
    expect(server.count('roamC2CMessages')).toBe(1)
  })

  it('is empty and complete for a conversation without messages', async () => {
    const { chat, clock } = await loggedIn('alice')
    const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cnobody' }))
    expect(data).toEqual({ messageList: [], isCompleted: true, nextReqMessageID: '' })
  })

  it('keeps the position of failed messages', async () => {
    const started = await loggedIn('alice')
    const { chat, server, clock } = started
    server.say({ from: 'bob', to: 'alice', text: 'before' })
    await clock.advance(10)
    server.answer('sendC2CMessage', () => {
      throw imError('MUTE_DENY')
    })
    await expect(inTime(clock, chat.sendMessage(text(started, 'failed')))).rejects.toMatchObject({ code: 20012 })
    server.say({ from: 'bob', to: 'alice', text: 'after' })
    await clock.advance(10)
    const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(texts(data.messageList)).toEqual(['before', 'failed', 'after'])
  })

  it('refuses an invalid conversation, and a cursor of another one', async () => {
    const { chat, clock } = await loggedIn('alice')
    for (const conversationID of ['', 'C2C', 'GROUP', 'bob', '@TIM#SYSTEMS'])
      await expect(chat.getMessageList({ conversationID })).rejects.toMatchObject({ code: 2503 })
    await expect(
      inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob', nextReqMessageID: 'elsewhere' })),
    ).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  })

  it('does not loop on a server that returns empty pages', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.answer('roamC2CMessages', () => ({ messageList: [], complete: 0, invisibleSequenceList: [] }))
    const { data } = await inTime(clock, chat.getMessageList({ conversationID: 'C2Cbob' }))
    expect(data.isCompleted).toBe(true)
  })
})
