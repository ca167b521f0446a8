import { findAccountByName } from '@org/server/accounts'
import { changeLives } from '@org/server/change-lives'
import type { RunningServer } from '@org/server/server'
import { startOurServer, stopOurServer } from '../harness/our-server'
import { serveRpc } from '../harness/process-rpc'

let server: RunningServer | null = null

const methods = {
  /** The whole server, the room of a demonstration account on air, and the credentials of guests. */
  start: async (options: { port: number; guests: number }) => {
    const { now, sdkAppId, people, ...ours } = await startOurServer({ ...options, demoAccounts: true })
    server = ours.server
    const { db } = server.context
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
    return { sdkAppId, liveid, groupID: `ROOM_${liveid}`, people }
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

export type OurMethods = typeof methods
serveRpc(methods, stopOurServer)
