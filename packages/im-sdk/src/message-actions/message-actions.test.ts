import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type Message } from '../index'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import type { Transport } from '../connection/transport'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { changedFrames } from '../testing/changed-frames'
import { messageActions, ModifyConflictError } from '.'

const modules = [messageActions, groups, liveRooms] as const

/** A network of one device: the others stay connected while it is away. */
const ownLine = (server: FakeServer, clock: FakeClock) => {
  let isAway = false
  let cut = () => {}
  const transport: Transport = {
    probe: () => Promise.resolve(true),
    open: (url, handlers) => {
      if (isAway) {
        clock.after(0, () => handlers.onClose(1006))
        return { send: () => {}, close: () => {} }
      }
      const socket = server.network.open(url, handlers)
      cut = () => {
        socket.close(1006)
        handlers.onClose(1006)
      }
      return socket
    },
  }
  const leave = () => {
    isAway = true
    cut()
  }
  return { transport, leave, comeBack: () => (isAway = false) }
}

/** Alice and Bob on one server, and what each was told. */
const start = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.addGroup({ groupID: 'crew', members: new Set(['alice', 'bob', 'carol']), managers: new Set(['alice']) })
  const enter = async (userID: string, instanceID = userID) => {
    const line = ownLine(server, clock)
    const { chat } = await loggedIn(userID, { modules, clock, server, instanceID, transport: line.transport })
    const told: { name: string; data: unknown }[] = []
    for (const name of [EVENT.MESSAGE_REVOKED, EVENT.MESSAGE_MODIFIED, EVENT.MESSAGE_RECEIVED] as const)
      chat.on(name, ({ data }) => void told.push({ name, data }))
    const conversation = (id: string) => chat.views.conversations.get().find((item) => item.conversationID === id)
    const list = (id: string) => chat.views.messages(id).get().messages
    return { chat, told, conversation, list, line }
  }
  const [alice, bob] = [await enter('alice'), await enter('bob')]
  const settle = () => clock.advance(1_500)
  const send = async (from: typeof alice, to: string, text: string) => {
    const conversationType = to === 'crew' ? TYPES.CONV_GROUP : TYPES.CONV_C2C
    const message = from.chat.createTextMessage({ to, conversationType, payload: { text } })
    const sent = (await inTime(clock, from.chat.sendMessage(message))).data.message
    await settle()
    return sent
  }
  return { clock, server, enter, alice, bob, settle, send }
}

const newsOf = ({ told }: { told: { name: string; data: unknown }[] }, name: string) =>
  told.filter((event) => event.name === name).flatMap(({ data }) => data as Message[])

const textOf = (message: Message | undefined) => (message?.payload as { text: string } | undefined)?.text

describe('revokeMessage', () => {
  it.each(['bob', 'crew'])('is seen by both sides as the last message, and no longer counts: to %s', async (to) => {
    const { clock, alice, bob, settle, send } = await start()
    const [mine, theirs] = to === 'crew' ? ['GROUPcrew', 'GROUPcrew'] : ['C2Cbob', 'C2Calice']
    await send(alice, to, 'one')
    const sent = await send(alice, to, 'two')
    expect(bob.conversation(theirs)).toMatchObject({ unreadCount: 2, lastMessageFlag: 0 })
    const { data } = await inTime(clock, alice.chat.revokeMessage(sent))
    expect(data.message).toMatchObject({ ID: sent.ID, isRevoked: true, revoker: 'alice', payload: { text: '' } })
    await settle()
    for (const [side, id] of [
      [alice, mine],
      [bob, theirs],
    ] as const) {
      expect(side.list(id).map(({ isRevoked }) => isRevoked)).toEqual([false, true])
      expect(side.conversation(id)).toMatchObject({
        lastMessageFlag: 8,
        lastMessage: { isRevoked: true, revoker: 'alice', messageForShow: '' },
      })
      expect(newsOf(side, EVENT.MESSAGE_REVOKED).map(({ ID }) => ID)).toEqual([sent.ID])
    }
    expect(bob.conversation(theirs)?.unreadCount).toBe(1)
    expect(bob.chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('lowers no count of others when it arrives before its message', async () => {
    const { server, bob, settle, send, alice } = await start()
    for (const text of ['one', 'two']) await send(alice, 'bob', text)
    server.isPushing = false
    const late = server.say({ from: 'alice', to: 'bob', text: 'three' })
    const revoked = { ...late, revoker: 'alice', msgBody: [{ msgType: 'TIMTextElem', msgContent: {} }] }
    server.push('bob', 'pushMessageChanges', { messageList: [revoked], deletedList: [] })
    await settle()
    expect(bob.chat.getTotalUnreadMessageCount()).toBe(2)
    server.push('bob', 'pushMessages', { messageList: [late], sessionData: '' })
    await settle()
    expect(bob.list('C2Calice').map(({ isRevoked }) => isRevoked)).toEqual([false, false, true])
    expect(bob.chat.getTotalUnreadMessageCount()).toBe(2)
  })

  it('is refused by name after the time of the app, and for messages of others', async () => {
    const { clock, alice, bob, send } = await start()
    const [late, theirs] = [await send(bob, 'alice', 'late'), await send(alice, 'bob', 'theirs')]
    await clock.advance(121_000)
    const failed = { errorName: 'MESSAGE_REVOKE_FAIL', code: 2110 }
    await expect(inTime(clock, bob.chat.revokeMessage(late))).rejects.toMatchObject(failed)
    const seen = bob.list('C2Calice').find(({ ID }) => ID === theirs.ID)!
    await expect(inTime(clock, bob.chat.revokeMessage(seen))).rejects.toMatchObject(failed)
    const changed = { ...seen, payload: { text: 'mine' } } as Message
    await expect(inTime(clock, bob.chat.modifyMessage(changed))).rejects.toMatchObject({ code: 10007 })
    expect(alice.list('C2Cbob').some(({ isRevoked }) => isRevoked)).toBe(false)
  })

  it('takes a member’s message away for a manager, at any time, and succeeds again', async () => {
    const { clock, alice, bob, settle, send } = await start()
    const sent = await send(bob, 'crew', 'rude')
    await clock.advance(600_000)
    const seen = alice.list('GROUPcrew').find(({ ID }) => ID === sent.ID)!
    await inTime(clock, alice.chat.revokeMessage(seen))
    await settle()
    expect(bob.list('GROUPcrew')[0]).toMatchObject({ isRevoked: true, revoker: 'alice' })
    const { data } = await inTime(clock, bob.chat.revokeMessage(sent))
    expect(data.message).toMatchObject({ isRevoked: true, revoker: 'alice' })
  })

  it('is shown by an instance without this module', async () => {
    const { clock, server, alice, send, settle } = await start()
    const plain = await loggedIn('bob', { clock, server, instanceID: 'plain' })
    const sent = await send(alice, 'bob', 'oops')
    await inTime(clock, alice.chat.revokeMessage(sent))
    await settle()
    expect(plain.chat.views.messages('C2Calice').get().messages).toMatchObject([{ isRevoked: true }])
  })

  it('is found by a device that had loaded the message before its first sync succeeded', async () => {
    const { clock, server, enter, alice, bob, settle, send } = await start()
    const [, goes, hidden] = [
      await send(alice, 'bob', 'stays'),
      await send(alice, 'bob', 'goes'),
      await send(alice, 'bob', 'hidden'),
    ]
    const answer = server.handler('syncUnread')
    server.answer('syncUnread', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    const late = await enter('bob', 'late')
    await inTime(clock, late.chat.getMessageList({ conversationID: 'C2Calice' }))
    expect(late.list('C2Calice').map(textOf)).toEqual(['stays', 'goes', 'hidden'])
    late.line.leave()
    await inTime(clock, alice.chat.revokeMessage(goes))
    await inTime(clock, bob.chat.deleteMessage([bob.list('C2Calice').find(({ ID }) => ID === hidden.ID)!]))
    server.answer('syncUnread', answer)
    late.line.comeBack()
    await clock.advance(60_000)
    await settle()
    expect(late.list('C2Calice').map(({ isRevoked }) => isRevoked)).toEqual([false, true])
    expect(newsOf(late, EVENT.MESSAGE_REVOKED).map(({ ID }) => ID)).toEqual([goes.ID])
    expect(late.conversation('C2Calice')).toMatchObject({ unreadCount: bob.conversation('C2Calice')?.unreadCount })
  })

  it('wins against a page of history that was read before it', async () => {
    const { clock, server, alice, bob, settle, send } = await start()
    for (let count = 0; count < 5; count += 1) await send(alice, 'bob', `text ${count}`)
    const { chat } = await loggedIn('bob', { modules, clock, server, instanceID: 'late' })
    let release = () => {}
    const handler = server.handler('roamC2CMessages')
    server.answer('roamC2CMessages', async (...request) => {
      const page = await handler(...request)
      await new Promise<void>((resolve) => (release = resolve))
      return page
    })
    server.world.setRead('bob', { peer: 'alice', groupID: '' }, 5)
    const fresh = await loggedIn('bob', { modules, clock, server, instanceID: 'fresh' })
    const page = fresh.chat.getMessageList({ conversationID: 'C2Calice' })
    await clock.advance(100)
    await inTime(clock, alice.chat.revokeMessage(alice.list('C2Cbob')[1]!))
    await settle()
    release()
    const { messageList } = (await inTime(clock, page)).data
    expect(messageList.map(({ isRevoked }) => isRevoked)).toEqual([false, true, false, false, false])
    expect(bob.list('C2Calice')[1]?.isRevoked).toBe(true)
    expect(chat.views.messages('C2Calice').get().messages[1]?.isRevoked).toBe(true)
  })
})

describe('modifyMessage', () => {
  it('is seen by both sides, announced once, and keeps its place and its count', async () => {
    const { clock, server, alice, bob, settle, send } = await start()
    const sent = await send(alice, 'bob', 'first')
    const changed = { ...sent, payload: { text: 'second' }, cloudCustomData: 'c' } as Message
    const { data } = await inTime(clock, alice.chat.modifyMessage(changed))
    expect(data.message).toMatchObject({ payload: { text: 'second' }, version: 1, isModified: true })
    await settle()
    const repeated = server.requests.length
    const stored = server.world.history('alice', { peer: 'bob' })
    server.push('bob', 'pushMessageChanges', { messageList: [...stored], deletedList: [] })
    server.push('bob', 'pushMessageChanges', {
      messageList: [
        { ...stored[0]!, version: 0, msgBody: [{ msgType: 'TIMTextElem', msgContent: { text: 'first' } }] },
      ],
      deletedList: [],
    })
    await settle()
    expect(server.requests.length).toBe(repeated)
    expect(bob.list('C2Calice')).toMatchObject([
      { payload: { text: 'second' }, cloudCustomData: 'c', isModified: true },
    ])
    expect(newsOf(bob, EVENT.MESSAGE_MODIFIED)).toMatchObject([{ ID: sent.ID, payload: { text: 'second' } }])
    expect(bob.conversation('C2Calice')).toMatchObject({ unreadCount: 1, lastMessage: { messageForShow: 'second' } })
  })

  it('leaves a message read by the peer, who has read an earlier version of it', async () => {
    const { clock, alice, bob, settle, send } = await start()
    const modify = async (message: Message, text: string) => {
      const { data } = await inTime(clock, alice.chat.modifyMessage({ ...message, payload: { text } } as Message))
      await settle()
      return data.message
    }
    const once = await modify(await send(alice, 'bob', 'first'), 'second')
    await inTime(clock, bob.chat.setMessageRead({ conversationID: 'C2Calice' }))
    await settle()
    expect(once.isPeerRead).toBe(false)
    expect(await modify(once, 'third')).toMatchObject({ version: 2, isPeerRead: true })
    expect(alice.list('C2Cbob')).toMatchObject([{ payload: { text: 'third' }, isPeerRead: true }])
    expect(alice.conversation('C2Cbob')?.lastMessage).toMatchObject({ messageForShow: 'third', isPeerRead: true })
  })

  it('rejects with the latest version if somebody else was first', async () => {
    const { clock, server, alice, bob, send } = await start()
    const sent = await send(bob, 'crew', 'first')
    server.isPushing = false
    await inTime(
      clock,
      alice.chat.modifyMessage({ ...alice.list('GROUPcrew')[0]!, payload: { text: 'hers' } } as Message),
    )
    server.isPushing = true
    const refused = await inTime(clock, bob.chat.modifyMessage({ ...sent, payload: { text: 'his' } } as Message)).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(ModifyConflictError)
    expect(refused).toMatchObject({ code: 2480, errorName: 'MESSAGE_MODIFY_CONFLICT' })
    expect((refused as ModifyConflictError).data.message).toMatchObject({ version: 1, payload: { text: 'hers' } })
    expect(textOf(bob.list('GROUPcrew')[0])).toBe('hers')
  })

  it('is not possible in a chat room, and lists what the message was', async () => {
    const { clock, server, alice, send } = await start()
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await inTime(clock, alice.chat.joinGroup({ groupID: 'room' }))
    const own = alice.chat.createTextMessage({ to: 'room', conversationType: TYPES.CONV_GROUP, payload: { text: 'x' } })
    const inRoom = (await inTime(clock, alice.chat.sendMessage(own))).data.message
    const refused = { errorName: 'MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM', code: 2481 }
    await expect(inTime(clock, alice.chat.modifyMessage(inRoom))).rejects.toMatchObject(refused)
    await expect(inTime(clock, alice.chat.deleteMessage([inRoom]))).rejects.toMatchObject({
      errorName: 'MESSAGE_DELETE_FAIL',
    })
    const sent = await send(alice, 'bob', 'a')
    const { data } = await inTime(clock, alice.chat.modifyMessage({ ...sent, payload: { text: 'b' } } as Message))
    const { versionList } = (await inTime(clock, alice.chat.getMessageVersionList(data.message))).data
    expect(versionList).toMatchObject([
      { version: 0, payload: { text: 'a' }, editor: 'alice' },
      { version: 1, payload: { text: 'b' }, editor: 'alice' },
    ])
  })
})

it('getMessageVersionList leaves out what is no version, of a server that sends anything', async () => {
  const { clock, server, transport } = changedFrames((text) =>
    text.replace('"VersionList":[', '"VersionList":[null,{"Elements":[{}]},'),
  )
  const { chat } = await loggedIn('alice', { modules, clock, server, transport })
  const message = chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'a' } })
  const sent = (await inTime(clock, chat.sendMessage(message))).data.message
  const modified = await inTime(clock, chat.modifyMessage({ ...sent, payload: { text: 'b' } } as Message))
  const { data } = await inTime(clock, chat.getMessageVersionList(modified.data.message))
  expect(data.versionList.map(({ version }) => version)).toEqual([0, 1])
})

describe('deleteMessage', () => {
  it('deletes on all devices of the user, and for nobody else', async () => {
    const { clock, server, enter, alice, bob, settle, send } = await start()
    const tablet = await enter('bob', 'tablet')
    for (const text of ['one', 'two', 'three']) await send(alice, 'bob', text)
    const [, two, three] = bob.list('C2Calice')
    const { data } = await inTime(clock, bob.chat.deleteMessage([two!, three!]))
    expect(data.messageList.map(({ isDeleted }) => isDeleted)).toEqual([true, true])
    await settle()
    for (const device of [bob, tablet]) {
      expect(device.list('C2Calice').map(textOf)).toEqual(['one'])
      expect(device.conversation('C2Calice')).toMatchObject({ unreadCount: 1, lastMessage: { messageForShow: 'one' } })
    }
    expect(alice.list('C2Cbob')).toHaveLength(3)
    const fresh = await loggedIn('bob', { modules, clock, server, instanceID: 'fresh' })
    const { messageList } = (await inTime(clock, fresh.chat.getMessageList({ conversationID: 'C2Calice' }))).data
    expect(messageList.map(textOf)).toEqual(['one'])
  })

  it('takes at most 30 of one conversation, only sent ones, and none of the system', async () => {
    const { clock, server, alice, bob, send } = await start()
    const sent: Message[] = []
    for (let count = 0; count < 31; count += 1) sent.push(await send(alice, 'bob', `text ${count}`))
    const other = await send(alice, 'crew', 'elsewhere')
    const unsent = alice.chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'x' } })
    await inTime(clock, alice.chat.deleteMessage([sent[0]!, other, unsent, ...sent.slice(1)]))
    const { body } = server.requests.find(({ name }) => name === 'deleteC2CMessages')!
    expect(body['messageKeyList']).toHaveLength(30)
    expect(alice.list('C2Cbob').map(textOf)).toEqual(['text 30'])
    expect(bob.list('C2Calice')).toHaveLength(31)
    await expect(inTime(clock, alice.chat.deleteMessage([unsent]))).rejects.toMatchObject({ code: 2111 })
    const notice = { ...other, conversationID: '@TIM#SYSTEM' }
    await expect(inTime(clock, alice.chat.deleteMessage([notice]))).rejects.toMatchObject({ code: 2116 })
  })

  it('removes an own message that has failed without a request, and sent ones with it by one', async () => {
    const { clock, server, alice, bob, send } = await start()
    const sent = await send(alice, 'bob', 'sent')
    const answer = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', () => Promise.reject(server.refuse('MUTE_DENY')))
    const write = async (text: string) => {
      const made = alice.chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text } })
      await expect(inTime(clock, alice.chat.sendMessage(made))).rejects.toMatchObject({ errorName: 'MUTE_DENY' })
    }
    for (const text of ['one', 'two', 'three']) await write(text)
    const [, one, two] = alice.list('C2Cbob')
    await inTime(clock, alice.chat.deleteMessage([one!]))
    expect(alice.list('C2Cbob').map(textOf)).toEqual(['sent', 'two', 'three'])
    expect(server.count('deleteC2CMessages')).toBe(0)
    await inTime(clock, alice.chat.deleteMessage([two!, sent]))
    expect(alice.list('C2Cbob').map(textOf)).toEqual(['three'])
    expect(server.requests.filter(({ name }) => name === 'deleteC2CMessages').map(({ body }) => body)).toMatchObject([
      { messageKeyList: [expect.stringMatching(/^1_/)] },
    ])
    await expect(inTime(clock, alice.chat.deleteMessage([one!]))).rejects.toMatchObject({ code: 2111 })
    server.answer('sendC2CMessage', answer)
    const [three] = alice.list('C2Cbob')
    await inTime(clock, alice.chat.resendMessage(three!))
    expect(bob.list('C2Calice').map(textOf)).toEqual(['sent', 'three'])
  })

  describe.each(['bob', 'crew'])(
    'of a message to %s that the server has, although it failed without an answer',
    (to) => {
      const mine = to === 'crew' ? 'GROUPcrew' : 'C2Cbob'
      const name = to === 'crew' ? ('sendGroupMessage' as const) : ('sendC2CMessage' as const)
      const removal = to === 'crew' ? ('deleteGroupMessages' as const) : ('deleteC2CMessages' as const)
      const textsOf = (device: Awaited<ReturnType<typeof start>>['alice']) => device.list(mine).map(textOf)

      /** The device goes away after the time-out, and the message is deleted there. */
      const dropped = async () => {
        const all = await start()
        const { clock, server, alice, bob, send } = all
        await send(bob, to === 'crew' ? 'crew' : 'alice', 'first')
        const answer = server.handler(name)
        server.answer(name, (...request: Parameters<typeof answer>) => {
          void (answer as (...request: unknown[]) => unknown)(...request)
          return new Promise<never>(() => undefined)
        })
        const made = alice.chat.createTextMessage({
          to,
          conversationType: to === 'crew' ? TYPES.CONV_GROUP : TYPES.CONV_C2C,
          payload: { text: 'lost' },
        })
        await expect(inTime(clock, alice.chat.sendMessage(made))).rejects.toMatchObject({
          errorName: 'NETWORK_TIMEOUT',
        })
        server.answer(name, answer)
        alice.line.leave()
        const failed = alice.list(mine).find((message) => message.status === 'fail')
        await inTime(clock, alice.chat.deleteMessage([failed!]))
        expect(textsOf(alice)).toEqual(['first'])
        return { ...all, failed: failed! }
      }

      it('keeps it away when a sync brings it, and deletes it on the server', async () => {
        const { clock, server, enter, alice } = await dropped()
        alice.line.comeBack()
        await clock.advance(30_000)
        expect(textsOf(alice)).toEqual(['first'])
        expect(textOf(alice.conversation(mine)?.lastMessage as Message | undefined)).not.toBe('lost')
        expect(server.count(removal)).toBe(1)
        const tablet = await enter('alice', 'tablet')
        await inTime(clock, tablet.chat.getMessageList({ conversationID: mine }))
        expect(textsOf(tablet)).toEqual(['first'])
      })

      it('tries again when it is seen the next time, if the server does not delete it', async () => {
        const { clock, server, alice } = await dropped()
        const answer = server.handler(removal)
        server.answer(removal, () => Promise.reject(server.refuse('SERVICE_OVERLOAD')))
        alice.line.comeBack()
        await clock.advance(30_000)
        expect(server.count(removal)).toBeGreaterThan(0)
        const before = server.count(removal)
        server.answer(removal, answer)
        await inTime(clock, alice.chat.getMessageListHopping({ conversationID: mine, sequence: 9, time: 9e9 }))
        await clock.advance(1_000)
        expect(server.count(removal)).toBe(before + 1)
        expect(textsOf(alice)).toEqual(['first'])
      })

      it('shows it after a logout, as on every other device', async () => {
        const { clock, server, alice } = await dropped()
        await inTime(clock, alice.chat.logout())
        alice.line.comeBack()
        await inTime(clock, alice.chat.login({ userID: 'alice', userSig: 'sig-alice' }))
        await inTime(clock, alice.chat.getMessageList({ conversationID: mine }))
        expect(textsOf(alice)).toEqual(['first', 'lost'])
        expect(server.count(removal)).toBe(0)
      })

      it('shows it if it is sent again', async () => {
        const { clock, alice, failed } = await dropped()
        alice.line.comeBack()
        await inTime(clock, alice.chat.resendMessage(failed))
        await clock.advance(30_000)
        expect(textsOf(alice)).toEqual(['first', 'lost'])
      })
    },
  )

  it('leaves a message that is being sent again', async () => {
    const { clock, server, alice, bob } = await start()
    const answer = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', () => Promise.reject(server.refuse('MUTE_DENY')))
    const made = alice.chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'x' } })
    await expect(inTime(clock, alice.chat.sendMessage(made))).rejects.toMatchObject({ errorName: 'MUTE_DENY' })
    const [failed] = alice.list('C2Cbob')
    server.answer('sendC2CMessage', answer)
    const again = alice.chat.resendMessage(failed!)
    await expect(inTime(clock, alice.chat.deleteMessage([failed!]))).rejects.toMatchObject({ code: 2111 })
    await inTime(clock, again)
    expect([alice, bob].map(({ list }, at) => list(['C2Cbob', 'C2Calice'][at]!).map(textOf))).toEqual([['x'], ['x']])
  })

  it('deletes notices of the system by a method of their own, on all devices', async () => {
    const { clock, server, enter, bob, settle } = await start()
    const tablet = await enter('bob', 'tablet')
    for (let count = 0; count < 2; count += 1) server.say({ from: '@TIM#SYSTEM', to: 'bob', text: `notice ${count}` })
    await settle()
    const [first] = bob.list('@TIM#SYSTEM')
    const { data } = await inTime(clock, bob.chat.deleteGroupSystemNotice([first!]))
    expect(data.messageList).toMatchObject([{ ID: first!.ID, isDeleted: true }])
    await settle()
    for (const device of [bob, tablet]) {
      expect(device.list('@TIM#SYSTEM').map(textOf)).toEqual(['notice 1'])
      expect(device.conversation('@TIM#SYSTEM')).toMatchObject({ unreadCount: 1 })
    }
    const failed = { errorName: 'MESSAGE_DELETE_FAIL' }
    await expect(
      inTime(clock, bob.chat.deleteGroupSystemNotice([{ ...first!, conversationID: 'C2Calice' }])),
    ).rejects.toMatchObject(failed)
  })

  it('asks the server for the message before, if it is not loaded', async () => {
    const { clock, server, alice, bob, settle, send } = await start()
    for (const text of ['one', 'two']) await send(alice, 'bob', text)
    server.world.setRead('bob', { peer: 'alice', groupID: '' }, 2)
    const fresh = await loggedIn('bob', { modules, clock, server, instanceID: 'fresh' })
    const last = () => fresh.chat.views.conversations.get()[0]?.lastMessage?.messageForShow
    expect(last()).toBe('two')
    await inTime(clock, bob.chat.deleteMessage([bob.list('C2Calice')[1]!]))
    await settle()
    expect(last()).toBe('one')
  })
})

describe('a device that was away', () => {
  it('sees what was revoked, modified and deleted as a fresh login does', async () => {
    const { clock, enter, alice, bob, settle, send } = await start()
    const sent: Message[] = []
    for (const to of ['bob', 'crew'])
      for (let count = 0; count < 4; count += 1) sent.push(await send(alice, to, `text ${count}`))
    bob.line.leave()
    const tablet = await enter('bob', 'tablet')
    for (const first of [0, 4]) {
      await inTime(clock, alice.chat.revokeMessage(sent[first]!))
      await inTime(clock, alice.chat.modifyMessage({ ...sent[first + 1]!, payload: { text: 'changed' } } as Message))
      const id = first === 0 ? 'C2Calice' : 'GROUPcrew'
      await inTime(clock, tablet.chat.getMessageList({ conversationID: id }))
      await inTime(clock, tablet.chat.deleteMessage([tablet.list(id)[2]!]))
    }
    bob.line.comeBack()
    await clock.advance(60_000)
    const fresh = await enter('bob', 'fresh')
    for (const id of ['C2Calice', 'GROUPcrew']) {
      await inTime(clock, fresh.chat.getMessageList({ conversationID: id }))
      await settle()
      expect(bob.list(id).map(textOf)).toEqual(['', 'changed', 'text 3'])
      expect(bob.list(id)).toEqual(fresh.list(id))
      expect(bob.conversation(id)).toEqual(fresh.conversation(id))
      expect(bob.conversation(id)?.unreadCount).toBe(2)
    }
    expect(newsOf(bob, EVENT.MESSAGE_REVOKED)).toHaveLength(2)
    expect(newsOf(bob, EVENT.MESSAGE_MODIFIED)).toHaveLength(2)
  })
})

describe('getMessageListHopping', () => {
  it('pages through a group in both directions from any sequence', async () => {
    const { clock, server, alice } = await start()
    for (let count = 1; count <= 40; count += 1) server.say({ from: 'bob', groupID: 'crew', text: `text ${count}` })
    await clock.advance(1_500)
    const hop = async (options: object) =>
      (await inTime(clock, alice.chat.getMessageListHopping({ conversationID: 'GROUPcrew', ...options }))).data
    const seen = ({ messageList }: { messageList: readonly Message[] }) => messageList.map(({ sequence }) => sequence)
    const older = await hop({ sequence: 20, count: 5 })
    expect([seen(older), older]).toMatchObject([[16, 17, 18, 19, 20], { isCompleted: false, nextMessageSeq: '15' }])
    const newer = await hop({ sequence: 20, direction: 1, count: 99 })
    expect(seen(newer)).toEqual(Array.from({ length: 15 }, (_, index) => 20 + index))
    const rest = await hop({ sequence: (newer as { nextMessageSeq: string }).nextMessageSeq, direction: 1 })
    expect([seen(rest), rest]).toMatchObject([[35, 36, 37, 38, 39, 40], { isCompleted: true, nextMessageSeq: '' }])
  })

  it('pages through a one-to-one conversation from any time, without losing messages of one second', async () => {
    const { clock, server, alice } = await start()
    for (let count = 1; count <= 20; count += 1) {
      server.say({ from: 'bob', to: 'alice', text: `text ${count}` })
      if (count % 10 === 0) await clock.advance(5_000)
    }
    const time = server.world.history('alice', { peer: 'bob' })[0]!.time
    const seen: number[] = []
    let place: number | string = time
    do {
      const page = (
        await inTime(
          clock,
          alice.chat.getMessageListHopping({ conversationID: 'C2Cbob', time: place, direction: 1, count: 4 }),
        )
      ).data as { messageList: readonly Message[]; nextMessageTime: string }
      seen.push(...page.messageList.map(({ sequence }) => sequence))
      place = page.nextMessageTime
    } while (place !== '')
    expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it.each([
    [{ conversationID: 'nobody' }, 'INVALID_CONVERSATION_ID'],
    [{ conversationID: 'GROUPcrew' }, 'PARAMS_INVALID'],
    [{ conversationID: 'C2Cbob', time: 'yesterday' }, 'PARAMS_INVALID'],
    [{ conversationID: 'GROUPcrew', sequence: 1, direction: 2 }, 'PARAMS_INVALID'],
    [{ conversationID: 'GROUPcrew', sequence: 1, count: 0 }, 'PARAMS_INVALID'],
  ])('refuses %j by name', async (options, errorName) => {
    const { alice } = await start()
    await expect(alice.chat.getMessageListHopping(options as never)).rejects.toMatchObject({ errorName })
  })
})

describe('translateText', () => {
  it('returns the texts of the provider in their order, and fails by name without one', async () => {
    const { clock, server, alice } = await start()
    const options = { sourceTextList: ['gol', 'falta'], targetLanguage: 'en' }
    await expect(inTime(clock, alice.chat.translateText(options))).rejects.toMatchObject({
      errorName: 'TRANSLATE_TEXT_FAIL',
      code: 2117,
    })
    server.translate = (text, target) => `${text} in ${target}`
    const { data } = await inTime(clock, alice.chat.translateText(options))
    expect(data.translatedTextList).toEqual(['gol in en', 'falta in en'])
    await expect(alice.chat.translateText({ sourceTextList: [], targetLanguage: 'en' })).rejects.toMatchObject({
      errorName: 'PARAMS_INVALID',
    })
    server.answer('translateText', ({ sourceTextList: translatedTextList }) => ({
      error: { code: 1 },
      requestID: 'failed',
      translatedTextList,
    }))
    await expect(inTime(clock, alice.chat.translateText(options))).rejects.toMatchObject({ code: 2117 })
  })
})

it('what is no message is refused by name', async () => {
  const { alice } = await start()
  for (const list of [[null], [undefined], ['text']] as never[])
    await expect(alice.chat.deleteMessage(list)).rejects.toMatchObject({ errorName: 'MESSAGE_DELETE_FAIL' })
})

it('findMessage returns a loaded message by its id', async () => {
  const { alice, send } = await start()
  const sent = await send(alice, 'bob', 'here')
  expect(alice.chat.findMessage(sent.ID)).toBe(alice.list('C2Cbob')[0])
  expect(alice.chat.findMessage('nobody-0-0')).toBeNull()
})
