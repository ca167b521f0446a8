import { API_STATUS, attentMatch, checkin } from '@org/api-client/contract'
import { parseHostMessage, type HostMessage } from '@org/domain'
import { NOTIFY_ROOM, type StoredMessage } from '@org/im-sdk/protocol'
import { sql, type Transaction } from 'kysely'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { inProcessBus } from '../adapters/in-process-bus'
import { bootForTest, createDatabase, withCatalogue } from '../../test/boot'
import { connect, loggedIn, newMember, type ImClient } from '../../test/im-client'
import { newGuest, registerPerson } from '../../test/people'
import { shiftedClock } from '../../test/shifted-clock'
import type { RunningServer } from '../server'
import { groupKey } from '../store/im/conversation-id'
import { addMember, ensureGroup } from '../store/im/groups'
import { messagesFrom } from '../store/im/messages'
import { readFootballFile } from '../feed/import/read-football-file'
import { saveImport } from '../feed/import/save-import'
import { openDatabase } from '../store/database/database'
import { deleteOldAnnouncements, dueAnnouncements, failedAnnouncements, type Announcement } from '../store/ops/outbox'
import type { Target } from '../store/ops/outbox-tables'
import type { Database } from '../store/schema'
import { announce, announcing } from './announce'
import { Sender } from './sender'

const hostMessageOf = ({ msgBody }: StoredMessage) => parseHostMessage(msgBody[0]?.msgContent['data'])
const told = (client: ImClient) => client.messages().map(hostMessageOf)
const tip = (text: string): HostMessage => ({ type: 'ChatGroupTipsMessage', data: { group_id: 'club', text } })
const nowOf = ({ context: { clock } }: RunningServer) => Math.floor(clock.now() / 1_000)

const tell = (server: RunningServer, target: Target, ...texts: string[]) =>
  announcing(server.context, async (transaction: Transaction<Database>) => {
    for (const text of texts) await announce(transaction, target, tip(text), nowOf(server))
  })

const deviceOf = (server: RunningServer, userID: string, instanceID: string, platform: number) =>
  loggedIn(server, { userID, instanceID, platform })

it('a check-in on one device is announced to all devices of the member only', async () => {
  const server = await bootForTest()
  const fan = await registerPerson(server)
  const [phone, computer] = [
    await deviceOf(server, String(fan.uid), 'phone', 2),
    await deviceOf(server, String(fan.uid), 'computer', 3),
  ]
  const other = await loggedIn(server)
  await fan.api.call(checkin, { recheckin: 0 }, { requestKey: 'one' })
  await fan.api.call(checkin, { recheckin: 0 }, { requestKey: 'one' })
  await expect(fan.api.call(checkin, { recheckin: 0 })).rejects.toMatchObject({ status: 8 })
  const changed = { type: 'AccountChanged', data: { tags: ['user', 'task'] } }
  for (const device of [phone, computer]) {
    const { messageList } = await device.next('pushMessages')
    expect(messageList.map(hostMessageOf)).toEqual([changed])
    expect(messageList).toMatchObject([{ fromAccount: 'broadcast', groupID: '', sequence: 0 }])
  }
  await tell(server, 'everybody', 'last')
  for (const device of [phone, computer, other]) await device.until(() => told(device).length > 0)
  await phone.until(() => told(phone).length > 1)
  expect(told(phone)).toEqual([changed, tip('last')])
  expect(told(other)).toEqual([tip('last')])
})

it('a match that a guest collects is announced to the devices of the guest, unless it does not exist', async () => {
  const server = await bootForTest({ template: await withCatalogue() })
  const { db, clock } = server.context
  await saveImport(db, [readFootballFile('cup.json', MATCH)], clock.now())
  const { id: matchid } = await db.selectFrom('match').select('id').executeTakeFirstOrThrow()
  const guest = await newGuest(server)
  const device = await connect(server, { userID: guest.userID })
  await device.login({ usersig: guest.sig })
  const collect = (id: number) => guest.api.call(attentMatch, { sport: 'football', matchid: id, type: 1 })
  await expect(collect(matchid + 1)).rejects.toBeDefined()
  await collect(matchid)
  await device.until(() => told(device).length > 0)
  expect(told(device)).toEqual([{ type: 'AccountChanged', data: { tags: ['attention'] } }])
})

it('a viewer announces a match only by a change of the collection, and at most 120 times a minute', async () => {
  const clock = shiftedClock()
  const server = await bootForTest({ clock, template: await withCatalogue() })
  const { db } = server.context
  await saveImport(db, [readFootballFile('cup.json', MATCH)], clock.now())
  const { id: matchid } = await db.selectFrom('match').select('id').executeTakeFirstOrThrow()
  const [guest, other] = [await newGuest(server), await newGuest(server)]
  const collect = ({ api }: typeof guest, type: 0 | 1) => api.call(attentMatch, { sport: 'football', matchid, type })
  const count = async () =>
    (await db.selectFrom('outbox').select('id').where('target', '=', `user:${guest.userID}`).execute()).length
  // Some at once, but no more than a busy machine answers before the caller gives up.
  for (let sent = 0; sent < 120; sent += 20) await Promise.all(Array.from({ length: 20 }, () => collect(guest, 1)))
  expect(await count()).toBe(1)
  await expect(collect(guest, 0)).rejects.toMatchObject({ status: API_STATUS.tooManyRequests })
  await collect(other, 1)
  clock.skip(60_000)
  await collect(guest, 0)
  expect(await count()).toBe(2)
})

const MATCH = `{ "name": "World Cup 2026", "matches": [{
  "round": "Matchday 4", "date": "2026-06-14", "time": "12:00 UTC-5", "team1": "Germany", "team2": "Curaçao",
  "score": { "ft": [0, 0], "ht": [0, 0] }, "goals1": [], "goals2": [], "group": "Group E", "ground": "Houston"
}] }`

it('an announcement of a rolled-back transaction is never sent', async () => {
  const server = await bootForTest()
  const { db } = server.context
  const client = await loggedIn(server)
  const undone = db.transaction().execute(async (transaction) => {
    await announce(transaction, 'everybody', tip('undone'), nowOf(server))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await tell(server, 'everybody', 'done')
  await client.until(() => told(client).length > 0)
  expect(told(client)).toEqual([tip('done')])
})

it('an announcement to a group is stored once and in order, also one to the notify room', async () => {
  const server = await bootForTest()
  const { db } = server.context
  const member = await newMember(server)
  await ensureGroup(db, { groupID: 'club', type: 'Public', name: 'club', ownerID: member })
  await addMember(db, { groupID: 'club', userID: member, role: 'Member', now: 1 })
  const client = await loggedIn(server, { userID: member })
  const room = await client.request('joinGroup', { groupID: NOTIFY_ROOM })
  await tell(server, 'group:club', 'one', 'two')
  await tell(server, 'group:gone', 'nobody')
  await tell(server, `group:${NOTIFY_ROOM}`, 'notice')
  await client.until(() => told(client).length === 2)
  expect(told(client)).toEqual([tip('one'), tip('two')])
  expect((await messagesFrom(db, groupKey('club'), 1, 9)).map(hostMessageOf)).toEqual([tip('one'), tip('two')])
  const { rspMsgList } = await client.request('longPoll', {
    groupID: NOTIFY_ROOM,
    key: room.longPollingKey,
    startSeq: room.startSeq,
    holdTime: 5,
  })
  expect(rspMsgList.map(hostMessageOf)).toEqual([tip('notice')])
  expect((await messagesFrom(db, groupKey(NOTIFY_ROOM), 1, 9)).map(hostMessageOf)).toEqual([tip('notice')])

  // As after a crash between sending and marking as sent.
  await db.updateTable('outbox').set({ sent_at: null }).execute()
  await tell(server, 'group:club', 'three')
  await client.until(() => told(client).length === 3)
  expect((await messagesFrom(db, groupKey('club'), 1, 9)).map(hostMessageOf)).toEqual(['one', 'two', 'three'].map(tip))
})

it('an unsent announcement is sent by the next server', async () => {
  const clock = shiftedClock()
  const first = await bootForTest({ clock })
  const { db, config } = first.context
  await ensureGroup(db, { groupID: 'club', type: 'Public', name: 'club', ownerID: '1' })
  await db.transaction().execute((transaction) => announce(transaction, 'group:club', tip('left'), nowOf(first)))
  expect(await messagesFrom(db, groupKey('club'), 1, 9)).toEqual([])
  await bootForTest({ clock, databaseUrl: config.databaseUrl, secrets: config.secrets })
  await expect.poll(() => messagesFrom(db, groupKey('club'), 1, 9).then((list) => list.length)).toBe(1)
})

/** A database with announcements, and senders of several processes. */
const sending = async () => {
  const database = await createDatabase()
  const clock = shiftedClock()
  const db = openDatabase(database.url)
  const delivered: string[] = []
  const refused = new Set<string>()
  const ends: (() => Promise<unknown>)[] = [() => db.destroy(), database.drop]
  onTestFinished(async () => {
    for (const end of ends) await end()
  })
  const start = () => {
    const own = openDatabase(database.url)
    const deliver = async ({ target, message }: Announcement) => {
      const { text } = (JSON.parse(message) as { data: { text: string } }).data
      if (refused.has(text)) throw new Error(`${text} is refused\nat this line`)
      delivered.push(`${target} ${text}`)
    }
    const bus = inProcessBus(() => {})
    const sender = new Sender({ db: own, clock, bus, log: pino({ level: 'silent' }), deliver })
    sender.start()
    ends.unshift(async () => {
      await sender.stop()
      await own.destroy()
    })
  }
  const put = (target: Target, ...texts: string[]) =>
    db.transaction().execute(async (transaction) => {
      for (const text of texts) await announce(transaction, target, tip(text), Math.floor(clock.now() / 1_000))
    })
  const waiting = () => db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).orderBy('id').execute()
  return { clock, db, delivered, refused, start, put, waiting }
}

it('only one of several processes sends, so that each target gets announcements once and in order', async () => {
  const { start, put, delivered, waiting } = await sending()
  const texts = Array.from({ length: 150 }, (_, index) => `t${index}`)
  await put('user:1', ...texts)
  await put('user:2', ...texts)
  for (const _ of [1, 2, 3]) start()
  await expect.poll(waiting).toEqual([])
  for (const target of ['user:1', 'user:2'])
    expect(delivered.filter((line) => line.startsWith(target))).toEqual(texts.map((text) => `${target} ${text}`))
})

it('a failed announcement is retried later and delays only those of the same target', async () => {
  const { clock, db, start, put, delivered, refused, waiting } = await sending()
  refused.add('bad')
  await put('user:1', 'first', 'bad', 'after')
  await put('user:2', 'other')
  start()
  await expect.poll(() => waiting().then(([row]) => row?.attempts)).toBe(1)
  expect(delivered.toSorted()).toEqual(['user:1 first', 'user:2 other'])
  const now = Math.floor(clock.now() / 1_000)
  expect(await failedAnnouncements(db, now)).toMatchObject([{ target: 'user:1', last_error: 'bad is refused' }])
  clock.skip(6_000)
  await expect.poll(() => waiting().then(([row]) => row?.attempts)).toBe(2)
  refused.clear()
  clock.skip(11_000)
  await expect.poll(waiting).toEqual([])
  expect(delivered.slice(2)).toEqual(['user:1 bad', 'user:1 after'])
})

/** How many announcements the connection of a transaction has read so far. */
const rowsRead = async (trx: Transaction<Database>): Promise<number> => {
  const { rows } = await sql<{ read: number }>`
    SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'outbox'
  `.execute(trx)
  return rows[0]?.read ?? 0
}

it('due announcements are found by reading each that waits at most twice, however many wait for one target', async () => {
  const { clock, db } = await sending()
  const now = Math.floor(clock.now() / 1_000)
  // As in a product in use, where next to nothing waits: the database plans for that.
  const insert = sql`INSERT INTO outbox (target, message, created_at, due_at, expires_at)`
  await sql`${insert} SELECT 'user:1', '{}', 0, 0, 0 FROM generate_series(1, 1000)`.execute(db)
  await sql`DELETE FROM outbox`.execute(db)
  await sql`ANALYZE outbox`.execute(db)
  await sql`
    ${insert} SELECT target, '{}', 0, CASE WHEN n = 9990 AND target = 'user:2' THEN ${now}::bigint + 60 ELSE 0 END, ${now}::bigint + 86400
    FROM generate_series(1, 10000) AS n, unnest(ARRAY['everybody', 'user:2']) AS target
    ORDER BY target, n
  `.execute(db)
  const found = (limit: number) =>
    db.transaction().execute(async (trx) => {
      const before = await rowsRead(trx)
      const due = await dueAnnouncements(trx, now, limit)
      expect((await rowsRead(trx)) - before).toBeLessThanOrEqual(2 * 20_000)
      return due
    })
  const due = await found(100)
  expect(new Set(due.map(({ target }) => target))).toEqual(new Set(['everybody']))
  expect(due.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1_001))
  await db.updateTable('outbox').set({ sent_at: now }).where('target', '=', 'everybody').execute()
  expect(await found(100)).toHaveLength(100)
  expect(await found(20_000)).toHaveLength(9_989)
})

it('an expired announcement is not sent, and is deleted', async () => {
  const { clock, db, start, put, delivered, waiting } = await sending()
  const kickOff = { type: 'RaceStartLiveMessage', data: { id: 1, sport_id: 1, desc: 'A VS B' } } as const
  await db.transaction().execute((trx) => announce(trx, 'everybody', kickOff, Math.floor(clock.now() / 1_000)))
  await put('user:1', 'kept')
  clock.skip(61_000)
  start()
  await expect.poll(() => delivered.length).toBe(1)
  expect(delivered).toEqual(['user:1 kept'])
  await deleteOldAnnouncements(db, Math.floor(clock.now() / 1_000))
  expect(await waiting()).toEqual([])
  clock.skip(86_400_000)
  await deleteOldAnnouncements(db, Math.floor(clock.now() / 1_000))
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})

it('a sent announcement is deleted after some minutes', async () => {
  const { clock, db, start, put, delivered } = await sending()
  await put('user:1', 'sent')
  start()
  await expect.poll(() => delivered.length).toBe(1)
  await expect.poll(() => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([])
  clock.skip(600_000)
  await deleteOldAnnouncements(db, Math.floor(clock.now() / 1_000))
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
})
