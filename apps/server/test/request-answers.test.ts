// @module-tag once
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChat, webSocketTransport, type WebSocketClass } from '@org/im-sdk'
import { groups } from '@org/im-sdk/groups'
import { liveRooms } from '@org/im-sdk/live-rooms'
import {
  commands,
  ERRORS,
  FILE_TYPE,
  pushes,
  type CommandName,
  type KeyedCommandName,
  type PushName,
} from '@org/im-sdk/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'
import { deleteExpired } from '../src/store/ops/expired'
import { addMember } from '../src/store/im/groups'
import { bootServer, createDatabase } from './boot'
import { breakingProxy } from './breaking-proxy'
import { commandCases } from './contract/chat'
import type { AnyCommandCase } from './contract/chat/command-case'
import { keyedWorld } from './contract/chat/keyed-world'
import { loggedIn, newMember, type ImClient } from './im-client'

const DATA = mkdtempSync(join(tmpdir(), 'server-answers-'))
let database: Awaited<ReturnType<typeof createDatabase>>
let proxy: Awaited<ReturnType<typeof breakingProxy>>
let server: RunningServer
const start = () => bootServer({ rateLimits: true, databaseUrl: proxy.url, dataDir: DATA })
beforeAll(async () => {
  database = await createDatabase()
  proxy = await breakingProxy(database.url)
  server = await start()
})
afterAll(async () => {
  await server.stop()
  proxy.stop()
  await database.drop()
  rmSync(DATA, { recursive: true, force: true })
})

const world = keyedWorld(() => server)

const now = () => Math.floor(Date.now() / 1_000)
const answersOf = (userID: string) =>
  server.context.db.selectFrom('request_answer').select('request_key').where('user_id', '=', userID).execute()

const image = { fileType: FILE_TYPE.image, fileName: 'a.png', fileSize: 1, mimeType: 'image/png', duration: 60 }

const keyed = (Object.entries(commandCases) as unknown as [KeyedCommandName, AnyCommandCase][]).flatMap(
  ([name, { keyed: request }]) => (request === undefined ? [] : [[name, request] as const]),
)
const ask = (client: ImClient, name: KeyedCommandName, body: object, reqkey: string) =>
  client.ask(commands[name].wire, body, { reqkey }) as Promise<{ errorCode: number }>
const WATCHER = 2
/** What a device was told, without what differs each time that a push is repeated. */
const pushesOf = (client: ImClient): string[] =>
  (Object.keys(pushes) as PushName[]).flatMap((name) =>
    client.pushes(name).map((body) => JSON.stringify([name, { ...body, sessionData: '' }])),
  )
/** Repeats a request that is refused because too many wait for the database, as clients do. */
const askPatiently = async (...request: Parameters<typeof ask>) => {
  for (;;) {
    const answer = await ask(...request)
    if (answer.errorCode !== ERRORS.SERVICE_OVERLOAD.code) return answer
  }
}

describe('a keyed command', () => {
  it('is every command whose row says so', () => {
    const names = (Object.keys(commands) as CommandName[]).filter((name) => commands[name].retry === 'keyed')
    expect(keyed.map(([name]) => name).toSorted()).toEqual(names.toSorted())
  })

  it('is as if asked once when its connection is cut between commit and reply, also for a later process', async () => {
    const asked = []
    for (const [name, request] of keyed) {
      const device = { userID: await newMember(server), instanceID: 'phone' }
      const client = await loggedIn(server, device)
      const watcher = await loggedIn(server, { userID: device.userID, platform: WATCHER })
      const { body, done } = await request(world, watcher)
      const cut = new Promise<void>((resolve) =>
        proxy.atCommit('"request_answer"', () => {
          client.socket.terminate()
          resolve()
        }),
      )
      const lost = ask(client, name, body, 'k1')
      await cut
      await expect(lost, name).rejects.toThrow('before the answer')
      await expect.poll(done).toBe(1)
      const first = await ask(await loggedIn(server, device), name, body, 'k1')
      expect(first.errorCode, name).toBe(0)
      asked.push({ name, device, watcher, body, done, first })
    }
    for (const { name, watcher } of asked) {
      const told = pushesOf(watcher)
      expect(told, name).toEqual([...new Set(told)])
    }
    await server.stop()
    server = await start()
    for (const { name, device, body, done, first } of asked) {
      expect(await ask(await loggedIn(server, device), name, body, 'k1'), name).toEqual(first)
      expect(await done(), name).toBe(1)
    }
  })

  it.each(keyed)('runs once for concurrent requests: %s', async (name, request) => {
    const userID = await newMember(server)
    const clients = [
      await loggedIn(server, { userID, instanceID: 'a' }),
      await loggedIn(server, { userID, instanceID: 'a' }),
    ]
    const { body, done } = await request(world, clients[0]!)
    const asked = clients.flatMap((client) => Array.from({ length: 20 }, () => askPatiently(client, name, body, 'k1')))
    // Tabs of the device that kicks out all others must log in again, and some commands have a limit.
    const answers = (await Promise.all(asked)).filter(
      ({ errorCode }) =>
        errorCode !== ERRORS.INTERNAL_AUTH_FAILED.code && errorCode !== ERRORS.OVER_FREQUENCY_LIMIT.code,
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.errorCode).toBe(0)
    await expect.poll(done).toBe(1)
  })

  it('runs again with another key, for another user, and without a key', async () => {
    const [alice, bob] = [await loggedIn(server), await loggedIn(server)]
    await ask(alice, 'getUploadUrl', image, 'k1')
    await ask(alice, 'getUploadUrl', image, 'k2')
    await ask(bob, 'getUploadUrl', image, 'k1')
    for (let time = 0; time < 2; time += 1) await ask(alice, 'getUploadUrl', image, '')
    expect([await world.rowsOf('upload', alice.userID), await world.rowsOf('upload', bob.userID)]).toMatchObject([
      { length: 4 },
      { length: 1 },
    ])
  })

  it('does not end devices that have logged in since the first request', async () => {
    const device = { userID: await newMember(server), instanceID: 'phone' }
    await ask(await loggedIn(server, device), 'kickOther', {}, 'k1')
    const later = await loggedIn(server, { userID: device.userID, platform: 1 })
    await ask(await loggedIn(server, device), 'kickOther', {}, 'k1')
    expect((await later.request('hello', {})).errorCode).toBe(0)
    expect(later.pushes('pushKickedOut')).toEqual([])
  })

  it('runs again after a refusal', async () => {
    const client = await loggedIn(server)
    const groupID = await world.newGroup('Public')
    expect(await ask(client, 'quitGroup', { groupID }, 'k1')).toMatchObject({
      errorCode: ERRORS.GROUP_PERMISSION_DENY.code,
      errorName: 'GROUP_PERMISSION_DENY',
    })
    expect(await answersOf(client.userID)).toEqual([])
    await addMember(server.context.db, { groupID, userID: client.userID, role: 'Member', now: 1 })
    expect((await ask(client, 'quitGroup', { groupID }, 'k1')).errorCode).toBe(0)
  })

  it('stores no reply for a chat room, which each connection enters again', async () => {
    const client = await loggedIn(server)
    const groupID = await world.newGroup('AVChatRoom')
    for (const name of ['joinGroup', 'quitGroup'] as const)
      expect((await ask(client, name, { groupID }, 'k1')).errorCode).toBe(0)
    expect(await answersOf(client.userID)).toEqual([])
  })

  it('gets the first reply although its subject no longer exists', async () => {
    const client = await loggedIn(server)
    const groupID = await world.newGroup('Public', client.userID)
    const first = await ask(client, 'quitGroup', { groupID }, 'k1')
    expect(first.errorCode).toBe(0)
    await server.context.db.deleteFrom('chat_group').where('group_id', '=', groupID).execute()
    expect(await ask(await loggedIn(server, client), 'quitGroup', { groupID }, 'k1')).toEqual(first)
  })
})

describe('stored replies', () => {
  it('are kept up to two hundred a user, the latest', async () => {
    const client = await loggedIn(server)
    const rows = Array.from({ length: 250 }, (_, index) => ({
      user_id: client.userID,
      command: commands.getUploadUrl.wire,
      request_key: `old${index}`,
      answer: '{}',
      answered_at: now(),
    }))
    await server.context.db.insertInto('request_answer').values(rows).execute()
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(client, 'getUploadUrl', image, `new${index}`)))
    const keys = (await answersOf(client.userID)).map(({ request_key: key }) => key)
    expect(keys).toHaveLength(200)
    expect(keys).toEqual(expect.arrayContaining(Array.from({ length: 20 }, (_, index) => `new${index}`)))
  })

  it('are no replies of other requests with their key: those are refused and change nothing', async () => {
    const client = await loggedIn(server)
    const mine = await ask(client, 'createGroup', { groupID: '', type: 'Public', name: 'One' }, 'k1')
    expect(mine.errorCode).toBe(0)
    const refused = { errorCode: ERRORS.PACKAGE_PARSE_FAILED.code, errorInfo: expect.stringContaining('k1 is the key') }
    expect(await ask(client, 'createGroup', { groupID: '', type: 'Public', name: 'Two' }, 'k1')).toMatchObject(refused)
    expect(await answersOf(client.userID)).toHaveLength(1)
    const { groupID } = (await ask(client, 'createGroup', { groupID: '', type: 'Public', name: 'One' }, 'k1')) as {
      groupID?: string
    }
    expect(mine).toMatchObject({ groupID })
    await ask(client, 'quitGroup', { groupID: 'missing' }, 'k2')
    const other = await loggedIn(server)
    await ask(other, 'joinGroup', { groupID: groupID ?? '' }, 'k3')
    expect(await ask(other, 'joinGroup', { groupID: 'missing' }, 'k3')).toMatchObject({
      errorCode: ERRORS.PACKAGE_PARSE_FAILED.code,
    })
  })

  it('are deleted after a day', async () => {
    const client = await loggedIn(server)
    await ask(client, 'getUploadUrl', image, 'k1')
    await deleteExpired(server.context.db, now() + 86_000)
    expect(await answersOf(client.userID)).toHaveLength(1)
    await deleteExpired(server.context.db, now() + 86_401)
    expect(await answersOf(client.userID)).toEqual([])
  })
})

describe('the engine, cut off while the server makes the change', () => {
  it.each([
    ['quitGroup', 1],
    ['joinGroup', 0],
  ] as const)('resolves with the first reply: %s', async (name, members) => {
    const { config, db } = server.context
    const userID = await newMember(server)
    const groupID = await world.newGroup('Public', ...(members === 1 ? [userID] : []))
    const sockets: WebSocket[] = []
    const open = class extends WebSocket {
      constructor(url: string) {
        super(url)
        sockets.push(this)
      }
    }
    const chat = createChat({
      SDKAppID: config.sdkAppId,
      endpoints: { default: server.url.replace('http', 'ws') },
      transport: webSocketTransport(open as unknown as WebSocketClass),
      modules: [groups, liveRooms],
    })
    onTestFinished(() => chat.destroy())
    await chat.login({ userID, userSig: signUserSig(config, userID, 3_600, now()) })
    let call: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM chat_group WHERE group_id = ${groupID} FOR UPDATE`.execute(trx)
      await sql`SELECT 1 FROM group_member WHERE group_id = ${groupID} FOR UPDATE`.execute(trx)
      call = name === 'quitGroup' ? chat.quitGroup(groupID) : chat.joinGroup({ groupID })
      call.catch(() => undefined)
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0)
      sockets.at(-1)?.terminate()
    })
    await expect.poll(() => answersOf(userID)).toHaveLength(1)
    expect(await call).toMatchObject({
      data: name === 'quitGroup' ? { groupID } : { status: 'JoinedSuccess', group: { groupID } },
    })
    expect(sockets.length).toBeGreaterThan(1)
  })
})

const waitingForLocks = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
  `.execute(server.context.db)
  return rows[0]?.count ?? 0
}
