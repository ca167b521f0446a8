import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { groups } from '../groups'
import { createChat, EVENT, TYPES, type ImError, type Message } from '../index'
import { liveRooms } from '../live-rooms'
import { messageActions } from '../message-actions'
import { FakeClock, FakeServer, inTime, memoryOutbox, seededRandom } from '../testing'
import { closingPage } from '../testing/closing-page'
import { outbox, type OutboxStorage } from '.'

const DAY_MS = 86_400_000

/** One browser: the pages of its users share what is stored. */
const device = () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const { kept, storage } = memoryOutbox()
  let starts = 0
  const open = async (userID = 'alice', inside: OutboxStorage = storage) => {
    const page = closingPage(clock, server.network)
    const chat = createChat({
      SDKAppID: 1,
      endpoints: { default: 'ws://default' },
      instanceID: 'phone',
      random: seededRandom(++starts),
      wakeSignals: () => () => undefined,
      modules: [outbox({ in: inside }), groups, liveRooms, messageActions],
      ...page,
    })
    await inTime(clock, chat.login({ userID, userSig: `sig-${userID}` }))
    const make = (text: string, to = 'bob') =>
      chat.createTextMessage({ to, conversationType: TYPES.CONV_C2C, payload: { text } })
    return {
      chat,
      make,
      close: page.close,
      write: (text: string, to?: string) => outcome(chat.sendMessage(make(text, to))),
      shown: (peer = 'bob') => words(chat.views.messages(`C2C${peer}`).get().messages),
    }
  }
  return {
    clock,
    server,
    kept,
    storage,
    open,
    arrived: (userID = 'alice', peer = 'bob') =>
      server.world.history(userID, { peer }).map(({ msgBody }) => msgBody[0]?.msgContent.text),
    goOffline: () => {
      server.network.isUp = false
      server.network.cut()
    },
    goOnline: () => {
      server.network.isUp = true
      server.network.isProbeFine = true
    },
  }
}

const words = (messages: readonly Message[]) =>
  messages.map(({ payload, status }) => `${(payload as { text: string }).text}:${status}`)
const outcome = (send: Promise<unknown>) => {
  const told = { is: 'pending' }
  send.then(
    () => (told.is = 'sent'),
    (error: ImError) => (told.is = error.errorName),
  )
  return told
}

/** Alice writes without a network, and closes the page. */
const closedWith = async (...texts: readonly string[]) => {
  const all = device()
  const { write, close } = await all.open()
  all.goOffline()
  for (const text of texts) write(text)
  await all.clock.advance(100)
  close()
  all.goOnline()
  return all
}

/** Node has Web Locks of its own since version 24, and a page that is closed in a test would keep its lock. */
beforeEach(() => void vi.stubGlobal('navigator', {}))
afterEach(() => vi.unstubAllGlobals())

describe('IM-64 the outbox', () => {
  it('sends after the next login what a reload has interrupted, once and in order', async () => {
    const { clock, open, arrived, kept } = await closedWith('one', 'two', 'three')
    expect(arrived()).toEqual([])
    const { shown, close } = await open()
    await clock.advance(2_000)
    expect(arrived()).toEqual(['one', 'two', 'three'])
    expect(shown()).toEqual(['one:success', 'two:success', 'three:success'])
    expect(kept.size).toBe(0)
    close()
    await open()
    await clock.advance(2_000)
    expect(arrived()).toHaveLength(3)
  })

  it('sends after a reload with the options of the first attempt', async () => {
    const { clock, server, open, goOffline, goOnline } = device()
    server.addGroup({ groupID: 'fans', members: new Set(['alice', 'bob']) })
    const { chat, close } = await open()
    goOffline()
    const made = chat.createTextMessage({
      to: 'fans',
      conversationType: TYPES.CONV_GROUP,
      payload: { text: 'goal' },
      priority: 'High',
      receiverList: ['bob'],
    })
    void outcome(
      chat.sendMessage(made, {
        offlinePushInfo: { title: 'Goal', ignoreIOSBadge: true },
        messageControlInfo: { excludedFromUnreadCount: true, excludedFromContentModeration: true },
      }),
    )
    await clock.advance(100)
    close()
    goOnline()
    const later = await open()
    await clock.advance(2_000)
    expect(server.requests.findLast(({ name }) => name === 'sendGroupMessage')?.body).toMatchObject({
      priority: 'High',
      receiverList: ['bob'],
      messageControlInfo: { excludedFromUnreadCount: true },
      offlinePushInfo: { title: 'Goal', pushFlag: 0, apnsInfo: { badgeMode: 1 } },
    })
    const [sent] = later.chat.views.messages('GROUPfans').get().messages
    expect(sent).toMatchObject({ status: 'success', isExcludedFromUnreadCount: true })
    expect(sent).not.toHaveProperty('offlinePushInfo')
  })

  it('shows restored messages as unsent, and sends new ones behind them', async () => {
    const { clock, server, open, arrived } = await closedWith('one', 'two')
    const answer = server.handler('sendC2CMessage')
    let isHeld = true
    server.answer('sendC2CMessage', async (body, session, head) => {
      while (isHeld) await new Promise<void>((resolve) => clock.after(100, resolve))
      return answer(body, session, head)
    })
    const { shown, write } = await open()
    write('three')
    await clock.advance(1_000)
    expect(shown()).toEqual(['one:unsend', 'two:unsend', 'three:unsend'])
    isHeld = false
    await clock.advance(2_000)
    expect(arrived()).toEqual(['one', 'two', 'three'])
  })

  it('stores nothing that has arrived, so that a later login sends nothing', async () => {
    const { clock, open, kept, server } = device()
    const { write } = await open()
    const told = write('one')
    await clock.advance(1_000)
    expect([told.is, kept.size, server.count('sendC2CMessage')]).toEqual(['sent', 0, 1])
  })

  it('is recognised by the server if the page was closed between the acknowledgement and the removal', async () => {
    const { clock, open, arrived, storage } = device()
    const first = await open('alice', { ...storage, remove: () => Promise.reject(new Error('closed')) })
    expect(first.write('one')).toEqual({ is: 'pending' })
    await clock.advance(1_000)
    expect(first.shown()).toEqual(['one:success'])
    first.close()
    const { shown } = await open()
    await clock.advance(1_000)
    expect([arrived(), shown()]).toEqual([['one'], ['one:success']])
  })

  it.each([0, 1])(
    'announces nothing that was read when it sends again what an earlier page has stored, after %i others',
    async (before) => {
      const { clock, server, open, storage } = device()
      const heard: number[] = []
      for (let count = 0; count < before; count++) server.say({ from: 'bob', to: 'alice' })
      const first = await open('alice', { ...storage, remove: () => Promise.reject(new Error('closed')) })
      first.write('one')
      await clock.advance(1_000)
      for (let count = 0; count < 2; count++) server.say({ from: 'bob', to: 'alice' })
      await clock.advance(1_000)
      await inTime(clock, first.chat.setMessageRead({ conversationID: 'C2Cbob' }))
      await clock.advance(1_000)
      first.close()
      server.say({ from: 'bob', to: 'alice' })
      /** The reply to the message is here before the sync knows how far the user has read. */
      server.network.fate = (data, direction) =>
        direction === 'down' && data.includes('message.sync_unread') ? 500 : 'deliver'
      const { chat, shown } = await open()
      chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data.map(({ sequence }) => sequence)))
      await clock.advance(3_000)
      expect(heard).toEqual([before + 4])
      expect(shown().slice(-4)).toEqual(['one:success', 'hello:success', 'hello:success', 'hello:success'])
      expect(chat.getTotalUnreadMessageCount()).toBe(1)
    },
  )

  it('keeps the messages of a user over a logout, and neither shows nor sends them for another user', async () => {
    const { clock, open, arrived, goOffline, goOnline, server } = device()
    const { chat, write } = await open()
    goOffline()
    write('of alice')
    await clock.advance(100)
    await inTime(clock, chat.logout())
    goOnline()
    await inTime(clock, chat.login({ userID: 'zoe', userSig: 'sig-zoe' }))
    await clock.advance(2_000)
    expect([chat.views.messages('C2Cbob').get().messages, server.count('sendC2CMessage')]).toEqual([[], 0])
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
    await clock.advance(2_000)
    expect([arrived(), arrived('zoe')]).toEqual([['of alice'], []])
  })

  it('shows a message that the server refuses as failed, and does not send it again', async () => {
    const { clock, server, open, kept, arrived } = await closedWith('one', 'two')
    const answer = server.handler('sendC2CMessage')
    server.answer('sendC2CMessage', (body, session, head) => {
      if (JSON.stringify(body).includes('one')) throw server.refuse('SENSITIVE_TEXT')
      return answer(body, session, head)
    })
    const { shown, close } = await open()
    await clock.advance(2_000)
    expect(shown().sort()).toEqual(['one:fail', 'two:success'])
    expect([kept.size, arrived()]).toEqual([0, ['two']])
    close()
    const { shown: later } = await open()
    await clock.advance(2_000)
    expect(later().filter((word) => word.startsWith('one'))).toEqual([])
  })

  it('neither shows nor sends a late message that the user deletes, also after a reload and in another tab', async () => {
    const { clock, server, open, kept, arrived, goOffline, goOnline } = device()
    const { chat, write, shown, close } = await open()
    goOffline()
    const told = ['one', 'two', 'three'].map((text) => write(text))
    await clock.advance(20_000)
    expect(told.map(({ is }) => is)).toEqual(Array(3).fill('NETWORK_TIMEOUT'))
    const [, two] = chat.views.messages('C2Cbob').get().messages
    const { data } = await inTime(clock, chat.deleteMessage([two!]))
    expect(data.messageList).toMatchObject([{ ID: two!.ID, isDeleted: true }])
    expect(shown()).toEqual(['one:fail', 'three:fail'])
    await clock.advance(100)
    expect(kept.size).toBe(2)
    close()
    goOnline()
    const [later, other] = [await open(), await open()]
    await clock.advance(5_000)
    expect([arrived(), later.shown()]).toEqual([
      ['one', 'three'],
      ['one:success', 'three:success'],
    ])
    expect(other.shown()).toEqual([])
    expect(server.count('deleteC2CMessages')).toBe(0)
  })

  it('does not send a late message that the user deletes when the connection is back', async () => {
    const { clock, open, arrived, goOffline, goOnline } = device()
    const { chat, write, shown } = await open()
    goOffline()
    write('one')
    write('two')
    await clock.advance(20_000)
    const [one] = chat.views.messages('C2Cbob').get().messages
    await inTime(clock, chat.deleteMessage([one!]))
    goOnline()
    await clock.advance(20_000)
    expect([arrived(), shown()]).toEqual([['two'], ['two:success']])
  })

  it('waits for the limits of the server', async () => {
    const { clock, server, open, arrived } = await closedWith('one', 'two')
    const answer = server.handler('sendC2CMessage')
    let refusals = 2
    server.answer('sendC2CMessage', (body, session, head) => {
      if (refusals-- > 0) throw server.refuse('OVER_FREQUENCY_LIMIT')
      return answer(body, session, head)
    })
    await open()
    await clock.advance(60_000)
    expect(arrived()).toEqual(['one', 'two'])
  })

  it('does not send a message of more than a week ago, but shows it as failed, ready to be sent again', async () => {
    const { clock, open, arrived, kept } = await closedWith('one')
    clock.set(8 * DAY_MS)
    const { chat, shown } = await open()
    await clock.advance(2_000)
    expect([shown(), arrived(), kept.size]).toEqual([['one:fail'], [], 0])
    const [late] = chat.views.messages('C2Cbob').get().messages
    await inTime(clock, chat.resendMessage(late!))
    expect(arrived()).toEqual(['one'])
  })

  it.each<[string, Partial<OutboxStorage>]>([
    ['is full', { add: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }],
    ['is forbidden', { add: () => Promise.reject(new Error('no')), take: () => Promise.reject(new Error('no')) }],
    ['does not answer', { add: () => new Promise(() => undefined), take: () => new Promise(() => undefined) }],
  ])('sends as without it when the storage %s, and the message says that it would be lost', async (_why, broken) => {
    const { clock, open, arrived, storage, goOffline, goOnline } = device()
    const { chat, write } = await open('alice', { ...storage, ...broken })
    goOffline()
    write('one')
    await clock.advance(1_500)
    expect(chat.views.messages('C2Cbob').get().messages[0]).toMatchObject({ status: 'unsend', isLostOnReload: true })
    goOnline()
    await clock.advance(60_000)
    expect(arrived()).toEqual(['one'])
  })

  it('stores at most a hundred messages of a user', async () => {
    const { clock, open, kept, goOffline } = device()
    const { chat, write } = await open()
    goOffline()
    for (let index = 1; index <= 101; index++) write(`${index}`)
    await clock.advance(100)
    const { messages } = chat.views.messages('C2Cbob').get()
    expect([kept.size, messages.filter(({ isLostOnReload }) => isLostOnReload).length]).toEqual([100, 1])
  })

  it('does not store messages to a chat room, which is left with the session', async () => {
    const { clock, server, open, kept, goOffline } = device()
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    const { chat } = await open()
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    goOffline()
    const message = chat.createTextMessage({
      to: 'room',
      conversationType: TYPES.CONV_GROUP,
      payload: { text: 'goal' },
    })
    void outcome(chat.sendMessage(message))
    await clock.advance(100)
    expect(kept.size).toBe(0)
  })

  it('forgets what it cannot read', async () => {
    const { clock, open, kept, storage, server } = device()
    const strange = { user: '1_alice', owner: 'x', at: clock.now(), message: { ID: 'a' } as unknown as Message }
    await storage.add(strange, () => true)
    const { chat, make } = await open()
    const ofBob = { ...make('one'), from: 'bob', ID: 'b' }
    await storage.add({ ...strange, message: ofBob }, () => true)
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
    await clock.advance(1_000)
    expect([kept.size, server.count('sendC2CMessage')]).toEqual([0, 0])
  })

  it('keeps a message whose reply is missing until it has arrived', async () => {
    const { clock, server, open, kept, arrived } = device()
    const { write } = await open()
    server.network.fate = () => 'drop'
    const told = write('one')
    await clock.advance(16_000)
    expect([told.is, kept.size]).toEqual(['NETWORK_TIMEOUT', 1])
    server.network.fate = () => 'deliver'
    await clock.advance(60_000)
    expect([arrived(), kept.size]).toEqual([['one'], 0])
  })
})

/** The Web Locks of a browser: each name is held by one page at a time. */
const fakeLocks = () => {
  const held = new Set<string>()
  return {
    held,
    request: async (name: string, run: () => Promise<void>) => {
      held.add(name)
      await run().finally(() => held.delete(name))
    },
    query: async () => ({ held: Array.from(held, (name) => ({ name })) }),
  }
}

describe('IM-64 two tabs of one user', () => {
  it('send each message once: a tab leaves what another living tab sends, and takes it when that is gone', async () => {
    const locks = fakeLocks()
    vi.stubGlobal('navigator', { locks })
    const { clock, server, open, arrived, goOffline, goOnline } = device()
    const one = await open()
    goOffline()
    one.write('of the first tab')
    await clock.advance(100)
    expect(locks.held.size).toBe(1)
    goOnline()
    server.network.fate = (data) => (data.includes('of the first tab') ? 'drop' : 'deliver')
    const two = await open()
    await clock.advance(1_000)
    expect(two.shown()).toEqual([])
    one.close()
    locks.held.clear()
    server.network.fate = () => 'deliver'
    server.network.cut()
    await clock.advance(60_000)
    expect([arrived(), two.shown()]).toEqual([['of the first tab'], ['of the first tab:success']])
  })

  it('hold a lock only while something is unsent, because a page with a lock is not kept for the way back', async () => {
    const locks = fakeLocks()
    vi.stubGlobal('navigator', { locks })
    const { clock, open } = device()
    const { write } = await open()
    await clock.advance(1_000)
    expect(locks.held.size).toBe(0)
    write('one')
    await clock.advance(1_000)
    expect(locks.held.size).toBe(0)
  })

  it('without Web Locks may both send a message, and it arrives once', async () => {
    const { clock, server, open, arrived, goOffline, goOnline, kept } = device()
    const one = await open()
    goOffline()
    one.write('one')
    await clock.advance(100)
    goOnline()
    const two = await open()
    await clock.advance(60_000)
    expect(server.count('sendC2CMessage')).toBeGreaterThan(1)
    expect([arrived(), one.shown(), two.shown(), kept.size]).toEqual([['one'], ['one:success'], ['one:success'], 0])
  })
})
