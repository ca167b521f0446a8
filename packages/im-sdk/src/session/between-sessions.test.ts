import { describe, expect, it } from 'vitest'
import { EVENT } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn, startChat } from '../testing'

const ALICE = { userID: 'alice', userSig: 'sig-alice' }

/** A signature that the app gives when the test wants it to. */
const slowSigs = () => {
  const asked: { give: (userSig: string) => void; refuse: (reason: Error) => void }[] = []
  const getUserSig = () => new Promise<string>((give, refuse) => void asked.push({ give, refuse }))
  return { asked, getUserSig }
}

describe('between two sessions', () => {
  it('the next user is known by the own signature from the first request on', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'bob', userSig: 'sig-bob' }))
    const logins = server.requests.filter(({ name }) => name === 'login').map(({ head }) => head)
    expect(logins.map(({ identifier, usersig, a2 }) => [identifier, usersig, a2])).toEqual([
      ['alice', 'sig-alice', undefined],
      ['bob', 'sig-bob', undefined],
    ])
  })

  it('no read reports, sync results or acknowledgements of the first are left', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    server.sessionData = () => 'of-alice'
    server.say({ from: 'carol', to: 'alice' })
    await clock.advance(10)
    const shown = () => chat.views.messages('C2Ccarol').get().messages
    expect([shown().length, chat.views.totalUnread.get()]).toEqual([1, 1])
    await inTime(clock, chat.logout())
    expect([shown().length, chat.views.totalUnread.get()]).toEqual([0, 0])
    const before = server.requests.length
    await inTime(clock, chat.login({ userID: 'bob', userSig: 'sig-bob' }))
    await clock.advance(1_000)
    const asked = server.requests.slice(before)
    expect(asked.filter(({ name }) => name === 'ackPush')).toEqual([])
    expect(asked.find(({ name }) => name === 'syncUnread')?.body).toMatchObject({ cookie: '', isOnlineSync: 0 })
    expect(asked.map(({ name }) => name)).toContain('getConversationList')
    expect(shown()).toEqual([])
  })

  it('a signature that arrives after a logout opens no connection', async () => {
    const { asked, getUserSig } = slowSigs()
    const { chat, server, clock } = startChat({ getUserSig })
    const login = chat.login({ userID: 'alice' })
    login.catch(() => undefined)
    await clock.advance(10)
    await inTime(clock, chat.logout())
    asked[0]?.give('late')
    await clock.advance(30_000)
    await expect(login).rejects.toMatchObject({ errorName: 'SDK_DESTROYED' })
    expect([server.network.attempts.length, clock.waiting]).toEqual([0, 0])
  })

  it('a signature that is refused after a logout does not end the session of the next user', async () => {
    const { asked, getUserSig } = slowSigs()
    const { chat, clock } = startChat({ getUserSig })
    chat.login({ userID: 'alice' }).catch(() => undefined)
    await clock.advance(10)
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'bob', userSig: 'sig-bob' }))
    asked[0]?.refuse(new Error('too late'))
    await clock.advance(1_000)
    expect([chat.getLoginUser(), chat.isReady()]).toEqual(['bob', true])
  })

  it('a second call of a login waits for the first, and fails with it', async () => {
    const { chat, server, clock } = startChat()
    const settled: string[] = []
    const calls = ['first', 'second'].map(async (name) => {
      await chat.login(ALICE).catch(() => undefined)
      settled.push(name)
    })
    server.network.latency = 100
    await clock.advance(150)
    expect(settled).toEqual([])
    await clock.advance(100)
    await Promise.all(calls)
    expect(settled).toHaveLength(2)
    expect(chat.isReady()).toBe(true)
  })

  it('a login that has failed was never ready, and causes no SDK_NOT_READY', async () => {
    const { chat, server, clock } = startChat()
    const names: string[] = []
    chat.on(EVENT.SDK_READY, ({ name }) => names.push(name))
    chat.on(EVENT.SDK_NOT_READY, ({ name }) => names.push(name))
    server.expireUserSig('sig-alice')
    await expect(inTime(clock, chat.login(ALICE))).rejects.toMatchObject({ code: 2025 })
    expect(names).toEqual([])
  })

  it.each(['a signature', 'a hello', 'a renewal'])('no timer is left of %s that was awaited', async (what) => {
    const { asked, getUserSig } = slowSigs()
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.sessionSeconds = 600
    server.answer('hello', () => new Promise<never>(() => undefined))
    const { chat } = startChat({ clock, server, getUserSig })
    const login = chat.login({ userID: 'alice' })
    await clock.advance(10)
    asked[0]?.give('sig-alice')
    await inTime(clock, login)
    if (what === 'a hello') while (server.count('hello') === 0) await clock.advance(1_000)
    if (what === 'a renewal') while (asked.length === 1) await clock.advance(1_000)
    await inTime(clock, chat.logout())
    asked[1]?.refuse(new Error('too late'))
    await clock.advance(1_000)
    expect(clock.waiting).toBe(0)
  })

  it.each([
    ['a kick', 'push.kicked_out', '{"KickType":1}'],
    ['a call to log in again', 'push.kick_other', '{}'],
  ])('%s that comes before the answer to the login is for nobody', async (_title, servcmd, body) => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const answer = server.handler('login')
    server.answer('login', async (...call) => {
      await new Promise<void>((resolve) => void clock.after(500, resolve))
      return answer(...call)
    })
    const { chat } = startChat({ clock, server })
    const kicked: string[] = []
    chat.on(EVENT.KICKED_OUT, ({ data }) => kicked.push(data.type))
    const login = chat.login(ALICE)
    await clock.advance(100)
    server.pushRaw(`{"head":{"servcmd":"${servcmd}"},"body":${body}}`)
    await inTime(clock, login)
    expect([kicked, server.count('login'), chat.isReady()]).toEqual([[], 1, true])
  })
})

describe('while there is no connection', () => {
  it('no hello is sent, and the app is not asked for a signature', async () => {
    let asked = 0
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.sessionSeconds = 600
    const getUserSig = async () => `fresh-${(asked += 1)}`
    const { chat } = await loggedIn('alice', { clock, server, getUserSig })
    await clock.advance(10_000)
    server.network.isUp = false
    server.network.cut()
    await clock.advance(580_000)
    expect(asked).toBe(0)
    server.network.isUp = true
    await clock.advance(31_000)
    expect([chat.isReady(), asked, server.count('hello')]).toEqual([true, 1, 0])
  })
})
