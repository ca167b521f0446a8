import { randomBytes } from 'node:crypto'
import { ERRORS } from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootForTest, bootServer } from '../../../test/boot'
import { connect, loggedIn, newGuest, newMember, text, type ImClient } from '../../../test/im-client'
import { shiftedClock } from '../../../test/shifted-clock'
import { steppedClock } from '../../../test/stepped-clock'
import { signUserSig } from '../../services/auth/user-sig'
import type { RunningServer } from '../../server'
import { userTopic } from '../../ports/topics'

const clock = shiftedClock()
let server: RunningServer
beforeAll(async () => {
  server = await bootServer({ clock })
})
afterAll(() => server.stop())

/** The number of logins that wait for the lock of their user. */
const loginsUnderWay = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%pg_advisory_xact_lock%'
  `.execute(server.context.db)
  return rows[0]?.count ?? 0
}

const now = () => Math.floor(clock.now() / 1_000)

describe('login', () => {
  it('opens a session for a member and for a guest', async () => {
    for (const userID of [await newMember(server), await newGuest(server)]) {
      const client = await connect(server, { userID, instanceID: `of ${userID}` })
      const reply = await client.login()
      expect(reply).toMatchObject({
        errorCode: 0,
        helloInterval: 120,
        instanceID: `of ${userID}`,
        purchaseBits: '11111111',
      })
      expect(reply.a2Key).toHaveLength(43)
      expect(reply.tinyID).toMatch(/^\d+$/)
      expect(Math.abs(reply.timeStamp - now())).toBeLessThanOrEqual(1)
      expect((await client.request('hello', {})).timeStamp).toBeGreaterThan(0)
    }
  })

  it('refuses a signature that is of another or unknown user, expired, or forged', async () => {
    const [mine, theirs] = [await newMember(server), await newMember(server)]
    const { config } = server.context
    const good = signUserSig(config, mine, 60, now())
    const refused = [
      [mine, signUserSig(config, theirs, 60, now())],
      ['99999999', signUserSig(config, '99999999', 60, now())],
      ['broadcast', signUserSig(config, 'broadcast', 60, now())],
      [`0${mine}`, signUserSig(config, `0${mine}`, 60, now())],
      [mine, signUserSig(config, mine, 60, now() - 61)],
      [mine, `${good}x`],
      [mine, ''],
      ['', ''],
    ] as const
    for (const [userID, usersig] of refused) {
      const client = await connect(server, { userID })
      expect((await client.login({ usersig })).errorCode, userID).toBe(ERRORS.LOGIN_FAIL.code)
      expect((await client.request('hello', {})).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    }
  })

  it('accepts the access key only on the same instance and platform', async () => {
    const userID = await newMember(server)
    const first = await connect(server, { userID, instanceID: 'phone' })
    const { a2Key } = await first.login()
    const again = await connect(server, { userID, instanceID: 'phone' })
    expect(await again.login({ a2: a2Key, usersig: '' })).toMatchObject({ errorCode: 0, a2Key })
    const other = await connect(server, { userID, instanceID: 'thief' })
    expect((await other.login({ a2: a2Key, usersig: '' })).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    const stranger = await connect(server, { userID: await newMember(server), instanceID: 'phone' })
    expect((await stranger.login({ a2: a2Key, usersig: '' })).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    const elsewhere = await connect(server, { userID, instanceID: 'phone', platform: 1 })
    expect((await elsewhere.login({ a2: a2Key, usersig: '' })).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
  })

  it('does not store access keys in clear text', async () => {
    const userID = await newMember(server)
    const client = await connect(server, { userID })
    const { a2Key } = await client.login()
    const rows = await server.context.db.selectFrom('im_session').selectAll().where('user_id', '=', userID).execute()
    expect(JSON.stringify(rows)).not.toContain(a2Key)
    expect(rows[0]?.key_hash).toHaveLength(32)
  })

  it('expires with its signature', async () => {
    const userID = await newMember(server)
    const client = await connect(server, { userID })
    const { a2Key } = await client.login({ usersig: signUserSig(server.context.config, userID, 100, now()) })
    expect((await client.request('hello', {})).errorCode).toBe(0)
    clock.skip(40_000)
    await client.request('ping', {})
    clock.skip(61_000)
    expect((await client.request('hello', {})).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    const again = await connect(server, { userID, instanceID: client.instanceID })
    expect((await again.login({ a2: a2Key, usersig: '' })).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
  })

  it('is needed before anything but login and ping', async () => {
    const client = await connect(server)
    expect((await client.request('ping', {})).errorCode).toBe(0)
    expect((await client.request('joinGroup', { groupID: 'NOTIFY_ROOM' })).errorCode).toBe(
      ERRORS.INTERNAL_AUTH_FAILED.code,
    )
  })

  it('binds a connection to one user until logout', async () => {
    const client = await loggedIn(server)
    const other = await newMember(server)
    const usersig = signUserSig(server.context.config, other, 60, now())
    const asOther = { identifier: other, usersig, a2: '' }
    expect((await client.request('login', {}, asOther)).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    expect((await client.request('logout', {})).errorCode).toBe(0)
    expect((await client.request('login', {}, asOther)).errorCode).toBe(0)
    const friend = await loggedIn(server)
    for (const toAccount of [client.userID, other])
      await friend.request('sendC2CMessage', { toAccount, ...text('you') })
    expect((await client.next('pushMessages')).messageList).toMatchObject([{ toAccount: other }])
    expect(client.pushes('pushMessages')).toHaveLength(1)
  })

  it('limits failures per address, and closes the connection', async () => {
    const guesser = await bootServer()
    try {
      const userID = await newMember(guesser)
      const client = await connect(guesser, { userID })
      const codes = new Set<number>()
      for (let i = 0; i < 60 && client.socket.readyState === client.socket.OPEN; i += 1)
        codes.add((await client.login({ usersig: randomBytes(20).toString('hex') })).errorCode)
      expect([...codes]).toEqual([ERRORS.LOGIN_FAIL.code, ERRORS.OVER_FREQUENCY_LIMIT.code])
      expect((await client.closed).code).toBe(4_003)
    } finally {
      await guesser.stop()
    }
  })
})

describe('a login on an open session', () => {
  it('renews it in place, with a new key and without interruptions', async () => {
    // The clock does not move, so no second ends during a login.
    const still = await bootForTest({ clock: steppedClock(new Date(clock.now()).toISOString()) })
    const userID = await newMember(still)
    const { config, db, clock: stillClock } = still.context
    const sigFor = (seconds: number) => signUserSig(config, userID, seconds, Math.floor(stillClock.now() / 1_000))
    const client = await connect(still, { userID })
    const first = await client.login({ usersig: sigFor(100) })
    expect(first.expiresIn).toBe(100)
    const phone = await loggedIn(still, { userID, platform: 1 })
    const again = await client.login({ usersig: sigFor(3_600), a2: '' })
    expect(again).toMatchObject({ errorCode: 0, expiresIn: 3_600 })
    expect(again.a2Key).not.toBe(first.a2Key)
    const rows = await db.selectFrom('im_session').select('id').where('user_id', '=', userID).execute()
    expect(rows).toHaveLength(2)
    const other = await loggedIn(still)
    await other.request('sendC2CMessage', { toAccount: userID, ...text('still here?') })
    expect((await client.next('pushMessages')).messageList).toHaveLength(1)
    expect(phone.pushes('pushKickedOut')).toEqual([])
    for (const [a2, code] of [
      [first.a2Key, ERRORS.INTERNAL_AUTH_FAILED.code],
      [again.a2Key, 0],
    ] as const) {
      const back = await connect(still, { userID, instanceID: client.instanceID })
      expect((await back.login({ a2, usersig: '' })).errorCode).toBe(code)
    }
  })

  it('is refused with the reason if the session has ended meanwhile', async () => {
    const userID = await newMember(server)
    const client = await loggedIn(server, { userID, instanceID: 'old' })
    const { db } = server.context
    await db.updateTable('im_session').set({ kick_type: 3 }).where('user_id', '=', userID).execute()
    expect((await client.login({ a2: '' })).errorCode).toBe(ERRORS.KICKED_OUT_REST_API.code)
    expect((await client.closed).code).toBe(4_002)
  })

  it('opens a new session if the old one is unknown', async () => {
    const userID = await newMember(server)
    const client = await loggedIn(server, { userID })
    await server.context.db.deleteFrom('im_session').where('user_id', '=', userID).execute()
    expect((await client.login({ a2: '' })).errorCode).toBe(0)
    expect((await client.request('hello', {})).errorCode).toBe(0)
  })
})

describe('what a user may ask', () => {
  it('is counted over all of the connections together', async () => {
    // The clock does not move, so that requests count together on a busy machine too.
    const still = await bootForTest({ clock: steppedClock('2026-11-22T12:00:00Z') })
    const userID = await newMember(still)
    const tabs = [await loggedIn(still, { userID }), await loggedIn(still, { userID, platform: 1 })]
    const ask = async (tab: ImClient, count: number) => {
      const answers = []
      for (let asked = 0; asked < count; asked += 100)
        answers.push(...(await Promise.all(Array.from({ length: 100 }, () => tab.request('hello', {})))))
      return answers.map(({ errorCode }) => errorCode)
    }
    const codes = await Promise.all(tabs.map((tab) => ask(tab, 2_900)))
    expect(new Set(codes.flat())).toEqual(new Set([0]))
    const third = await loggedIn(still, { userID, platform: 2 })
    expect(await ask(third, 400)).toContain(ERRORS.OVER_FREQUENCY_LIMIT.code)
    expect((await (await loggedIn(still)).request('hello', {})).errorCode).toBe(0)
  })

  it('is 120 logins a minute, counted only with a valid credential', async () => {
    const stepped = steppedClock('2026-11-22T12:00:00Z')
    const still = await bootForTest({ clock: stepped })
    const userID = await newMember(still)
    const client = await connect(still, { userID })
    for (let login = 0; login < 120; login += 1)
      expect((await client.login({ a2: '', instanceid: `device-${login}` })).errorCode).toBe(0)
    expect((await client.login({ a2: '', instanceid: 'one more' })).errorCode).toBe(ERRORS.OVER_FREQUENCY_LIMIT.code)
    stepped.advance(60_000)
    expect((await client.login({ a2: '' })).errorCode).toBe(0)
  })
})

describe('a session that has expired', () => {
  it('gets no pushes: the connection is told to reconnect', async () => {
    const userID = await newMember(server)
    const client = await connect(server, { userID })
    await client.login({ usersig: signUserSig(server.context.config, userID, 30, now()) })
    clock.skip(35_000)
    await client.request('ping', {})
    expect(client.socket.readyState).toBe(client.socket.OPEN)
    clock.skip(15_000)
    expect((await client.closed).code).toBe(4_001)
  })
})

describe('logout', () => {
  it('ends the access key', async () => {
    const userID = await newMember(server)
    const client = await connect(server, { userID, instanceID: 'phone' })
    const { a2Key } = await client.login()
    await client.request('logout', {})
    expect((await client.request('hello', {})).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
    const again = await connect(server, { userID, instanceID: 'phone' })
    expect((await again.login({ a2: a2Key, usersig: '' })).errorCode).toBe(ERRORS.INTERNAL_AUTH_FAILED.code)
  })
})

describe('a second login', () => {
  it('SRV-4: kicks out the other device of the same platform, whose access key becomes invalid', async () => {
    const userID = await newMember(server)
    const old = await connect(server, { userID, instanceID: 'old' })
    const { a2Key } = await old.login()
    await loggedIn(server, { userID, instanceID: 'new' })
    expect(await old.next('pushKickedOut')).toMatchObject({ kickType: 1 })
    expect((await old.closed).code).toBe(4_002)
    const back = await connect(server, { userID, instanceID: 'old' })
    expect((await back.login({ a2: a2Key })).errorCode).toBe(ERRORS.KICKED_OUT_MULTIPLE_ACCOUNTS.code)
  })

  it.each([
    [1, 'KICKED_OUT_MULTIPLE_ACCOUNTS'],
    [2, 'KICKED_OUT_MULTIPLE_DEVICES'],
    [3, 'KICKED_OUT_REST_API'],
  ] as const)(
    'or another kick-out, of kind %i, is reported to a device that was away at its next login',
    async (kick_type, name) => {
      const client = await loggedIn(server)
      const [session] = await server.context.db
        .updateTable('im_session')
        .set({ kick_type })
        .where('user_id', '=', client.userID)
        .returning('key_hash')
        .execute()
      expect(session).toBeDefined()
      const back = await connect(server, { userID: client.userID, instanceID: client.instanceID })
      expect((await back.login({ a2: client.accessKey(), usersig: '' })).errorCode).toBe(ERRORS[name].code)
      expect((await client.request('hello', {})).errorCode).toBe(ERRORS[name].code)
      expect((await client.closed).code).toBe(4_002)
      await loggedIn(server, { userID: client.userID, instanceID: 'later' })
      const later = await connect(server, { userID: client.userID, instanceID: client.instanceID })
      expect((await later.login({ a2: client.accessKey(), usersig: '' })).errorCode).toBe(ERRORS[name].code)
    },
  )

  it('does not affect tabs of one instance and devices of other platforms', async () => {
    const userID = await newMember(server)
    const clients = [
      await loggedIn(server, { userID, instanceID: 'browser', platform: 3 }),
      await loggedIn(server, { userID, instanceID: 'browser', platform: 3 }),
      await loggedIn(server, { userID, instanceID: 'phone', platform: 1 }),
    ]
    for (const client of clients) expect((await client.request('hello', {})).errorCode).toBe(0)
    expect(clients.flatMap((client) => client.pushes('pushKickedOut'))).toEqual([])
  })

  it('that is later wins, also over one in progress', async () => {
    const userID = await newMember(server)
    const later = { kind: 'login', sessionID: Number.MAX_SAFE_INTEGER, instanceID: 'elsewhere', platform: 3 } as const
    const client = await connect(server, { userID })
    const login = client.login()
    const isUnderWay = () =>
      Promise.race([login.then(() => false), new Promise((resolve) => setImmediate(resolve, true))])
    while (await isUnderWay()) server.context.bus.publish(userTopic(userID), later)
    expect((await login).errorCode).toBe(ERRORS.KICKED_OUT_MULTIPLE_ACCOUNTS.code)
    expect((await client.closed).code).toBe(4_002)
  })

  it('that is earlier, but reported late, changes nothing', async () => {
    const userID = await newMember(server)
    const client = await loggedIn(server, { userID })
    const earlier = { kind: 'login', sessionID: 0, instanceID: 'elsewhere', platform: 3 } as const
    server.context.bus.publish(userTopic(userID), earlier)
    expect((await client.request('hello', {})).errorCode).toBe(0)
    expect(client.pushes('pushKickedOut')).toEqual([])
  })

  it('leaves exactly one device logged in after concurrent logins', async () => {
    const userID = await newMember(server)
    const clients = await Promise.all(
      Array.from({ length: 8 }, (_, i) => connect(server, { userID, instanceID: `device ${i}` })),
    )
    let announced = 0
    server.context.bus.subscribe(userTopic(userID), ({ kind }) => {
      if (kind === 'login') announced += 1
    })
    const replies = await Promise.all(clients.map((client) => client.login()))
    // One that a later login has overtaken is refused and not announced.
    const admitted = replies.filter(({ errorCode }) => errorCode === 0).length
    const isOpen = () => clients.filter(({ socket }) => socket.readyState === socket.OPEN)
    await expect.poll(() => isOpen().length).toBe(1)
    // No later login can end the session of the last one.
    await expect.poll(() => announced).toBe(admitted)
    const [last] = isOpen()
    expect((await last?.request('hello', {}))?.errorCode).toBe(0)
  })

  it('of many tabs at once admits ten of them', async () => {
    const userID = await newMember(server)
    const tabs = await Promise.all(Array.from({ length: 14 }, () => connect(server, { userID, instanceID: 'browser' })))
    const codes = (await Promise.all(tabs.map((tab) => tab.login()))).map(({ errorCode }) => errorCode)
    expect(codes.filter((code) => code === 0)).toHaveLength(10)
    expect(new Set(codes)).toEqual(new Set([0, ERRORS.SERVICE_OVERLOAD.code]))
  })

  it('that is not awaited leaves no connection behind', async () => {
    const userID = await newMember(server)
    await server.context.db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`im-login:${userID}`}, 0))`.execute(trx)
      for (let i = 0; i < 10; i += 1) {
        const tab = await connect(server, { userID, instanceID: 'browser' })
        tab.login().catch(() => undefined)
        await expect.poll(loginsUnderWay).toBe(i + 1)
        tab.socket.terminate()
      }
    })
    await expect.poll(loginsUnderWay).toBe(0)
    const tab = await connect(server, { userID, instanceID: 'browser' })
    expect((await tab.login()).errorCode).toBe(0)
  })

  it('of the eleventh tab is refused while all others live, and takes the place of a dead one', async () => {
    const userID = await newMember(server)
    const tabs = []
    for (let i = 0; i < 10; i += 1) tabs.push(await loggedIn(server, { userID, instanceID: 'browser' }))
    const eleventh = await connect(server, { userID, instanceID: 'browser' })
    expect((await eleventh.login()).errorCode).toBe(ERRORS.SERVICE_OVERLOAD.code)
    const sessions = server.context.db.selectFrom('im_session').select('id').where('user_id', '=', userID)
    expect(await sessions.execute()).toHaveLength(10)
    clock.skip(14_500)
    for (const tab of tabs.slice(1)) await tab.request('ping', {})
    clock.skip(1_000)
    const twelfth = await connect(server, { userID, instanceID: 'browser' })
    expect((await twelfth.login()).errorCode).toBe(0)
    expect((await tabs[0]?.closed)?.code).toBe(4_001)
  })
})
