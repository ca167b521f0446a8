import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type Message } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn, storedMessage } from '../testing'
import { typing } from '.'

/** Alice and Bob, who have written to each other. */
const start = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.say({ from: 'bob', to: 'alice', text: 'hi' })
  server.say({ from: 'alice', to: 'bob', text: 'hi' })
  const open = async (userID: string) => {
    const { chat } = await loggedIn(userID, { clock, server, modules: [typing] })
    const changes: string[] = []
    const received: Message[] = []
    chat.on(EVENT.TYPING_STATE_CHANGED, ({ data }) => changes.push(`${data.conversationID}: ${data.userIDList.join()}`))
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => received.push(...data))
    const peer = userID === 'alice' ? 'bob' : 'alice'
    await inTime(clock, chat.getMessageList({ conversationID: `C2C${peer}` }))
    const type = async () => (await inTime(clock, chat.sendTyping(`C2C${peer}`))).data.isSent
    return { chat, changes, received, type, seen: () => chat.typingUsers(`C2C${peer}`).get() }
  }
  const [alice, bob] = [await open('alice'), await open('bob')]
  return { clock, server, alice, bob, sent: () => server.count('sendC2CMessage') }
}

describe('IM-66 typing', () => {
  it('is seen by the peer, and neither listed, counted, announced as a message, nor stored', async () => {
    const { clock, server, alice, bob } = await start()
    const stored = server.world.history('alice', { peer: 'bob' }).length
    const unread = bob.chat.getTotalUnreadMessageCount()
    expect(await alice.type()).toBe(true)
    await clock.advance(10)
    expect([bob.seen(), bob.changes]).toEqual([['alice'], ['C2Calice: alice']])
    expect([alice.seen(), alice.changes, bob.received, alice.received]).toEqual([[], [], [], []])
    expect(bob.chat.views.messages('C2Calice').get().messages).toHaveLength(2)
    expect(alice.chat.views.messages('C2Cbob').get().messages).toHaveLength(2)
    expect(bob.chat.getTotalUnreadMessageCount()).toBe(unread)
    expect(server.world.history('alice', { peer: 'bob' })).toHaveLength(stored)
  })

  it('expires', async () => {
    const { clock, alice, bob } = await start()
    await alice.type()
    await clock.advance(5_000)
    expect(bob.seen()).toEqual(['alice'])
    await clock.advance(1_100)
    expect([bob.seen(), bob.changes]).toEqual([[], ['C2Calice: alice', 'C2Calice: ']])
  })

  it('is sent at most once in four seconds, and shown without a break while it goes on', async () => {
    const { clock, alice, bob, sent } = await start()
    const before = sent()
    for (let second = 0; second < 20; second++) {
      await alice.type()
      await clock.advance(1_000)
    }
    expect(sent() - before).toBe(5)
    expect(bob.changes).toEqual(['C2Calice: alice'])
  })

  it('stops when the message arrives, and is sent again at once for the next one', async () => {
    const { clock, alice, bob } = await start()
    await alice.type()
    await clock.advance(10)
    const message = alice.chat.createTextMessage({
      to: 'bob',
      conversationType: TYPES.CONV_C2C,
      payload: { text: 'so' },
    })
    await inTime(clock, alice.chat.sendMessage(message))
    await clock.advance(10)
    expect([bob.seen(), bob.received.length]).toEqual([[], 1])
    expect(await alice.type()).toBe(true)
    await clock.advance(10)
    expect(bob.seen()).toEqual(['alice'])
  })

  it('is watched per conversation', async () => {
    const { clock, alice, bob } = await start()
    let [told, others] = [0, 0]
    bob.chat.typingUsers('C2Calice').subscribe(() => told++)
    bob.chat.typingUsers('C2Czoe').subscribe(() => others++)
    await alice.type()
    await clock.advance(10_000)
    expect([told, others]).toEqual([2, 0])
  })

  it('is not sent without a connection, nor to a peer who has not written, and a refusal fails nothing', async () => {
    const { clock, server, alice } = await start()
    const stranger = inTime(clock, alice.chat.sendTyping('C2Cstranger'))
    expect((await stranger).data.isSent).toBe(false)
    server.answer('sendC2CMessage', () => Promise.reject(server.refuse('MUTE_DENY')))
    expect(await alice.type()).toBe(false)
    await clock.advance(5_000)
    server.network.isUp = false
    server.network.cut()
    expect(await alice.type()).toBe(false)
  })

  it('is refused before the login and in other conversations', async () => {
    const { alice, clock } = await start()
    for (const conversationID of ['GROUPfans', 'bob', '@TIM#SYSTEM'])
      await expect(alice.chat.sendTyping(conversationID)).rejects.toMatchObject({
        errorName: 'INVALID_CONVERSATION_ID',
      })
    await inTime(clock, alice.chat.logout())
    await expect(alice.chat.sendTyping('C2Cbob')).rejects.toMatchObject({ errorName: 'USER_NOT_LOGGED_IN' })
  })

  it('of somebody is forgotten by a logout', async () => {
    const { clock, alice, bob } = await start()
    await alice.type()
    await clock.advance(10)
    await inTime(clock, bob.chat.logout())
    expect(bob.seen()).toEqual([])
  })

  it('of more than a hundred people at once drops the oldest', async () => {
    const { clock, server, alice, bob } = await start()
    await alice.type()
    await clock.advance(10)
    const signal = server.requests.find(({ name }) => name === 'sendC2CMessage')
    for (let index = 0; index < 100; index++)
      server.push('bob', 'pushMessages', {
        messageList: [
          storedMessage({
            fromAccount: `user${index}`,
            toAccount: 'bob',
            sequence: 0,
            random: index,
            msgBody: signal!.body.msgBody as never,
          }),
        ],
        sessionData: '',
      })
    await clock.advance(10)
    expect(bob.chat.typingUsers('C2Cuser99').get()).toEqual(['user99'])
    expect(bob.seen()).toEqual([])
  })

  it.each([
    ['an end', '{"businessID":"user_typing_status","typingStatus":0}', []],
    ['other data', '{"businessID":"order"}', ['alice']],
    ['a text', 'hello', ['alice']],
    ['a long text', `{"businessID":"user_typing_status","typingStatus":0,"x":"${'x'.repeat(600)}"}`, ['alice']],
  ])('after %s in an online message is %s', async (_what, data, expected) => {
    const { clock, server, alice, bob } = await start()
    await alice.type()
    await clock.advance(10)
    server.push('bob', 'pushMessages', {
      messageList: [
        storedMessage({
          fromAccount: 'alice',
          toAccount: 'bob',
          sequence: 0,
          msgBody: [{ msgType: TYPES.MSG_CUSTOM, msgContent: { data, description: '', extension: '' } }],
        }),
      ],
      sessionData: '',
    })
    await clock.advance(10)
    expect(bob.seen()).toEqual(expected)
  })
})
