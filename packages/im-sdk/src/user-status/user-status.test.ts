import { describe, expect, it } from 'vitest'
import { EVENT, TYPES } from '../index'
import { cloudConfig } from '../config'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { userStatus, type UserStatus } from '.'

const ONLINE = { statusType: TYPES.USER_STATUS_ONLINE, customStatus: '' } as const
const OFFLINE = { statusType: TYPES.USER_STATUS_OFFLINE, customStatus: '' } as const

const start = async (prepare: (server: FakeServer) => void = () => undefined) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = '10000'
  prepare(server)
  const { chat } = await loggedIn('alice', { clock, server, modules: [userStatus, cloudConfig] })
  await clock.advance(100)
  const told: (readonly UserStatus[])[] = []
  chat.on(EVENT.USER_STATUS_UPDATED, ({ data }) => told.push(data))
  return { chat, clock, server, told }
}
const users = (count: number) => Array.from({ length: count }, (_, i) => `user${i}`)

describe('IM-84: the status of users', () => {
  it('is returned with failures for those who do not exist', async () => {
    const { chat, clock, server } = await start()
    server.people.absent.add('nobody')
    const { data } = await inTime(clock, chat.getUserStatus({ userIDList: ['alice', 'bob', 'nobody'] }))
    expect(data.successUserList).toEqual([
      { userID: 'alice', ...ONLINE },
      { userID: 'bob', statusType: TYPES.USER_STATUS_UNLOGINED, customStatus: '' },
    ])
    expect(data.failureUserList).toMatchObject([{ userID: 'nobody', code: 20003 }])
  })

  it('of the user has a custom part', async () => {
    const { chat, clock } = await start()
    const { data } = await inTime(clock, chat.setSelfStatus({ customStatus: 'watching' }))
    expect(data).toEqual({ userID: 'alice', statusType: TYPES.USER_STATUS_ONLINE, customStatus: 'watching' })
    await expect(chat.setSelfStatus({} as never)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
  })

  it('is announced while there is a subscription, which is repeated after a reconnect', async () => {
    const { chat, clock, server, told } = await start()
    await inTime(clock, chat.subscribeUserStatus({ userIDList: ['bob', 'carol'] }))
    server.status.set('bob', ONLINE)
    await clock.advance(100)
    expect(told).toEqual([[{ userID: 'bob', ...ONLINE }]])
    server.network.cut()
    server.status.set('bob', OFFLINE)
    await clock.advance(6_000)
    expect(told.flat()).toContainEqual({ userID: 'bob', ...OFFLINE })
    expect(server.count('subscribeUserStatus')).toBe(2)
    const count = told.length
    await inTime(clock, chat.unsubscribeUserStatus({ userIDList: ['carol'] }))
    server.status.set('carol', ONLINE)
    await inTime(clock, chat.unsubscribeUserStatus())
    server.status.set('bob', ONLINE)
    await clock.advance(100)
    expect(told).toHaveLength(count)
    server.network.cut()
    await clock.advance(6_000)
    expect(server.count('subscribeUserStatus')).toBe(2)
  })

  it('is announced again after a reconnect although the server refuses the first repetitions', async () => {
    const { chat, clock, server, told } = await start()
    await inTime(clock, chat.subscribeUserStatus({ userIDList: ['bob', 'carol'] }))
    const answer = server.handler('subscribeUserStatus')
    server.answer('subscribeUserStatus', () => {
      throw server.refuse('SERVICE_OVERLOAD')
    })
    server.network.cut()
    await clock.advance(6_000)
    server.answer('subscribeUserStatus', answer)
    await clock.advance(30_000)
    server.status.set('bob', ONLINE)
    await clock.advance(100)
    expect(told.at(-1)).toEqual([{ userID: 'bob', ...ONLINE }])
  })

  it('is unknown once the server no longer grants the subscription', async () => {
    const { chat, clock, server, told } = await start()
    await inTime(clock, chat.subscribeUserStatus({ userIDList: ['bob', 'carol'] }))
    server.status.set('carol', ONLINE)
    server.people.absent.add('bob')
    server.network.cut()
    await clock.advance(6_000)
    expect(told.flat()).toContainEqual({ userID: 'bob', statusType: TYPES.USER_STATUS_UNKNOWN, customStatus: '' })
    const before = server.count('subscribeUserStatus')
    server.network.cut()
    await clock.advance(6_000)
    expect(server.requests.findLast(({ name }) => name === 'subscribeUserStatus')?.body).toEqual({
      userIDList: ['carol'],
    })
    expect(server.count('subscribeUserStatus')).toBe(before + 1)
  })

  it('is not announced after the end of the subscription, which was asked for while it was repeated', async () => {
    const { chat, clock, server, told } = await start((at) => {
      at.cloudConfig = { cloudControlConfig: '{"user_status_max":{"sub":1}}', version: 2, expiredTime: 900 }
    })
    await clock.advance(5_000)
    for (const userID of ['bob', 'carol']) await inTime(clock, chat.subscribeUserStatus({ userIDList: [userID] }))
    server.network.fate = (data, direction) =>
      direction === 'down' && data.includes('status.subscribe') ? 1_000 : 'deliver'
    const before = server.count('subscribeUserStatus')
    server.network.cut()
    for (let ms = 0; server.count('subscribeUserStatus') === before && ms < 20_000; ms += 100) await clock.advance(100)
    await inTime(clock, chat.unsubscribeUserStatus())
    await clock.advance(10_000)
    told.length = 0
    for (const userID of ['bob', 'carol']) server.status.set(userID, ONLINE)
    await clock.advance(100)
    expect(told).toEqual([])
    const changes = server.requests.map(({ name }) => name).filter((name) => name.endsWith('subscribeUserStatus'))
    expect(changes.at(-1)).toBe('unsubscribeUserStatus')
  })

  it('is refused without the ability, and beyond the limits of a call', async () => {
    const { chat, clock, server } = await start()
    for (const call of [
      () => chat.getUserStatus({ userIDList: users(501) }),
      () => chat.subscribeUserStatus({ userIDList: users(101) }),
      () => chat.unsubscribeUserStatus({ userIDList: users(101) }),
      () => chat.subscribeUserStatus({ userIDList: [] }),
    ])
      await expect(call()).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
    expect((await inTime(clock, chat.getUserStatus({ userIDList: users(500) }))).data.successUserList).toHaveLength(500)
    server.purchaseBits = '0'
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig-alice' }))
    await expect(chat.getUserStatus({ userIDList: ['bob'] })).rejects.toMatchObject({
      errorName: 'CANNOT_USE_COMMERCIAL_ABILITY',
    })
  })

  it('has the limits of subscriptions from the cloud config', async () => {
    const { chat, clock } = await start((server) => {
      server.cloudConfig = {
        cloudControlConfig: '{"user_status_max":{"sub":2,"unsub":1}}',
        version: 2,
        expiredTime: 900,
      }
    })
    await clock.advance(5_000)
    await inTime(clock, chat.subscribeUserStatus({ userIDList: users(2) }))
    await expect(chat.subscribeUserStatus({ userIDList: users(3) })).rejects.toMatchObject({
      errorName: 'PARAMS_INVALID',
    })
    await expect(chat.unsubscribeUserStatus({ userIDList: users(2) })).rejects.toMatchObject({
      errorName: 'PARAMS_INVALID',
    })
  })

  it('may be requested 20 times in 5 seconds', async () => {
    const { chat, clock } = await start()
    for (let count = 0; count < 20; count += 1) await inTime(clock, chat.getUserStatus({ userIDList: ['bob'] }), 1)
    await expect(chat.getUserStatus({ userIDList: ['bob'] })).rejects.toMatchObject({
      errorName: 'OVER_FREQUENCY_LIMIT',
    })
    await clock.advance(5_000)
    await inTime(clock, chat.getUserStatus({ userIDList: ['bob'] }))
  })

  it.each([null, 'bob', [null, 7, {}, { userID: 'bob', statusType: 9 }]])('survives a push of %j', async (list) => {
    const { chat, clock, server, told } = await start()
    await inTime(clock, chat.subscribeUserStatus({ userIDList: ['bob'] }))
    server.push('alice', 'pushUserStatus', { userStatusList: list } as never)
    await clock.advance(100)
    expect(told).toEqual([])
  })
})
