import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@org/server/config'
import { addMember, ensureGroup } from '@org/server/groups'
import { appendMessages, type NewMessage } from '@org/server/messages'
import { startPostgres, type RunningPostgres } from '@org/server/postgres'
import { startServer, type RunningServer } from '@org/server/server'
import { signUserSig } from '@org/server/user-sig'
import { stopwatch, type Spent } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'
import { residentBytes } from '../harness/resident'
import { messageText } from './message-text'

/** A user with credentials, and their group. */
export interface Person {
  readonly userID: string
  readonly userSig: string
  readonly groupID: string
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-chat-loop-'))
let postgres: RunningPostgres | null = null
let server: RunningServer | null = null
let stop: () => Spent = () => ({ cpuMicros: 0, wallMs: 0 })
let appended = 0

const BATCH = 256

const methods = {
  /** The whole server with its own database, without the match feed and the limits per address. */
  start: async ({ port, groups, members }: { port: number; groups: number; members: number }) => {
    const config = loadConfig(
      { LOG_LEVEL: 'error' },
      { host: '127.0.0.1', port, dataDir, feed: 'off', demoAccounts: false, rateLimits: false },
    )
    postgres = await startPostgres({ dir: join(dataDir, 'postgres'), password: config.secrets.database })
    server = await startServer({ ...config, databaseUrl: postgres.url })
    return { sdkAppID: config.sdkAppId, people: await populate(server, groups, members) }
  },
  watch: () => {
    stop = stopwatch()
  },
  spent: () => stop(),
  resident: () => residentBytes(),
  /** Messages per second that the database alone stores, batch by batch, without pushes. */
  append: async ({ groups, ms }: { groups: number; ms: number }) => {
    if (server === null) throw new Error('The server does not run.')
    const started = performance.now()
    let count = 0
    for (; performance.now() - started < ms; count += BATCH)
      await appendMessages(
        server.context.db,
        Array.from({ length: BATCH }, () => nextMessage(groups)),
        Math.floor(Date.now() / 1_000),
      )
    return (count / (performance.now() - started)) * 1_000
  },
}

const tidyUp = async () => {
  await server?.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

const populate = async ({ context }: RunningServer, groups: number, members: number): Promise<Person[]> => {
  const now = Math.floor(Date.now() / 1_000)
  const accounts = await context.db
    .insertInto('account')
    .values(Array.from({ length: groups * members }, (_, index) => accountOf(index, now)))
    .returning('id')
    .execute()
  const people = accounts.map(({ id }, index) => ({ userID: String(id), groupID: `bench_${index % groups}` }))
  for (const groupID of new Set(people.map((person) => person.groupID)))
    await ensureGroup(context.db, { groupID, type: 'Public', name: groupID, ownerID: people[0]?.userID ?? '' })
  for (const { userID, groupID } of people) await addMember(context.db, { groupID, userID, role: 'Member', now })
  return people.map((person) => ({ ...person, userSig: signUserSig(context.config, person.userID, 3_600, now) }))
}

const accountOf = (index: number, now: number) => ({
  account: `bench${index}`,
  password_hash: null,
  nick_name: `Fan ${index}`,
  avatar: '',
  invite_code: `BENCH${index}`,
  invited_by: null,
  regist_time: now,
})

/** To its own groups, which no connection follows. */
const nextMessage = (groups: number): NewMessage => {
  appended += 1
  return {
    convID: `g:alone_${appended % groups}`,
    sender: String(appended % 50),
    random: appended,
    clientSequence: appended,
    body: [{ msgType: 'TIMTextElem', msgContent: { text: messageText(appended) } }],
    details: {
      groupType: 'Public',
      priority: 'Normal',
      clientTime: 0,
      cloudCustomData: '',
      nick: 'Fan',
      avatar: '',
      nameCard: '',
      senderLevel: 0,
      senderRole: 'Member',
    },
  }
}

export type ServerMethods = typeof methods
serveRpc(methods, tidyUp)
