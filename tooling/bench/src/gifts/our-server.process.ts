import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAccountByName } from '@org/server/accounts'
import { changeLives } from '@org/server/change-lives'
import { loadConfig } from '@org/server/config'
import { startPostgres, type RunningPostgres } from '@org/server/postgres'
import { startServer, type RunningServer } from '@org/server/server'
import { signUserSig } from '@org/server/user-sig'
import { serveRpc } from '../harness/process-rpc'

const dataDir = mkdtempSync(join(tmpdir(), 'bench-gifts-'))
let postgres: RunningPostgres | null = null
let server: RunningServer | null = null

const methods = {
  /** The whole server with its own database, the room of a demonstration account on air, and the credentials of guests. */
  start: async ({ port, guests }: { port: number; guests: number }) => {
    const config = loadConfig(
      { LOG_LEVEL: 'error' },
      { host: '127.0.0.1', port, dataDir, feed: 'off', demoAccounts: true, rateLimits: false },
    )
    postgres = await startPostgres({ dir: join(dataDir, 'postgres'), password: config.secrets.database })
    server = await startServer({ ...config, databaseUrl: postgres.url })
    const { db } = server.context
    const now = Math.floor(Date.now() / 1_000)
    const anchor = await findAccountByName(db, 'demo2')
    if (anchor === null) throw new Error('There is no demonstration account.')
    const liveid = anchor.id
    await db
      .insertInto('live_category')
      .values({ id: 1, sport_id: 1, name_zh: '足球', name_pt: 'Futebol', position: 0 })
      .execute()
    for (const order of [
      ['anchors', 'add', `${liveid}`],
      ['rooms', 'add', `${liveid}`, 'category_id=1', 'title_zh=决赛', 'title_pt=Final'],
      ['rooms', 'open', `${liveid}`],
    ])
      await changeLives(db, order, { name: 'bench', now })
    const userIDs = Array.from({ length: guests }, (_, index) => `g_bench${index}`)
    await db
      .insertInto('guest')
      .values(userIDs.map((id) => ({ id, nick_name: id, avatar: '', created_at: now - 86_400, seen_at: now })))
      .execute()
    const people = userIDs.map((userID) => ({ userID, userSig: signUserSig(config, userID, 3_600, now) }))
    return { sdkAppId: config.sdkAppId, liveid, groupID: `ROOM_${liveid}`, people }
  },
  /** The gold of all gifts as it was recorded and as it was booked, and the sum of all entries of the ledger, which is 0. */
  books: async () => {
    if (server === null) throw new Error('The server is not running.')
    const { db } = server.context
    const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + Number(amount), 0)
    const entries = await db.selectFrom('ledger_entry').select('amount').execute()
    const recorded = await db.selectFrom('gift_record').select('gold as amount').execute()
    const paid = await db
      .selectFrom('ledger_entry')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
      .select('ledger_entry.amount')
      .where('ledger_transaction.kind', '=', 'gift')
      .where('ledger_entry.amount', '<', 0)
      .execute()
    return { all: sum(entries), recorded: sum(recorded), paid: -sum(paid), gifts: recorded.length }
  },
}

const tidyUp = async () => {
  await server?.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

export type OurMethods = typeof methods
serveRpc(methods, tidyUp)
