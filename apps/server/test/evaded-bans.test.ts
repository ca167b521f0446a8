import { getLiveChat, getUserInfo } from '@org/api-client/contract'
import { ERRORS } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePeople } from '../src/commands/change-people'
import type { RunningServer } from '../src/server'
import { tidyChat } from '../src/store/ops/tidy-chat'
import { bootForTest, bootServer } from './boot'
import { connect, loggedIn, newGuest as oldGuest, newMember, text, type ImClient } from './im-client'
import { newLiveRoom } from './live-room'
import { newGuest, registerPerson, type Person } from './people'
import { afterLook } from './passing-time'
import { shiftedClock } from './shifted-clock'
import { operatorAt } from './operator-at'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const order = (own: RunningServer, ...words: string[]) =>
  changePeople(own.context.db, words, operatorAt(Math.floor(clock.now() / 1_000)))
const say = async (client: ImClient, groupID: string) =>
  (await client.request('sendGroupMessage', { groupID, ...text('hi') })).errorCode
const enter = async (client: ImClient, groupID: string) => {
  await client.request('joinGroup', { groupID })
  return client
}
/** A member's client and the code of its login. */
const logIn = async (own: RunningServer, { uid, api }: Person, instanceID: string) => {
  const { txim_sign: usersig } = await api.call(getUserInfo, {})
  const client = await connect(own, { userID: String(uid), instanceID })
  return { client, code: (await client.login({ usersig })).errorCode }
}

describe('a guest who is banned', () => {
  it('does not come back by registering: not on its device, and for an hour not to speak in its network', async () => {
    const own = await bootForTest({ clock })
    const { id: liveid, groupID } = await newLiveRoom(own)
    const before = await registerPerson(own)
    clock.skip(2_000)
    const bad = await newGuest(own)
    const client = await connect(own, { userID: bad.userID, instanceID: 'phone-of-bad' })
    await client.login({ usersig: bad.sig })
    await order(own, 'ban-guest', bad.userID, '7d')
    clock.skip(1_100)
    await client.closed

    const again = await registerPerson(own)
    expect((await logIn(own, again, 'phone-of-bad')).code).toBe(ERRORS.KICKED_OUT_REST_API.code)
    const elsewhere = await enter((await logIn(own, again, 'elsewhere')).client, groupID)
    expect(await say(elsewhere, groupID)).toBe(ERRORS.MUTE_DENY.code)
    expect((await again.api.call(getLiveChat, { liveid })).mute_until).toBeGreaterThan(0)

    const known = await logIn(own, before, 'phone-of-bad')
    expect(known.code).toBe(0)
    expect(await say(await enter(known.client, groupID), groupID)).toBe(0)
    expect((await before.api.call(getLiveChat, { liveid })).mute_until).toBe(0)
    clock.skip(3_600_000)
    const later = await enter((await logIn(own, again, 'elsewhere')).client, groupID)
    expect(await say(later, groupID)).toBe(0)
  })

  it('gains little from guests that were made before: for an hour those of the network speak slowly together', async () => {
    const own = await bootForTest({ clock })
    const { groupID } = await newLiveRoom(own)
    const [bad, ...others] = [await newGuest(own), await newGuest(own), await newGuest(own)]
    clock.skip(1_000)
    const clients = await Promise.all(
      others.map(async ({ userID }) => enter(await loggedIn(own, { userID, instanceID: userID }), groupID)),
    )
    const last = await loggedIn(own, { userID: bad.userID, instanceID: bad.userID })
    await order(own, 'ban-guest', bad.userID, 'forever')
    clock.skip(1_100)
    // The server has looked.
    await last.closed
    const codes: number[] = []
    for (let round = 0; round < 5; round += 1) for (const client of clients) codes.push(await say(client, groupID))
    expect(codes.filter((code) => code === 0)).toHaveLength(6)
    expect(codes.slice(-2)).toEqual([ERRORS.OVER_FREQUENCY_LIMIT.code, ERRORS.OVER_FREQUENCY_LIMIT.code])
    clock.skip(3_600_000)
    const later = await enter(await loggedIn(own, { userID: others[0]?.userID, instanceID: 'later' }), groupID)
    for (let more = 0; more < 4; more += 1) expect(await say(later, groupID)).toBe(0)
  })

  it.each([
    ['has logged out', (client: ImClient) => client.request('logout', {})],
    [
      'has not been there since the day before yesterday',
      () => tidyChat(server.context.db, Math.floor(clock.now() / 1_000) + 2 * 86_400),
    ],
  ])('is banned on its device also when it %s', async (when, leave) => {
    const instanceID = `device of who ${when}`
    const bad = await oldGuest(server)
    await leave(await loggedIn(server, { userID: bad, instanceID }))
    await order(server, 'ban-guest', bad, 'forever')
    const refused = async () =>
      (await (await connect(server, { userID: await oldGuest(server), instanceID })).login()).errorCode
    await expect.poll(afterLook(clock, refused)).toBe(ERRORS.KICKED_OUT_REST_API.code)
  })
})

it('a guest who is muted and comes back as another one speaks slowly for an hour, and guests from before and members do not', async () => {
  const own = await bootForTest({ clock })
  const { groupID } = await newLiveRoom(own)
  const entered = async (userID: string) => enter(await loggedIn(own, { userID, instanceID: userID }), groupID)
  const before = await entered((await newGuest(own)).userID)
  clock.skip(1_000)
  const bad = await entered((await newGuest(own)).userID)
  await order(own, 'mute', bad.userID, groupID, '7d')
  await expect.poll(afterLook(clock, () => say(bad, groupID))).toBe(ERRORS.GROUP_MUTE_DENY.code)
  const spoken = async (client: ImClient) => {
    const codes: number[] = []
    for (let round = 0; round < 5; round += 1) codes.push(await say(client, groupID))
    return codes.filter((code) => code === 0).length
  }
  const [first, second] = [await entered((await newGuest(own)).userID), await entered((await newGuest(own)).userID)]
  expect((await spoken(first)) + (await spoken(second))).toBe(6)
  // The limit of a network's guests in a room.
  clock.skip(60_000)
  expect(await spoken(before)).toBe(5)
  expect(await spoken(await entered(await newMember(own)))).toBe(5)
  clock.skip(3_600_000)
  expect(await spoken(await entered((await newGuest(own)).userID))).toBe(5)
})

it('A member who is muted and comes back as a guest of the same network speaks slowly for an hour', async () => {
  const own = await bootForTest({ clock })
  const { groupID } = await newLiveRoom(own)
  const bad = await registerPerson(own)
  const { client } = await logIn(own, bad, 'phone-of-bad')
  await enter(client, groupID)
  await order(own, 'mute', String(bad.uid), groupID, '7d')
  await expect.poll(afterLook(clock, () => say(client, groupID))).toBe(ERRORS.GROUP_MUTE_DENY.code)
  const spoken = async () => {
    const { userID } = await newGuest(own)
    const guest = await enter(await loggedIn(own, { userID, instanceID: userID }), groupID)
    const codes: number[] = []
    for (let round = 0; round < 5; round += 1) codes.push(await say(guest, groupID))
    return codes.filter((code) => code === 0).length
  }
  // The limit of a network's guests in a room.
  expect((await spoken()) + (await spoken())).toBe(6)
  clock.skip(3_600_000)
  expect((await spoken()) + (await spoken())).toBe(10)
})

it('A member who is muted does not speak as another member who is registered on the device afterwards', async () => {
  const { groupID } = await newLiveRoom(server)
  const fan = await loggedIn(server, { userID: await newMember(server), instanceID: 'shared-phone' })
  const sibling = await newMember(server)
  await order(server, 'mute', fan.userID, groupID, '1h')
  const { client, code } = await logIn(server, await registerPerson(server), 'shared-phone')
  expect(code).toBe(0)
  await enter(client, groupID)
  await expect.poll(afterLook(clock, () => say(client, groupID))).toBe(ERRORS.GROUP_MUTE_DENY.code)
  const other = await enter(await loggedIn(server, { userID: sibling, instanceID: 'shared-phone' }), groupID)
  expect(await say(other, groupID)).toBe(0)
})
