import { describe, expect, it } from 'vitest'
import { EVENT, TYPES, type KickedOutType } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn, seededRandom, type TestChat } from '../testing'

const logins = (server: FakeServer) => server.requests.filter(({ name }) => name === 'login').map(({ head }) => head)

/** Alice with signatures that the app numbers, in sessions of so many seconds. */
const start = async ({
  seconds = 1_000,
  seed = 1,
  getUserSig,
}: { seconds?: number; seed?: number; getUserSig?: () => Promise<string> } = {}) => {
  const asked = { count: 0 }
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.sessionSeconds = seconds
  const options = {
    clock,
    server,
    random: seededRandom(seed),
    getUserSig: async () => {
      asked.count += 1
      return getUserSig === undefined ? `fresh-${asked.count}` : getUserSig()
    },
  }
  return { ...(await loggedIn('alice', options)), asked }
}

const heard = ({ chat }: TestChat<readonly []>): string[] => {
  const names: string[] = []
  for (const name of [EVENT.SDK_READY, EVENT.SDK_NOT_READY, EVENT.NET_STATE_CHANGE, EVENT.KICKED_OUT, EVENT.ERROR])
    chat.on(name, () => names.push(name))
  chat.on(EVENT.RECOVERY_STATE_CHANGED, () => names.push('recovery'))
  return names
}

describe('a session that is about to expire', () => {
  it('is renewed with a new signature on the same connection, without an event', async () => {
    const started = await start()
    const { chat, server, clock, asked } = started
    const names = heard(started)
    await clock.advance(790_000)
    expect(asked.count).toBe(0)
    await clock.advance(120_000)
    expect(logins(server).map(({ usersig }) => usersig)).toEqual(['sig-alice', 'fresh-1'])
    await clock.advance(3_600_000)
    expect(asked.count).toBeGreaterThanOrEqual(4)
    expect(server.network.attempts).toHaveLength(1)
    expect(names).toEqual([])
    expect(chat.isReady()).toBe(true)
  })

  it('reconnects with the renewed access key after a lost connection', async () => {
    const { server, clock } = await start()
    await clock.advance(950_000)
    server.network.cut()
    await clock.advance(2_000)
    expect(logins(server).map(({ a2 }) => a2)).toEqual([undefined, undefined, 'a2-alice-1'])
  })

  it('is renewed at another moment in every client', async () => {
    const moments = new Set<number>()
    for (const seed of [1, 2, 3, 4, 5]) {
      const { asked, clock } = await start({ seed })
      const began = clock.now()
      while (asked.count === 0) await clock.advance(1_000)
      moments.add(clock.now() - began)
    }
    expect(moments.size).toBeGreaterThan(2)
    for (const moment of moments) expect(moment / 1_000_000).toBeGreaterThan(0.79)
    for (const moment of moments) expect(moment / 1_000_000).toBeLessThan(0.92)
  })

  it('keeps its old credential and tries again while the app cannot give a new one', async () => {
    let isUp = false
    const started = await start({
      getUserSig: () => (isUp ? Promise.resolve('fresh') : Promise.reject(new Error('down'))),
    })
    const { server, clock, asked } = started
    const names = heard(started)
    await clock.advance(930_000)
    expect(asked.count).toBeGreaterThan(2)
    expect(asked.count).toBeLessThan(12)
    isUp = true
    await clock.advance(65_000)
    expect(logins(server).at(-1)?.usersig).toBe('fresh')
    await clock.advance(100_000)
    expect(server.network.attempts).toHaveLength(1)
    expect(names).toEqual([])
  })

  it('is tried ever less often, and at least every five minutes', async () => {
    const { clock, asked } = await start({ seconds: 100_000, getUserSig: () => Promise.reject(new Error('down')) })
    while (asked.count === 0) await clock.advance(10_000)
    await clock.advance(9_000_000)
    expect(asked.count).toBeGreaterThan(25)
    expect(asked.count).toBeLessThan(80)
  })

  it('stays open when the fresh signature is refused, and is renewed by the next', async () => {
    const started = await start()
    const { chat, server, clock } = started
    server.expireUserSig('fresh-1')
    await clock.advance(950_000)
    expect(logins(server).map(({ usersig }) => usersig)).toEqual(['sig-alice', 'fresh-1', 'fresh-2'])
    expect(chat.isReady()).toBe(true)
  })

  it('keeps its access key when the connection is lost meanwhile, so that a kick is an event and no new login', async () => {
    const { server, clock, asked } = await start()
    server.network.fate = (data) => (data.includes('fresh-1') ? 'drop' : 'deliver')
    while (asked.count === 0) await clock.advance(1_000)
    server.network.cut()
    server.network.fate = () => 'deliver'
    await clock.advance(2_000)
    expect(logins(server).map(({ a2, usersig }) => a2 ?? usersig)).toEqual(['sig-alice', 'a2-alice-0'])
  })

  it('with a very short life is not renewed repeatedly', async () => {
    const { server, clock } = await start({ seconds: 1 })
    await clock.advance(60_000)
    expect(logins(server).length).toBeLessThan(14)
  })

  it('is renewed although the app never gave the signature it was asked for', async () => {
    let count = 0
    const getUserSig = () => (count++ === 0 ? new Promise<string>(() => undefined) : Promise.resolve('fresh'))
    const { server, clock } = await start({ getUserSig })
    await clock.advance(960_000)
    expect(logins(server).at(-1)?.usersig).toBe('fresh')
  })

  it('is left to expire without `getUserSig`, and then ends', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    server.sessionSeconds = 1_000
    const { chat } = await loggedIn('alice', { clock, server })
    const kicked: KickedOutType[] = []
    chat.on(EVENT.KICKED_OUT, ({ data }) => kicked.push(data.type))
    await clock.advance(990_000)
    expect(logins(server)).toHaveLength(1)
    server.expireUserSig('sig-alice')
    await clock.advance(130_000)
    expect(kicked).toEqual([TYPES.KICKED_OUT_USERSIG_EXPIRED])
  })

  it('is no longer renewed after a logout', async () => {
    const { chat, clock } = await start()
    await inTime(clock, chat.logout())
    await clock.advance(1_000)
    expect(clock.waiting).toBe(0)
  })
})

describe('a session that has expired', () => {
  it('is replaced when a request is refused, which is then answered in the new one', async () => {
    const { chat, server, clock, asked } = await start({ getUserSig: () => new Promise(() => undefined) })
    await clock.advance(995_000)
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10_000)
    expect(asked.count).toBeGreaterThan(0)
    const sending = chat.sendMessage(
      chat.createTextMessage({ to: 'bob', conversationType: TYPES.CONV_C2C, payload: { text: 'late' } }),
    )
    const { data } = await inTime(clock, sending)
    expect(data.message.status).toBe('success')
    expect(server.network.closeCodes).toEqual([4001])
    expect(server.world.history('alice', { peer: 'bob' })).toHaveLength(2)
  })

  it('is not replaced again and again by a server that refuses one command only', async () => {
    const { chat, server, clock } = await start({ seconds: 100_000 })
    server.say({ from: 'bob', to: 'alice' })
    await clock.advance(10_000)
    server.answer('setC2CRead', () => {
      throw server.refuse('INTERNAL_AUTH_FAILED')
    })
    for (let time = 0; time < 3; time++)
      await expect(inTime(clock, chat.setMessageRead({ conversationID: 'C2Cbob' }))).rejects.toMatchObject({
        code: 20_002,
      })
    expect(server.network.attempts).toHaveLength(2)
  })
})

describe('a device that must log in again', () => {
  it('shows its signature on the same connection, and syncs', async () => {
    const { chat, server, clock } = await start()
    await clock.advance(5_000)
    const syncs = server.count('syncUnread')
    server.push('alice', 'pushKickOther', {})
    await clock.advance(100)
    expect(logins(server).map(({ usersig }) => usersig)).toEqual(['sig-alice', 'sig-alice'])
    expect(server.count('syncUnread')).toBe(syncs + 1)
    expect(server.network.attempts).toHaveLength(1)
    expect(chat.isReady()).toBe(true)
  })
})
