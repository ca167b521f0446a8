import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type Message } from '../index'
import { groups } from '../groups'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { readReceipts } from '.'

const modules = [groups, readReceipts] as const

const start = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'crew', members: new Set(['alice', 'bob', 'carol', 'dave']) })
  const enter = async (userID: string, instanceID = userID) => {
    const { chat } = await loggedIn(userID, { modules, clock, server, instanceID })
    const told: unknown[] = []
    chat.on(EVENT.MESSAGE_READ_RECEIPT_RECEIVED, ({ data }) => void told.push(...data))
    return { chat, told, list: (id: string) => chat.views.messages(id).get().messages }
  }
  const [alice, bob, carol] = [await enter('alice'), await enter('bob'), await enter('carol')]
  const settle = () => clock.advance(1_000)
  /** Alice's message, which needs a receipt. */
  const say = async (to: 'bob' | 'crew', needReadReceipt = true) => {
    const place = to === 'crew' ? { groupID: 'crew' } : { toAccount: 'bob' }
    const stored = server.world.append({ fromAccount: 'alice', needReadReceipt, ...place })
    for (const userID of ['alice', 'bob', 'carol'])
      if (server.world.canSee(userID, stored))
        server.push(userID, 'pushMessages', { messageList: [stored], sessionData: '' })
    await settle()
  }
  return { clock, server, enter, alice, bob, carol, settle, say }
}

describe('read receipts', () => {
  it('do not exist for a message that is not stored, as the server says when it is sent', async () => {
    const { clock, alice } = await start()
    const send = async (options: object) => {
      const message = alice.chat.createTextMessage({
        to: 'bob',
        conversationType: TYPES.CONV_C2C,
        payload: { text: 'hello' },
        needReadReceipt: true,
      })
      return (await inTime(clock, alice.chat.sendMessage(message, options))).data.message.needReadReceipt
    }
    expect([await send({}), await send({ onlineUserOnly: true })]).toEqual([true, false])
  })

  it('tell the sender how many members have read a message, once for each', async () => {
    const { clock, server, alice, bob, carol, settle, say } = await start()
    await say('crew')
    const messageID = alice.list('GROUPcrew')[0]!.ID
    for (const reader of [bob, bob, carol]) {
      await inTime(clock, reader.chat.sendMessageReadReceipt([...reader.list('GROUPcrew')]))
      await settle()
    }
    const info = (readCount: number) => ({ readCount, unreadCount: 3 - readCount, isPeerRead: false, timestamp: 0 })
    expect(alice.told).toEqual([
      { messageID, ...info(1) },
      { messageID, ...info(2) },
    ])
    expect(alice.list('GROUPcrew')[0]?.readReceiptInfo).toEqual(info(2))
    expect([bob.told, carol.told]).toEqual([[], []])
    const members = async (options: object) =>
      (
        await inTime(
          clock,
          alice.chat.getGroupMessageReadMemberList({ message: alice.list('GROUPcrew')[0]!, ...options }),
        )
      ).data
    expect(await members({ count: 1 })).toEqual({
      messageID,
      cursor: 'bob',
      isCompleted: false,
      readUserIDList: ['bob'],
      unreadUserIDList: [],
    })
    expect(await members({ cursor: 'bob' })).toMatchObject({ isCompleted: true, readUserIDList: ['carol'] })
    expect(await members({ filter: 1 })).toMatchObject({ isCompleted: true, unreadUserIDList: ['dave'] })
    expect(server.count('sendReadReceipts')).toBe(3)
  })

  it('tell the sender that the peer has read a message, and only of those that need it', async () => {
    const { clock, server, alice, bob, settle, say } = await start()
    await say('bob')
    await say('bob', false)
    await inTime(clock, bob.chat.sendMessageReadReceipt([...bob.list('C2Calice')]))
    await settle()
    expect(server.requests.find(({ name }) => name === 'sendReadReceipts')?.body['sequenceList']).toEqual([1])
    expect(alice.list('C2Cbob').map(({ readReceiptInfo }) => readReceiptInfo.isPeerRead)).toEqual([true, false])
    expect(alice.told).toMatchObject([{ messageID: alice.list('C2Cbob')[0]!.ID, isPeerRead: true }])
  })

  it('leave a modified message read by the peer when they are asked for with a copy from before', async () => {
    const { clock, server, alice, bob, settle, say } = await start()
    await say('bob')
    const modified = server.world.history('alice', { peer: 'bob' }).map((stored) => ({ ...stored, version: 1 }))
    server.push('alice', 'pushMessageChanges', { messageList: modified, deletedList: [] })
    const unread = alice.list('C2Cbob')
    await inTime(clock, bob.chat.setMessageRead({ conversationID: 'C2Calice' }))
    await settle()
    server.isPushing = false
    await inTime(clock, bob.chat.sendMessageReadReceipt([...bob.list('C2Calice')]))
    await inTime(clock, alice.chat.getMessageReadReceiptList(unread))
    await settle()
    expect(alice.list('C2Cbob')).toMatchObject([{ isPeerRead: true, readReceiptInfo: { isPeerRead: true } }])
  })

  it('are asked for messages of the caller, and announced if they are new', async () => {
    const { clock, server, alice, bob, say } = await start()
    await say('crew')
    server.isPushing = false
    await inTime(clock, bob.chat.sendMessageReadReceipt([...bob.list('GROUPcrew')]))
    server.isPushing = true
    const ask = async (messages: readonly Message[]) =>
      (await inTime(clock, alice.chat.getMessageReadReceiptList(messages))).data.messageList
    expect((await ask(alice.list('GROUPcrew')))[0]?.readReceiptInfo).toMatchObject({ readCount: 1, unreadCount: 2 })
    expect(alice.told).toHaveLength(1)
    await ask(alice.list('GROUPcrew'))
    expect(alice.told).toHaveLength(1)
  })

  it('that were given while the sender was away are shown after the return', async () => {
    const { clock, server, alice, bob, say } = await start()
    await say('crew')
    server.isPushing = false
    await inTime(clock, bob.chat.sendMessageReadReceipt([...bob.list('GROUPcrew')]))
    server.isPushing = true
    server.network.cut()
    await clock.advance(20_000)
    expect(alice.list('GROUPcrew')[0]?.readReceiptInfo.readCount).toBe(1)
  })

  it('stay when the message itself arrives later, as it was before', async () => {
    const { clock, server, enter, bob, say } = await start()
    await say('crew')
    server.isPushing = false
    await inTime(clock, bob.chat.sendMessageReadReceipt([...bob.list('GROUPcrew')]))
    server.isPushing = true
    const tablet = await enter('alice', 'tablet')
    await clock.advance(5_000)
    const [stored] = server.world.history('alice', { groupID: 'crew' })
    const readReceiptInfo = { readCount: 1, unreadCount: 2, isPeerRead: false, timestamp: 0 }
    server.push('alice', 'pushMessageChanges', { messageList: [{ ...stored!, readReceiptInfo }], deletedList: [] })
    await clock.advance(100)
    const { readReceiptInfo: _, ...asSent } = stored!
    server.push('alice', 'pushMessages', { messageList: [asSent], sessionData: '' })
    await clock.advance(5_000)
    expect(tablet.list('GROUPcrew')).toMatchObject([{ readReceiptInfo }])
  })

  it('come with the reply to a resend, if no push has brought them', async () => {
    const { clock, server, alice, bob } = await start()
    const answer = server.handler('sendGroupMessage')
    server.answer('sendGroupMessage', (...call) => {
      void answer(...call)
      return new Promise<never>(() => undefined)
    })
    const message = alice.chat.createTextMessage({
      to: 'crew',
      conversationType: TYPES.CONV_GROUP,
      payload: { text: 'hello' },
      needReadReceipt: true,
    })
    await expect(inTime(clock, alice.chat.sendMessage(message))).rejects.toMatchObject({ errorName: 'NETWORK_TIMEOUT' })
    server.answer('sendGroupMessage', answer)
    server.isPushing = false
    await inTime(clock, bob.chat.sendMessageReadReceipt([...bob.list('GROUPcrew')]))
    await inTime(clock, alice.chat.resendMessage(alice.list('GROUPcrew')[0]!))
    expect(alice.list('GROUPcrew')).toMatchObject([{ readReceiptInfo: { readCount: 1, unreadCount: 2 } }])
  })

  it('need at least one message', async () => {
    const { alice } = await start()
    const empty = { errorName: 'READ_RECEIPT_MESSAGE_LIST_EMPTY', code: 2114 }
    await expect(alice.chat.sendMessageReadReceipt([])).rejects.toMatchObject(empty)
    await expect(alice.chat.getMessageReadReceiptList([])).rejects.toMatchObject(empty)
  })
})
