import { getGuestInfo } from '@org/api-client/contract'
import { createApiClient } from '@org/api-client'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addMember, ensureGroup } from '../src/store/im/groups'
import { messagesFrom } from '../src/store/im/messages'
import { groupKey } from '../src/store/im/conversation-id'
import type { RunningServer } from '../src/server'
import { bootForTest } from './boot'
import { connect, loggedIn, newMember, text, type ImClient } from './im-client'
import { ownPostgres } from './own-postgres'

/** Each breaks a database of its own; `lost-commits.test.ts` and the pool's tests break connections only. */
const DEEP = { tags: ['deep'] }

const GROUP = '@TGS#restart'

const isUp = async ({ context }: RunningServer) => (await sql`SELECT 1`.execute(context.db)).rows.length === 1

/** A server on a database that can be killed, and a group with two who are logged in. */
const setUp = async () => {
  const { url: databaseUrl, kill } = await ownPostgres()
  // On a busy machine the restart takes longer than usual.
  const server = await bootForTest({ databaseUrl, rateLimits: false, databaseTimeoutSeconds: 60 })
  const { db } = server.context
  const members = [await newMember(server), await newMember(server)]
  await ensureGroup(db, { groupID: GROUP, type: 'Public', name: 'group', ownerID: '', createdAt: 1 })
  for (const userID of members) await addMember(db, { groupID: GROUP, userID, role: 'Member', now: 1 })
  const [alice, bob] = [await loggedIn(server, { userID: members[0] }), await loggedIn(server, { userID: members[1] })]
  return { server, kill, alice, bob }
}

const say = (client: ImClient, words: string) =>
  client.request('sendGroupMessage', { ...text(words), groupID: GROUP, priority: 'Normal' })

it('sending, logging in, reading and visiting work during a restart of the database', DEEP, async () => {
  const { server, kill, alice, bob } = await setUp()
  const late = await connect(server, { userID: await newMember(server) })
  const api = createApiClient({ host: () => server.url, common: () => ({}) })
  kill()
  const answers = await Promise.all([
    say(alice, 'sent while it is away'),
    alice.request('sendC2CMessage', { ...text('hello'), toAccount: bob.userID }),
    bob.request('getConversationList', {}),
    late.login(),
  ])
  expect(answers.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0, 0])
  kill()
  expect(await api.call(getGuestInfo, {})).toMatchObject({ userid: expect.stringMatching(/^g/) as string })
  expect(await isUp(server)).toBe(true)
})

it('messages in progress when the database is killed are stored once, in order, and pushed once', DEEP, async () => {
  const { server, kill, alice, bob } = await setUp()
  const words = Array.from({ length: 300 }, (_, i) => `${i}`)
  const sent: Promise<number>[] = []
  for (const [i, line] of words.entries()) {
    sent.push(say(alice, line).then(({ errorCode }) => errorCode))
    if (i === 100 || i === 200) kill()
    if (i % 20 === 0) await Promise.race([Promise.all(sent), new Promise((resolve) => setTimeout(resolve, 5))])
    // The maximum of concurrent requests per connection.
    if (i % 50 === 49) await Promise.all(sent)
  }
  expect(new Set(await Promise.all(sent))).toEqual(new Set([0]))
  const stored = await messagesFrom(server.context.db, groupKey(GROUP), 1, 1_000)
  expect(stored.map(({ sequence }) => sequence)).toEqual(words.map((_, i) => i + 1))
  expect(stored.map(({ msgBody }) => msgBody[0]?.msgContent['text' as never])).toEqual(words)
  await bob.until(() => bob.messages().length >= words.length)
  expect(bob.messages().map(({ sequence }) => sequence)).toEqual(words.map((_, i) => i + 1))
})

it('a transaction before its commit runs again, and so does a read', async () => {
  const { url: databaseUrl } = await ownPostgres()
  const { db } = (await bootForTest({ databaseUrl })).context
  const admin = (await bootForTest({ databaseUrl })).context.db
  const end = (pid: number | undefined) => sql`SELECT pg_terminate_backend(${pid})`.execute(admin)
  let runs = 0
  const answer = await db.transaction().execute(async (trx) => {
    runs += 1
    await sql`CREATE TABLE IF NOT EXISTS once (one integer)`.execute(trx)
    await sql`INSERT INTO once VALUES (1)`.execute(trx)
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
    if (runs === 1) await end(rows[0]?.pid)
    return (await sql<{ one: number }>`SELECT one FROM once`.execute(trx)).rows
  })
  expect([runs, answer]).toEqual([2, [{ one: 1 }]])
  expect((await sql`SELECT one FROM once`.execute(db)).rows).toEqual([{ one: 1 }])
})

it('requests fail within the maximum wait while the database stays away, and then at once', DEEP, async () => {
  const { url: databaseUrl, stop } = await ownPostgres()
  const server = await bootForTest({ databaseUrl, rateLimits: false, databaseTimeoutSeconds: 6 })
  const alice = await loggedIn(server)
  const stopped = Date.now()
  await stop()
  const timed = async () => {
    const began = Date.now()
    const { errorCode } = await alice.request('getConversationList', {})
    return { errorCode, ms: Date.now() - began }
  }
  const first = await timed()
  expect(first.errorCode).toBe(60022)
  // The wait begins with the first connection that is lost, which may be one of the server's own.
  expect(Date.now() - stopped).toBeGreaterThan(5_000)
  const next = await timed()
  expect(next.errorCode).toBe(60022)
  expect(next.ms).toBeLessThan(5_000)
})
