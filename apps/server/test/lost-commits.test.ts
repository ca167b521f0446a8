import {
  changePwd,
  checkin,
  getGuestInfo,
  getTaskInfo,
  getUserInfo,
  login,
  loginByMobile,
  logout,
  sendGift,
  sendVerifyCode,
} from '@org/api-client/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../src/server'
import { addMember, ensureGroup } from '../src/store/im/groups'
import { listImSessions, openImSession } from '../src/store/im/im-sessions'
import { messagesFrom } from '../src/store/im/messages'
import { c2cKey } from '../src/store/im/conversation-id'
import { updateRoom } from '../src/store/live/rooms'
import { balancesOf } from '../src/store/money/ledger'
import { bootServer, createDatabase } from './boot'
import { breakingProxy, type Moment } from './breaking-proxy'
import { connect, loggedIn, newMember, text } from './im-client'
import { newLiveRoom } from './live-room'
import { apiOf, newGuest, newMobile, registerPerson, smsCodeOf, solveCaptcha } from './people'
import { giveGold } from './quiz-world'

let database: Awaited<ReturnType<typeof createDatabase>>
let proxy: Awaited<ReturnType<typeof breakingProxy>>
let server: RunningServer
beforeAll(async () => {
  database = await createDatabase()
  proxy = await breakingProxy(database.url)
  server = await bootServer({ databaseUrl: proxy.url })
})
afterAll(async () => {
  await server.stop()
  proxy.stop()
  await database.drop()
})

const count = async (table: string, condition = sql<boolean>`true`) => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM ${sql.table(table)} WHERE ${condition}
  `.execute(server.context.db)
  return rows[0]?.count
}

/** Breaks the connection of a request at its write, and resolves with the reply. */
const broken = async <Reply>(write: string, moment: Moment, request: () => Promise<Reply>): Promise<Reply> => {
  proxy.breakAt(write, moment)
  const reply = await request()
  expect(proxy.hasBroken()).toBe(true)
  return reply
}

let groups = 0
let room: Awaited<ReturnType<typeof newLiveRoom>> | undefined

describe.each<Moment>(['before', 'after'])('a connection that breaks %s the database writes', (moment) => {
  it('a login to chat opens one session', async () => {
    const client = await connect(server, { userID: await newMember(server) })
    expect(await broken('insert into "im_session"', moment, () => client.login())).toMatchObject({ errorCode: 0 })
    expect(await count('im_session', sql`user_id = ${client.userID}`)).toBe(1)
    expect((await client.request('getConversationList', {})).errorCode).toBe(0)
  })

  it('a session of chat is renewed in place', async () => {
    const client = await loggedIn(server)
    expect(await broken('update "im_session"', moment, () => client.login({ a2: '' }))).toMatchObject({ errorCode: 0 })
    expect(await count('im_session', sql`user_id = ${client.userID}`)).toBe(1)
  })

  it('a first visit creates one guest, and a later one renews its credentials', async () => {
    const before = Number(await count('guest'))
    const { api, userID } = await broken('insert into "guest"', moment, () => newGuest(server))
    expect(await count('guest')).toBe(before + 1)
    expect(await broken('update "guest"', moment, () => api.call(getGuestInfo, {}))).toMatchObject({ userid: userID })
  })

  it('the first message to another user is stored once', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    const send = () => alice.request('sendC2CMessage', { ...text('hello'), toAccount: bob.userID })
    expect(await broken('insert into "private_opening"', moment, send)).toMatchObject({ errorCode: 0, sequence: 1 })
    expect(await messagesFrom(server.context.db, c2cKey(alice.userID, bob.userID), 1, 10)).toHaveLength(1)
    const read = () => bob.request('setC2CRead', { peerAccount: alice.userID, messageReadSeq: 1 })
    expect(await broken('UPDATE user_conversation', moment, read)).toMatchObject({ errorCode: 0 })
  })

  it('a keyed command joins a group once, and the member gets its messages', async () => {
    const { db } = server.context
    const groupID = `lost${(groups += 1)}`
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    await ensureGroup(db, { groupID, type: 'Public', name: 'group', ownerID: '', createdAt: 1 })
    await addMember(db, { groupID, userID: alice.userID, role: 'Member', now: 1 })
    const join = () => bob.request('joinGroup', { groupID }, { reqkey: 'join' })
    expect(await broken('"group_member"', moment, join)).toMatchObject({ errorCode: 0, joinedStatus: 'JoinedSuccess' })
    await alice.request('sendGroupMessage', { ...text('welcome'), groupID, priority: 'Normal' })
    await bob.until(() => bob.messages().some(({ msgBody }) => msgBody[0]?.msgContent['text'] === 'welcome'))
  })

  it('a check-in is paid once, and announced', async () => {
    const { api } = await registerPerson(server)
    await broken('insert into "check_in"', moment, () => api.call(checkin, { recheckin: 0 }, { requestKey: 'today' }))
    expect(await api.call(getTaskInfo, {})).toMatchObject({ checkin: 1, gold: 50 })
  })

  it('a gift is paid once, by its sender and to the anchor', async () => {
    const { db } = server.context
    const { id } = (room ??= await newLiveRoom(server))
    await updateRoom(db, id, { start_time: 1 })
    const { api, uid } = await registerPerson(server)
    await giveGold(server, uid, 1_000)
    const before = (await balancesOf(db, id)).gold
    const send = () => api.call(sendGift, { liveid: id, gift_id: 4, count: 10 }, { requestKey: 'ball' })
    expect(await broken('insert into "gift_record"', moment, send)).toEqual({ combo: 1, gold: 500 })
    expect(await send()).toEqual({ combo: 1, gold: 500 })
    expect([(await balancesOf(db, uid)).gold, (await balancesOf(db, id)).gold - before]).toEqual([500, 250])
    expect(await count('gift_record', sql`sender_id = ${uid}`)).toBe(1)
  })

  it.each(['insert into "known_device"', 'insert into "session"', 'update "account"'])(
    'a member logs in once, at %s',
    async (write) => {
      const { account, password, uid } = await registerPerson(server)
      const form = { account, pwd: password, device: 'phone' }
      const { token } = await broken(write, moment, () => apiOf(server).call(login, form))
      expect(await apiOf(server, { uid, token }).call(getUserInfo, {})).toMatchObject({ account })
      expect(await count('session', sql`account_id = ${uid}`)).toBe(2)
    },
  )

  it('a login by mobile makes one account', async () => {
    const [mobile, captcha] = [newMobile(), await solveCaptcha(server, 'sms')]
    await apiOf(server).call(sendVerifyCode, { mobile, ...captcha })
    const proof = { mobile, ...captcha, smscode: (await smsCodeOf(server, mobile)) ?? '' }
    const { uid, token } = await broken('insert into "account"', moment, () => apiOf(server).call(loginByMobile, proof))
    expect(await apiOf(server, { uid, token }).call(getUserInfo, {})).toMatchObject({ has_mobile: 1 })
    expect(await count('account', sql`mobile = ${mobile}`)).toBe(1)
  })

  it('a password is changed, and the caller is logged in', async () => {
    const { api, account, password, uid } = await registerPerson(server)
    const form = { old_pwd: password, pwd: 'goal2027' }
    const { token } = await broken('update "account" set "password_hash"', moment, () => api.call(changePwd, form))
    expect(await apiOf(server, { uid, token }).call(getUserInfo, {})).toMatchObject({ account })
  })

  it('a logout ends the session', async () => {
    const { api } = await registerPerson(server)
    await broken('delete from "session"', moment, () => api.call(logout, {}))
    await expect(api.call(getUserInfo, {})).rejects.toMatchObject({ status: 2 })
    const client = await loggedIn(server)
    expect(await broken('delete from "im_session"', moment, () => client.request('logout', {}))).toMatchObject({
      errorCode: 0,
    })
  })
})

it('a repeated login to chat leaves the session of a device that has logged in since', async () => {
  const { db } = server.context
  const userID = await newMember(server)
  const now = Math.floor(server.context.clock.now() / 1_000)
  const open = (device: string) =>
    openImSession(
      db,
      {
        key_hash: Buffer.from(device),
        user_id: userID,
        instance_id: device,
        platform: 3,
        expires_at: now + 60,
        app_state: 'Foreground',
        device_brand: '',
        is_uniapp: false,
        opened_at: now,
      },
      { session: null, issuedAt: now },
    )
  const first = await open('first')
  const second = await open('second')
  expect(await open('first')).toBe(first)
  expect((await listImSessions(db, userID, now)).map(({ id, kick_type }) => [id, kick_type])).toEqual([
    [second, 0],
    [first, 1],
  ])
})
