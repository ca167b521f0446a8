import { getLiveChat, getMessages, getUserInfo, login } from '@org/api-client/contract'
import { ERRORS } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootForTest, bootServer } from '../../test/boot'
import { connect, loggedIn, newGuest, newMember, text, type ImClient } from '../../test/im-client'
import { newLiveRoom } from '../../test/live-room'
import { apiOf, newGuest as guestOfRest, registerPerson } from '../../test/people'
import { afterLook } from '../../test/passing-time'
import { shiftedClock } from '../../test/shifted-clock'
import type { RunningServer } from '../server'
import { addMember, ensureGroup } from '../store/im/groups'
import { changePeople } from './change-people'
import { operatorAt } from '../../test/operator-at'
import { withoutTable } from '../../test/without-table'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

const now = () => Math.floor(clock.now() / 1_000)
const order = (...words: string[]) => changePeople(server.context.db, words, operatorAt(now()))
const isIn = (seconds: number) => (until: number) => Math.abs(until - now() - seconds) < 60

let made = 0
const newGroup = async (type: 'Public' | 'AVChatRoom') => {
  made += 1
  const groupID = `${type}${made}`
  await ensureGroup(server.context.db, { groupID, type, name: groupID, ownerID: '1' })
  return groupID
}

const codeOf = async (answer: Promise<{ errorCode: number }>) => (await answer).errorCode
const say = (client: ImClient, groupID: string) =>
  codeOf(client.request('sendGroupMessage', { groupID, ...text('hi') }))
const enter = (client: ImClient, groupID: string) => codeOf(client.request('joinGroup', { groupID }))

describe('a mute', () => {
  it('SRV-7: of a member stays when it leaves the group and returns, and expires', async () => {
    const groupID = await newGroup('Public')
    const fan = await loggedIn(server)
    await enter(fan, groupID)
    expect(await say(fan, groupID)).toBe(0)
    await order('mute', fan.userID, groupID, '10m')
    await expect.poll(afterLook(clock, () => say(fan, groupID))).toBe(ERRORS.GROUP_MUTE_DENY.code)
    await fan.request('quitGroup', { groupID })
    expect(await enter(fan, groupID)).toBe(0)
    expect(await say(fan, groupID)).toBe(ERRORS.GROUP_MUTE_DENY.code)
    clock.skip(601_000)
    expect(await say(await loggedIn(server, { userID: fan.userID }), groupID)).toBe(0)
  })

  it('of a member applies to guests on its devices', async () => {
    const groupID = await newGroup('AVChatRoom')
    const instanceID = `phone${made}`
    const fan = await loggedIn(server, { instanceID })
    await enter(fan, groupID)
    await order('mute', fan.userID, groupID, '10m')
    await expect.poll(afterLook(clock, () => say(fan, groupID))).toBe(ERRORS.GROUP_MUTE_DENY.code)
    await fan.request('logout', {})
    const guest = await loggedIn(server, { instanceID, userID: await newGuest(server) })
    await enter(guest, groupID)
    expect(await say(guest, groupID)).toBe(ERRORS.GROUP_MUTE_DENY.code)
    const neighbour = await loggedIn(server, { instanceID })
    await enter(neighbour, groupID)
    expect(await say(neighbour, groupID)).toBe(0)
    await order('unmute', fan.userID, groupID)
    await expect.poll(afterLook(clock, () => say(guest, groupID))).toBe(0)
  })

  it('applies in a chat room, over a restart, until it is lifted', async () => {
    const groupID = await newGroup('AVChatRoom')
    const fan = await loggedIn(server)
    await enter(fan, groupID)
    await order('mute', fan.userID, groupID, 'forever')
    await expect.poll(afterLook(clock, () => say(fan, groupID))).toBe(ERRORS.GROUP_MUTE_DENY.code)
    const { databaseUrl, secrets } = server.context.config
    const other = await bootForTest({ databaseUrl, secrets, clock })
    const again = await loggedIn(other, { userID: fan.userID })
    await enter(again, groupID)
    expect(await say(again, groupID)).toBe(ERRORS.GROUP_MUTE_DENY.code)
    expect(await order('unmute', fan.userID, groupID)).toContain('neither muted nor banned')
    await expect.poll(afterLook(clock, () => say(again, groupID))).toBe(0)
  })

  it('does not apply to other rooms and private messages', async () => {
    const [groupID, elsewhere] = [await newGroup('AVChatRoom'), await newGroup('AVChatRoom')]
    const fan = await loggedIn(server)
    await enter(fan, groupID)
    await enter(fan, elsewhere)
    await order('mute', fan.userID, groupID, '1h')
    await expect.poll(afterLook(clock, () => say(fan, groupID))).toBe(ERRORS.GROUP_MUTE_DENY.code)
    expect(await say(fan, elsewhere)).toBe(0)
    const toAccount = await newMember(server)
    expect(await codeOf(fan.request('sendC2CMessage', { toAccount, ...text('hi') }))).toBe(0)
  })

  it('is in the rules of the room, so that the app can disable writing', async () => {
    const guest = await guestOfRest(server)
    const { id: liveid, groupID } = await newLiveRoom(server)
    const rules = async () => (await guest.api.call(getLiveChat, { liveid })).mute_until
    expect(await rules()).toBe(0)
    await order('mute', guest.userID, groupID, '1h')
    expect(await rules()).toSatisfy(isIn(3_600))
    await order('unmute', guest.userID, groupID)
    expect(await rules()).toBe(0)
    await order('ban', guest.userID, groupID, '3h')
    expect(await rules()).toSatisfy(isIn(10_800))
  })
})

describe('a ban', () => {
  it('from a group ends the membership and prevents joining', async () => {
    const groupID = await newGroup('Public')
    const fan = await loggedIn(server)
    await addMember(server.context.db, { groupID, userID: fan.userID, role: 'Member', now: 1 })
    await order('ban', fan.userID, groupID, '1h')
    const denied = ERRORS.GROUP_PERMISSION_DENY.code
    await expect.poll(afterLook(clock, () => enter(fan, groupID))).toBe(denied)
    expect(await say(fan, groupID)).toBe(denied)
    expect(await codeOf(fan.request('roamGroupMessages', { groupID, count: 15 }))).toBe(denied)
    expect((await fan.request('getJoinedGroupList', { memberAccount: fan.userID })).groups).toEqual([])
    await order('unban', fan.userID, groupID)
    await expect.poll(afterLook(clock, () => enter(fan, groupID))).toBe(0)
  })

  it('from a chat room ends the waiting poll and prevents entering', async () => {
    const groupID = await newGroup('AVChatRoom')
    const fan = await loggedIn(server)
    const { longPollingKey: key, startSeq } = await fan.request('joinGroup', { groupID })
    const poll = fan.request('longPoll', { groupID, key, startSeq, holdTime: 80 })
    await order('ban', fan.userID, groupID, '1h')
    clock.skip(1_100)
    expect(await poll).toMatchObject({ errorCode: 0, rspMsgList: [] })
    const denied = ERRORS.GROUP_PERMISSION_DENY.code
    expect(await codeOf(fan.request('longPoll', { groupID, key, startSeq, holdTime: 0 }))).toBe(denied)
    expect(await enter(fan, groupID)).toBe(denied)
    expect(await say(fan, groupID)).toBe(denied)
    expect(await codeOf(fan.request('roamGroupMessages', { groupID, count: 15 }))).toBe(denied)
  })

  it('SRV-7: of a guest closes its sockets, and refuses its id and all guests on its device', async () => {
    const [bad, other] = [await newGuest(server), await newGuest(server)]
    const [one, two] = [
      await loggedIn(server, { userID: bad, instanceID: 'phone-of-bad' }),
      await loggedIn(server, { userID: bad, instanceID: 'tablet-of-bad', platform: 1 }),
    ]
    const member = await loggedIn(server, { instanceID: 'phone-of-bad' })
    await order('ban-guest', bad, '7d')
    clock.skip(1_100)
    for (const client of [one, two]) {
      expect(await client.next('pushKickedOut')).toMatchObject({ kickType: 3 })
      expect((await client.closed).code).toBe(4_002)
    }
    const refused = async (options: { userID: string; instanceID: string }) =>
      codeOf((await connect(server, options)).login())
    const kicked = ERRORS.KICKED_OUT_REST_API.code
    expect(await refused({ userID: bad, instanceID: 'elsewhere' })).toBe(kicked)
    expect(await refused({ userID: other, instanceID: 'phone-of-bad' })).toBe(kicked)
    expect(await refused({ userID: other, instanceID: 'elsewhere' })).toBe(0)
    expect(await codeOf(member.request('hello', {}))).toBe(0)
    await order('unban-guest', bad)
    await expect.poll(afterLook(clock, () => refused({ userID: bad, instanceID: 'phone-of-bad' }))).toBe(0)
  })

  it('of a guest mutes new guests of its network for an hour', async () => {
    const own = await bootForTest({ clock })
    const { db } = own.context
    const { id: liveid, groupID } = await newLiveRoom(own)
    const [bad, known] = [await guestOfRest(own), await guestOfRest(own)]
    clock.skip(1_000)
    await changePeople(db, ['ban-guest', bad.userID, 'forever'], operatorAt(now()))
    await expect(bad.api.call(getLiveChat, { liveid })).rejects.toMatchObject({ status: 2 })
    const fresh = await guestOfRest(own)
    const [old, young] = [await loggedIn(own, { userID: known.userID }), await loggedIn(own, { userID: fresh.userID })]
    for (const client of [old, young]) expect(await enter(client, groupID)).toBe(0)
    await expect.poll(afterLook(clock, () => say(young, groupID))).toBe(ERRORS.MUTE_DENY.code)
    expect((await fresh.api.call(getLiveChat, { liveid })).mute_until).toSatisfy(isIn(3_600))
    expect(await say(old, groupID)).toBe(0)
    clock.skip(3_601_000)
    const later = await loggedIn(own, { userID: fresh.userID })
    await enter(later, groupID)
    expect(await say(later, groupID)).toBe(0)
  })

  it('applies in every server on the database', async () => {
    const { databaseUrl, secrets } = server.context.config
    const other = await bootForTest({ databaseUrl, secrets, clock })
    const guest = await loggedIn(other, { userID: await newGuest(server) })
    await order('ban-guest', guest.userID, '1h')
    clock.skip(1_100)
    expect((await guest.closed).code).toBe(4_002)
  })
})

describe('an account that is closed', () => {
  it('SRV-8: leaves chat within two seconds, and its tokens and signatures become invalid', async () => {
    const { uid, token, api, account, password } = await registerPerson(server)
    const userID = String(uid)
    const { txim_sign: usersig } = await api.call(getUserInfo, {})
    const client = await connect(server, { userID, instanceID: 'phone' })
    const { a2Key } = await client.login({ usersig })
    expect(await order('close-account', userID)).toContain('closed')
    clock.skip(1_100)
    expect(await client.next('pushKickedOut')).toMatchObject({ kickType: 3 })
    expect((await client.closed).code).toBe(4_002)
    const again = async (extra: object) =>
      codeOf((await connect(server, { userID, instanceID: 'phone' })).login({ usersig: '', ...extra }))
    expect(await again({ usersig })).toBe(ERRORS.LOGIN_FAIL.code)
    expect(await again({ a2: a2Key })).toBe(ERRORS.KICKED_OUT_REST_API.code)
    await expect(apiOf(server, { uid, token }).call(getUserInfo, {})).rejects.toMatchObject({ status: 2 })
    await expect(apiOf(server).call(login, { account, pwd: password })).rejects.toMatchObject({ status: 9 })
    await order('open-account', userID)
    expect(await again({ usersig })).toBe(ERRORS.LOGIN_FAIL.code)
    await expect(apiOf(server).call(login, { account, pwd: password })).resolves.toMatchObject({ uid })
  })

  it('refuses a login that is in progress', async () => {
    const { uid, api } = await registerPerson(server)
    const { txim_sign: usersig } = await api.call(getUserInfo, {})
    const client = await connect(server, { userID: String(uid) })
    // Blocks the login between its check and its session.
    const underWay = await server.context.db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`im-login:${uid}`}, 0))`.execute(trx)
      const answer = client.login({ usersig })
      await expect
        .poll(async () => (await sql`SELECT FROM pg_locks WHERE NOT granted`.execute(server.context.db)).rows.length)
        .toBeGreaterThan(0)
      await trx.updateTable('account').set({ status: 0 }).where('id', '=', uid).execute()
      return { answer }
    })
    expect((await underWay.answer).errorCode).toBe(ERRORS.LOGIN_FAIL.code)
  })
})

it('tells a member once that it has become a master', async () => {
  const { uid, api } = await registerPerson(server)
  for (const word of ['master', 'master', 'no-master']) await order(word, String(uid))
  expect((await api.call(getMessages, { kind: 'plan' })).list).toMatchObject([{ text: '您现在可以发布方案' }])
  await order('master', String(uid))
  expect((await api.call(getMessages, { kind: 'plan' })).list).toHaveLength(2)
})

describe('a command', () => {
  it.each([
    [[], 'Usage'],
    [['mute', '7'], 'Usage'],
    [['mute', '7', 'room', '1h', 'more'], 'Usage'],
    [['99999999'], 'There is no user "99999999"'],
    [['ban-guest', '99999999', '1h'], 'is not a guest'],
    [['close-account', 'g_nobody'], 'is not a member'],
    [['demo'], 'There is no user "demo"'],
  ])('%j is rejected with the reason', async (words, wrong) => {
    await expect(order(...words)).rejects.toThrow(wrong)
  })

  it('needs an existing group, a valid time and an existing restriction', async () => {
    const userID = await newMember(server)
    const groupID = await newGroup('Public')
    await expect(order('mute', userID, 'nowhere', '1h')).rejects.toThrow('There is no group "nowhere"')
    await expect(order('mute', userID, groupID, 'soon')).rejects.toThrow('Invalid time "soon"')
    await expect(order('unmute', userID, groupID)).rejects.toThrow('There is no mute')
    const table = await order('mute', userID, groupID, '1h')
    expect(table.split('\n').map((line) => line.split(/ {2,}/).slice(0, 4))).toEqual([
      ['what', 'where', 'of', 'who'],
      ['mute', groupID, 'user', userID],
    ])
  })
})

it('a change is noted with the operator and what the user was before and after, and a refused one is not', async () => {
  const [userID, groupID] = [await newMember(server), await newGroup('Public')]
  await order('mute', userID, groupID, '1h')
  await order('service', userID)
  await order('unmute', userID, groupID)
  await expect(order('unmute', userID, groupID)).rejects.toThrow('There is no mute')
  await order(userID)
  const notes = await server.context.db
    .selectFrom('operator_change')
    .select(['operator', 'noun', 'verb', 'before', 'after'])
    .where('row_id', '=', Number(userID))
    .orderBy('id')
    .execute()
  const mute = { kind: 'mute', group_id: groupID, subject_type: 'user', until: now() + 3_600 }
  const state = (is_service: boolean, ...restrictions: object[]) =>
    expect.objectContaining({ user_id: userID, status: 1, is_service, restrictions, manages: [] }) as unknown
  const note = { operator: 'ops', noun: 'member' }
  expect(notes).toEqual([
    { ...note, verb: 'mute', before: state(false), after: state(false, mute) },
    { ...note, verb: 'service', before: state(false, mute), after: state(true, mute) },
    { ...note, verb: 'unmute', before: state(true, mute), after: state(true) },
  ])
})

it('a change that cannot be noted is not made', async () => {
  const { db } = server.context
  const [userID, groupID] = [await newMember(server), await newGroup('Public')]
  await withoutTable(db, 'operator_change', async () => {
    await expect(order('mute', userID, groupID, '1h')).rejects.toThrow('operator_change')
    await expect(order('close-account', userID)).rejects.toThrow('operator_change')
  })
  expect(await order(userID)).toBe(`User ${userID} is neither muted nor banned.`)
})
