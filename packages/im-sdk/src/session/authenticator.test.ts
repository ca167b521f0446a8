import { describe, expect, it } from 'vitest'
import { EVENT, TYPES } from '../index'
import { imError } from '../protocol'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'

const logins = (server: FakeServer) => server.requests.filter(({ name }) => name === 'login').map(({ head }) => head)

/** Alice, whose app gives a signature when the test wants it to, with her first signature and her access key no longer taken. */
const waitingForASig = async () => {
  const asked: { give: (userSig: string) => void; refuse: (reason: Error) => void }[] = []
  const getUserSig = () => new Promise<string>((give, refuse) => void asked.push({ give, refuse }))
  const started = await loggedIn('alice', { getUserSig })
  const { server, clock } = started
  await clock.advance(5_000)
  server.expireAccessKeys()
  server.expireUserSig('sig-alice')
  server.network.cut()
  await clock.advance(2_000)
  expect(asked).toHaveLength(1)
  return { ...started, asked }
}

/** Alice in a session of so many seconds, whose app gives a signature when the test wants it to. */
const renewing = async (seconds: number) => {
  const asked: ((userSig: string) => void)[] = []
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.sessionSeconds = seconds
  const getUserSig = () => new Promise<string>((give) => void asked.push(give))
  const started = await loggedIn('alice', { clock, server, getUserSig })
  while (asked.length === 0) await clock.advance(1_000)
  return { ...started, asked }
}

describe('a signature that arrives late', () => {
  it('is not that of the next user', async () => {
    const { chat, server, clock, asked } = await waitingForASig()
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'bob', userSig: 'sig-bob' }))
    asked[0]?.give('late-alice')
    await clock.advance(5_000)
    server.expireAccessKeys()
    server.network.cut()
    await clock.advance(2_000)
    expect(logins(server).at(-1)).toMatchObject({ identifier: 'bob', usersig: 'sig-bob' })
    expect(chat.isReady()).toBe(true)
  })

  it('or never, does not make the next user log in twice', async () => {
    const { chat, server, clock, asked } = await waitingForASig()
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'bob', userSig: 'sig-bob' }))
    const before = logins(server).length
    asked[0]?.refuse(new Error('too late'))
    await clock.advance(60_000)
    expect(logins(server)).toHaveLength(before)
  })

  it('renews the session on its connection, and repeats a request that was refused because it had expired', async () => {
    const { chat, server, clock, asked } = await renewing(1)
    const request = chat.getMessageList({ conversationID: 'C2Cbob' })
    await clock.advance(100)
    asked[0]?.('late-alice')
    expect((await inTime(clock, request)).code).toBe(0)
    expect(server.network.attempts).toHaveLength(1)
    expect(logins(server).map(({ usersig }) => usersig)).toEqual(['sig-alice', 'late-alice'])
  })

  it('that is refused makes a new connection for a request that waits', async () => {
    const { chat, server, clock, asked } = await renewing(1)
    server.expireUserSig('late-alice')
    const request = chat.getMessageList({ conversationID: 'C2Cbob' })
    await clock.advance(100)
    asked[0]?.('late-alice')
    await clock.advance(3_000)
    asked.at(-1)?.('later-alice')
    expect((await inTime(clock, request)).code).toBe(0)
    expect(server.network.attempts).toHaveLength(2)
  })

  it('renews no session that was replaced in the meantime', async () => {
    const { server, clock, asked } = await renewing(600)
    server.network.cut()
    await clock.advance(2_000)
    const before = logins(server).length
    asked[0]?.('late')
    await clock.advance(1_000)
    expect(logins(server)).toHaveLength(before)
  })

  it('keeps the access key while there is no connection', async () => {
    const { server, clock, asked } = await renewing(600)
    server.network.isUp = false
    server.network.cut()
    asked[0]?.('late')
    await clock.advance(100)
    server.network.isUp = true
    await clock.advance(20_000)
    expect(logins(server).map(({ usersig, a2 }) => usersig ?? a2)).toEqual(['sig-alice', 'a2-alice-0'])
  })
})

describe('a signature that is refused', () => {
  it('ends the session when the app has no better one', async () => {
    const { chat, server, clock, asked } = await waitingForASig()
    const kicked: string[] = []
    chat.on(EVENT.KICKED_OUT, ({ data }) => kicked.push(data.type))
    server.expireUserSig('bad')
    asked[0]?.give('bad')
    await clock.advance(60_000)
    expect([kicked, asked.length]).toEqual([[TYPES.KICKED_OUT_USERSIG_EXPIRED], 1])
  })

  it('at a renewal leaves the session its access key for the reconnect', async () => {
    const { chat, server, clock, asked } = await renewing(600)
    server.expireUserSig('bad')
    asked[0]?.('bad')
    await clock.advance(100)
    server.network.cut()
    await clock.advance(2_000)
    expect(logins(server).at(-1)?.a2).toBe('a2-alice-0')
    expect(chat.isReady()).toBe(true)
  })
})

describe('logging in again', () => {
  it('twice at the same time opens the session once', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await clock.advance(5_000)
    let recoveries = 0
    chat.on(EVENT.RECOVERY_STATE_CHANGED, ({ data }) => (recoveries += data.state === 'pending' ? 1 : 0))
    server.network.latency = 50
    server.push('alice', 'pushKickOther', {})
    server.push('alice', 'pushKickOther', {})
    await clock.advance(1_000)
    expect([logins(server).length, recoveries]).toEqual([3, 1])
  })

  it('is as quick as ever after the server was busy once', async () => {
    const { chat, server, clock } = await loggedIn('alice', { random: () => 0.99 })
    const answer = server.handler('login')
    const refuse = (times: number) => {
      let left = times
      server.answer('login', (...call) => {
        if (left-- > 0) throw imError('SERVICE_OVERLOAD')
        return answer(...call)
      })
    }
    await clock.advance(15_000)
    refuse(6)
    server.network.cut()
    await clock.advance(120_000)
    refuse(1)
    server.network.cut()
    await clock.advance(3_000)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(100)
    expect(chat.getTotalUnreadMessageCount()).toBe(1)
  })

  it('waits for nothing after a logout', async () => {
    const { chat, server, clock } = await loggedIn('alice')
    await clock.advance(15_000)
    server.answer('login', () => {
      throw imError('SERVICE_OVERLOAD')
    })
    server.network.cut()
    await clock.advance(10_000)
    await inTime(clock, chat.logout())
    await clock.advance(1_000)
    expect([clock.waiting, server.network.connections]).toEqual([0, 0])
  })
})
