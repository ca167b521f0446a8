import { expect, it } from 'vitest'
import { cloudConfig } from '../config'
import { TYPES } from '../index'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { userStatus } from '.'

const ONLINE = { statusType: TYPES.USER_STATUS_ONLINE, customStatus: '' } as const
const users = (count: number) => Array.from({ length: count }, (_, index) => `user${index}`)

const start = async () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.purchaseBits = '10000'
  const { chat } = await loggedIn('alice', { clock, server, modules: [userStatus, cloudConfig] })
  await clock.advance(1_000)
  const watch = (userID: string, listener: () => void = () => undefined) => chat.presence(userID).subscribe(listener)
  const of = (userID: string) => chat.presence(userID).get()?.statusType ?? null
  const counts = () => [server.count('subscribeUserStatus'), server.count('unsubscribeUserStatus')]
  return { chat, clock, server, watch, of, counts }
}

it('IM-85 the status of 250 watched users costs three subscriptions, and each watcher learns of its own user only', async () => {
  const { clock, server, watch, of, counts } = await start()
  const told = new Map<string, number>()
  for (const userID of users(250)) watch(userID, () => told.set(userID, (told.get(userID) ?? 0) + 1))
  watch('user7')
  expect(of('user7')).toBeNull()
  await clock.advance(1_000)
  expect([counts(), server.count('getUserStatus')]).toEqual([[3, 0], 3])
  expect([told.size, of('user7')]).toEqual([250, TYPES.USER_STATUS_UNLOGINED])
  told.clear()
  server.status.set('user7', ONLINE)
  await clock.advance(100)
  expect([[...told], of('user7')]).toEqual([[['user7', 1]], TYPES.USER_STATUS_ONLINE])
})

it('IM-85 a user is subscribed to until 5 s after the last watcher has left, if none comes back', async () => {
  const { clock, server, watch, of, counts } = await start()
  const stops = [watch('bob'), watch('bob'), watch('carol')]
  await clock.advance(1_000)
  stops[0]!()
  stops[0]!()
  stops[2]!()
  await clock.advance(4_000)
  const back = watch('carol')
  await clock.advance(10_000)
  expect([counts(), of('carol')]).toEqual([[1, 0], TYPES.USER_STATUS_UNLOGINED])
  stops[1]!()
  back()
  await clock.advance(6_000)
  expect([counts(), of('bob')]).toEqual([[1, 1], null])
  expect(server.requests.findLast(({ name }) => name === 'unsubscribeUserStatus')?.body.userIDList).toEqual([
    'bob',
    'carol',
  ])
})

it('IM-85 a subscription of the app itself outlives the watchers, and one of watchers outlives the end that the app asks for', async () => {
  const { chat, clock, server, watch, of, counts } = await start()
  await inTime(clock, chat.subscribeUserStatus({ userIDList: ['bob'] }))
  const stop = watch('bob')
  watch('carol')
  await clock.advance(1_000)
  stop()
  await clock.advance(6_000)
  expect(counts()).toEqual([2, 0])
  await inTime(clock, chat.unsubscribeUserStatus())
  await clock.advance(1_000)
  server.status.set('carol', ONLINE)
  await clock.advance(100)
  expect([counts(), of('carol')]).toEqual([[3, 1], TYPES.USER_STATUS_ONLINE])
})

it('IM-85 watched users are subscribed to again after a reconnect, a refusal and the next login', async () => {
  const { chat, clock, server, watch, of } = await start()
  const answer = server.handler('subscribeUserStatus')
  server.answer('subscribeUserStatus', () => Promise.reject(server.refuse('SERVICE_OVERLOAD')))
  watch('bob')
  await clock.advance(2_000)
  expect(of('bob')).toBeNull()
  server.answer('subscribeUserStatus', answer)
  await clock.advance(60_000)
  expect(of('bob')).toBe(TYPES.USER_STATUS_UNLOGINED)
  server.network.cut()
  server.status.set('bob', ONLINE)
  await clock.advance(10_000)
  expect(of('bob')).toBe(TYPES.USER_STATUS_ONLINE)
  await inTime(clock, chat.logout())
  expect(of('bob')).toBeNull()
  await inTime(clock, chat.login({ userID: 'zoe', userSig: 'sig-zoe' }))
  await clock.advance(5_000)
  expect(of('bob')).toBe(TYPES.USER_STATUS_ONLINE)
})

it('IM-85 scrolling past 3,000 users stays below the frequency limit, and ends with those that are shown', async () => {
  const { clock, watch, of, counts } = await start()
  let shown: (() => void)[] = []
  for (let page = 0; page < 60; page++) {
    for (const stop of shown) stop()
    shown = users(50).map((userID) => watch(`${userID}-${page}`))
    await clock.advance(200)
  }
  await clock.advance(20_000)
  expect(of('user49-59')).toBe(TYPES.USER_STATUS_UNLOGINED)
  const [subscribed, ended] = counts()
  expect(subscribed).toBeLessThan(60)
  expect(ended).toBeLessThan(60)
})
