import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from '@org/server/config'
import { startPostgres } from '@org/server/postgres'
import { startServer } from '@org/server/server'
import { signUserSig } from '@org/server/user-sig'

interface OurServerOptions {
  readonly port: number
  /** How many guests there are. */
  readonly guests: number
  readonly demoAccounts: boolean
}

/** Its steps back, the last one first. */
const ends: (() => unknown)[] = []

/** The whole server with its own database in this process, and the credentials of guests. */
export const startOurServer = async ({ port, guests, demoAccounts }: OurServerOptions) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-server-'))
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const config = loadConfig(
    { LOG_LEVEL: 'error' },
    { host: '127.0.0.1', port, dataDir, feed: 'off', demoAccounts, rateLimits: false },
  )
  const postgres = await startPostgres({ dir: join(dataDir, 'postgres'), password: config.secrets.database })
  ends.push(() => postgres.stop())
  const server = await startServer({ ...config, databaseUrl: postgres.url })
  ends.push(() => server.stop())
  const { db } = server.context
  const now = Math.floor(Date.now() / 1_000)
  const userIDs = Array.from({ length: guests }, (_, index) => `g_bench${index}`)
  const rows = userIDs.map((id) => ({ id, nick_name: id, avatar: '', created_at: now - 86_400, seen_at: now }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insertInto('guest')
      .values(rows.slice(at, at + AT_ONCE))
      .execute()
  const people = userIDs.map((userID) => ({ userID, userSig: signUserSig(config, userID, 3_600, now) }))
  return { server, now, sdkAppId: config.sdkAppId, people }
}

export const stopOurServer = async (): Promise<void> => {
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) await end()
}

const AT_ONCE = 500
