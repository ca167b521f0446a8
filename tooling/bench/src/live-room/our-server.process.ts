import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@org/server/config'
import { ensureGroup } from '@org/server/groups'
import { startPostgres, type RunningPostgres } from '@org/server/postgres'
import { startServer, type RunningServer } from '@org/server/server'
import { signUserSig } from '@org/server/user-sig'
import { stopwatch, type Spent } from '../harness/cpu'
import { serveRpc } from '../harness/process-rpc'

const dataDir = mkdtempSync(join(tmpdir(), 'bench-live-room-'))
let postgres: RunningPostgres | null = null
let server: RunningServer | null = null
let stop: () => Spent = () => ({ cpuMicros: 0, wallMs: 0 })

const methods = {
  /** The whole server with its own database, a chat room, and the credentials of guests. */
  start: async ({ port, guests }: { port: number; guests: number }) => {
    const config = loadConfig(
      { LOG_LEVEL: 'error' },
      { host: '127.0.0.1', port, dataDir, feed: 'off', demoAccounts: false, rateLimits: false },
    )
    postgres = await startPostgres({ dir: join(dataDir, 'postgres'), password: config.secrets.database })
    server = await startServer({ ...config, databaseUrl: postgres.url })
    const { db } = server.context
    const now = Math.floor(Date.now() / 1_000)
    await ensureGroup(db, { groupID: 'final', type: 'AVChatRoom', name: 'final', ownerID: '1' })
    const userIDs = Array.from({ length: guests }, (_, index) => `g_bench${index}`)
    const rows = userIDs.map((id) => ({ id, nick_name: id, avatar: '', created_at: now - 86_400, seen_at: now }))
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('guest')
        .values(rows.slice(at, at + 500))
        .execute()
    const people = userIDs.map((userID): [string, string] => [userID, signUserSig(config, userID, 3_600, now)])
    return { sdkAppId: config.sdkAppId, groupID: 'final', people }
  },
  watch: () => {
    globalThis.gc?.()
    stop = stopwatch()
  },
  spent: () => stop(),
}

const tidyUp = async () => {
  await server?.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

export type OurMethods = typeof methods
serveRpc(methods, tidyUp)
