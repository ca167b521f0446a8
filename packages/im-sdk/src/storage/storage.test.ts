import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { groups } from '../groups'
import { EVENT, TYPES } from '../index'
import { FakeClock, inTime, loggedIn, startChat, storedMessage, type FakeServer } from '../testing'
import { storage, type ChatStorage } from '.'

const memory = (fill: Record<string, string> = {}) => {
  const kept = new Map(Object.entries(fill))
  const writes: string[] = []
  return {
    kept,
    writes,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes.push(key)
      kept.set(key, value)
    },
  }
}

const later = (inner: ChatStorage): ChatStorage => ({
  getItem: async (key) => inner.getItem(key),
  setItem: async (key, value) => inner.setItem(key, value),
})

const KEY = '1_alice_conversations'
const names = (chat: { views: { conversations: { get(): readonly { conversationID: string }[] } } }) =>
  chat.views.conversations.get().map(({ conversationID }) => conversationID)

/** A first visit in which `peers` have written, kept in `inside`. */
const visit = async (inside: ChatStorage, peers: readonly string[], server?: FakeServer) => {
  const start = await loggedIn('alice', { modules: [storage({ in: inside })], ...(server && { server }) })
  for (const from of peers) start.server.say({ from, to: 'alice', text: `I am ${from}` })
  await start.clock.advance(20_000)
  return start
}

afterEach(() => vi.unstubAllGlobals())

describe('the stored conversations', () => {
  it.each([
    ['at once', (inside: ChatStorage) => inside],
    ['later', later],
  ])('is shown before the network answers, from a storage that answers %s', async (_kind, speed) => {
    const inside = memory()
    await visit(speed(inside), ['bob', 'zoe'])
    const { chat, server, clock } = startChat({ modules: [storage({ in: speed(inside) })] })
    server.network.isUp = false
    void chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(0)
    expect(names(chat).sort()).toEqual(['C2Cbob', 'C2Czoe'])
    expect(chat.getTotalUnreadMessageCount()).toBe(2)
    expect(chat.views.totalUnread.get()).toBe(2)
    await chat.destroy()
  })

  it('count in the total as they will: notices of the system do not', async () => {
    const inside = memory()
    await visit(inside, ['bob', TYPES.CONV_SYSTEM])
    const { chat, server, clock } = startChat({ modules: [storage({ in: inside })] })
    server.network.isUp = false
    void chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(0)
    expect(names(chat).sort()).toEqual([TYPES.CONV_SYSTEM, 'C2Cbob'])
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
    await chat.destroy()
  })

  it('are announced with the list and the total, and so is their replacement', async () => {
    const inside = memory()
    await visit(inside, ['bob', 'gone'])
    const { chat, server, clock } = startChat({ modules: [storage({ in: inside })] })
    const lists: string[][] = []
    const totals: number[] = []
    chat.on(EVENT.CONVERSATION_LIST_UPDATED, ({ data }) => {
      lists.push(data.map(({ conversationID }) => conversationID))
    })
    chat.on(EVENT.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED, ({ data }) => totals.push(data))
    server.network.isUp = false
    const login = chat.login({ userID: 'alice', userSig: 'sig' })
    await clock.advance(10)
    expect([lists.map((ids) => ids.toSorted()), totals]).toEqual([[['C2Cbob', 'C2Cgone']], [2]])
    server.network.isUp = true
    await inTime(clock, login)
    await clock.advance(2_000)
    expect([lists.at(-1), totals.at(-1)]).toEqual([[], 0])
  })

  it('are replaced by those of the server', async () => {
    const inside = memory()
    await visit(inside, ['bob', 'gone'])
    const { chat, server, clock } = startChat({ modules: [storage({ in: inside })] })
    server.say({ from: 'bob', to: 'alice', text: 'once more' })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    await clock.advance(10)
    expect(names(chat)).toEqual(['C2Cbob'])
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('is not shown any more when it is found only after the server has answered', async () => {
    const inside = memory()
    await visit(inside, ['gone'])
    const clock = new FakeClock()
    const wait = () => new Promise<void>((resolve) => void clock.after(5_000, resolve))
    const slow = { ...inside, getItem: async (key: string) => wait().then(() => inside.getItem(key)) }
    const { chat, server } = await loggedIn('alice', { clock, modules: [storage({ in: slow })] })
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10_000)
    expect(names(chat)).toEqual(['C2Cbob'])
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('have a conversation without its last message when that is a group tip', async () => {
    const inside = memory()
    const { server, clock } = await loggedIn('alice', { modules: [storage({ in: inside })] })
    server.addGroup({ groupID: 'fans', members: new Set(['alice']) })
    const tip = { msgType: 'TIMGroupTipElem', msgContent: { opType: 1 } }
    server.push('alice', 'pushMessages', {
      messageList: [storedMessage({ groupID: 'fans', groupType: 'Public', sequence: 1, msgBody: [tip] })],
      sessionData: '',
    })
    await clock.advance(20_000)
    expect(JSON.parse(inside.kept.get(KEY) ?? '')).toMatchObject([{ conversationID: 'GROUPfans', lastMessage: null }])
  })

  it('are removed at a logout before the first reply', async () => {
    const inside = memory()
    await visit(inside, ['bob'])
    const { chat, server, clock } = startChat({ modules: [storage({ in: inside })] })
    server.network.isUp = false
    void chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(0)
    expect(names(chat)).toEqual(['C2Cbob'])
    await inTime(clock, chat.logout())
    expect([names(chat), chat.getTotalUnreadMessageCount()]).toEqual([[], 0])
  })

  it('belongs to one app and one user', async () => {
    const inside = memory()
    await visit(inside, ['bob'])
    expect([...inside.kept.keys()]).toEqual([KEY])
    const { chat, server, clock } = startChat({ modules: [storage({ in: inside })] })
    server.network.isUp = false
    void chat.login({ userID: 'carol', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(0)
    expect(names(chat)).toEqual([])
    await chat.destroy()
    expect(inside.kept.size).toBe(1)
  })

  it('is written every 20 seconds at most, and when the user leaves', async () => {
    const inside = memory()
    const { chat, server, clock } = await loggedIn('alice', { modules: [storage({ in: inside })] })
    for (let second = 0; second < 19; second++) {
      server.say({ from: 'bob', to: 'alice' })
      await clock.advance(1_000)
    }
    expect(inside.writes).toEqual([])
    await clock.advance(2_000)
    expect(inside.writes).toEqual([KEY])
    server.say({ from: 'zoe', to: 'alice' })
    await clock.advance(10)
    await inTime(clock, chat.logout())
    expect(inside.kept.get(KEY)).toContain('C2Czoe')
    await clock.advance(1_000)
    expect(clock.waiting).toBe(0)
  })

  it('are written when the page closes, and not after the logout', async () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const inside = memory()
    const { chat, server, clock } = await loggedIn('alice', { modules: [storage({ in: inside })] })
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10)
    page.dispatchEvent(new Event('pagehide'))
    expect(inside.writes).toEqual([KEY])
    await inTime(clock, chat.logout())
    const writes = inside.writes.length
    page.dispatchEvent(new Event('pagehide'))
    expect(inside.writes).toHaveLength(writes)
  })

  it('are the newest 20 conversations', async () => {
    const inside = memory()
    await visit(
      inside,
      Array.from({ length: 25 }, (_, index) => `peer${index}`),
    )
    expect(JSON.parse(inside.kept.get(KEY) ?? '')).toHaveLength(20)
  })

  it('never grows past five megabytes', async () => {
    const inside = memory()
    const { server, clock } = await loggedIn('alice', { modules: [storage({ in: inside })] })
    for (const from of ['bob', 'zoe']) server.say({ from, to: 'alice', text: 'x'.repeat(1_500_000) })
    await clock.advance(20_000)
    expect(inside.writes).toEqual([])
  })

  const fail = () => {
    throw new Error('forbidden')
  }
  const reject = () => Promise.reject(new Error('gone'))
  it.each<[string, ChatStorage]>([
    ['forbidden', { getItem: fail, setItem: fail }],
    ['full', { getItem: () => null, setItem: fail }],
    ['gone', { getItem: reject, setItem: reject }],
    ['of another version', memory({ [KEY]: '[1,null,{"conversationID":"C2Cbob"},{"conversationID":"x"}]' })],
    ['broken', memory({ [KEY]: '{' })],
  ])('never stops the engine when it is %s', async (_kind, inside) => {
    const { chat, server, clock } = await visit(inside, ['bob'])
    expect(names(chat)).toEqual(['C2Cbob'])
    server.say({ from: 'zoe', to: 'alice' })
    await clock.advance(20_000)
    expect(names(chat)).toHaveLength(2)
  })
})

describe('groups', () => {
  const GROUPS = '1_alice_groups'
  const ids = (list: readonly { groupID: string }[]) => list.map(({ groupID }) => groupID)

  it('are stored, the first 20 of them, and announced at the next start before the first reply', async () => {
    const inside = memory()
    const modules = [groups, storage({ in: inside })] as const
    const first = startChat({ modules })
    for (let index = 0; index < 25; index++)
      first.server.addGroup({ groupID: `group${index}`, members: new Set(['alice']) })
    await inTime(first.clock, first.chat.login({ userID: 'alice', userSig: 'sig' }))
    await first.clock.advance(20_000)
    expect(ids(JSON.parse(inside.kept.get(GROUPS) ?? ''))).toHaveLength(20)

    const { chat, server, clock } = startChat({ modules: [groups, storage({ in: inside })] })
    server.network.isUp = false
    const told: string[][] = []
    chat.on(EVENT.GROUP_LIST_UPDATED, ({ data }) => told.push(ids(data)))
    void chat.login({ userID: 'alice', userSig: 'sig' }).catch(() => undefined)
    await clock.advance(0)
    expect(told).toEqual([Array.from({ length: 20 }, (_, index) => `group${index}`)])
    await chat.destroy()
  })

  it.each(['{', '[1,null,{"groupID":"x"}]'])('of another version are left out: %s', async (text) => {
    const inside = memory({ [GROUPS]: text })
    const { chat, server, clock } = startChat({ modules: [groups, storage({ in: inside })] })
    server.addGroup({ groupID: 'fans', members: new Set(['alice']) })
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
    const { data } = await inTime(clock, chat.getGroupList())
    expect(ids(data.groupList)).toEqual(['fans'])
  })
})

describe('the texts of errors', () => {
  const file = (text: string) => {
    const fetched = vi.fn(async () => new Response(text))
    vi.stubGlobal('fetch', fetched)
    return fetched
  }
  const visitWithTexts = async (inside: ChatStorage) => {
    const errorTexts = 'https://example.com/errors.txt'
    const start = await loggedIn('alice', { modules: [storage({ in: inside, errorTexts })] })
    start.server.answer('setC2CRead', () => {
      throw start.server.refuse('GROUP_PERMISSION_DENY', '')
    })
    start.server.say({ from: 'bob', to: 'alice' })
    await start.clock.advance(20_000)
    const failure = await inTime(start.clock, start.chat.setMessageRead({ conversationID: 'C2Cbob' })).catch(
      (error: Error) => error,
    )
    return { ...start, failure }
  }

  it('are downloaded, and kept for seven days', async () => {
    const inside = memory()
    const fetched = file('# ours\n10007: 您没有权限\nbroken line\n')
    expect((await visitWithTexts(inside)).failure).toMatchObject({ code: 10_007, message: '您没有权限' })
    expect((await visitWithTexts(inside)).failure).toMatchObject({ message: '您没有权限' })
    expect(fetched).toHaveBeenCalledTimes(1)
    const kept = inside.kept.get('1_alice_errorTexts') ?? ''
    inside.kept.set(
      '1_alice_errorTexts',
      kept.replace(/^\d+/, (time) => String(Number(time) - 604_800_000)),
    )
    await visitWithTexts(inside)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  it('are downloaded again when the clock was set back behind the moment they are of', async () => {
    const kept = `${Date.UTC(2100, 0)}\n10007: 从前`
    const fetched = file('10007: 现在')
    const { failure } = await visitWithTexts(memory({ '1_alice_errorTexts': kept }))
    expect(failure).toMatchObject({ message: '现在' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('are of one line: a code without a text does not get the text of the next', async () => {
    file('10007:\n10010: 没有这个群\n')
    const { failure } = await visitWithTexts(memory())
    expect(failure).not.toMatchObject({ message: expect.stringContaining('10010') })
  })

  it('are waited for 3 s', async () => {
    let signal: AbortSignal | null | undefined
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      signal = init.signal
      return new Promise(() => undefined)
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await visitWithTexts(memory())
    vi.advanceTimersByTime(2_999)
    expect(signal?.aborted).toBe(false)
    vi.advanceTimersByTime(1)
    expect(signal?.aborted).toBe(true)
  })

  it('are those of the catalogue when the file cannot be had', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect((await visitWithTexts(memory())).failure).toMatchObject({ code: 10_007 })
  })
})
