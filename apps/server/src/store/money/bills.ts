import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { Asset } from './ledger'

/** An entry of an account. */
export interface Bill {
  /** That of its transaction. */
  readonly id: number
  readonly kind: string
  /** Below 0 for what went out. */
  readonly amount: number
  /** The balance after it. */
  readonly balance: number
  readonly created_at: number
}

interface BillsQuery {
  readonly uid: number
  readonly asset: Asset
  readonly flow: 'all' | 'in' | 'out'
  /** Only those with a smaller id; null for the latest. */
  readonly before: number | null
  readonly limit: number
}

/** The latest first. Balances are counted back from the present one, over the entries after each. */
export const billsOf = async (
  db: Kysely<Database>,
  { uid, asset, flow, before, limit }: BillsQuery,
): Promise<readonly Bill[]> => {
  const { rows } = await sql<Bill>`
    SELECT id, kind, amount, bill.balance, created_at FROM (
      SELECT transaction_id, amount,
        (balance - coalesce(sum(amount) OVER (ORDER BY transaction_id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint
          AS balance
      FROM ledger_account JOIN ledger_entry ON ledger_entry.account_id = ledger_account.id
      WHERE owner = ${`user:${uid}`} AND asset = ${asset}
    ) bill
    JOIN ledger_transaction ON ledger_transaction.id = bill.transaction_id
    WHERE (${before}::bigint IS NULL OR id < ${before}::bigint)
      AND (${flow} = 'all' OR (amount > 0) = (${flow} = 'in'))
    ORDER BY id DESC
    LIMIT ${limit}
  `.execute(db)
  return rows
}

interface GoldQuery {
  readonly uid: number
  /** Empty for all. */
  readonly kind: string
  readonly offset: number
  readonly limit: number
}

/** The entries of the gold of a user, the latest first, and how many there are. */
export const goldEntries = async (
  db: Kysely<Database>,
  { uid, kind, offset, limit }: GoldQuery,
): Promise<{ readonly rows: readonly Omit<Bill, 'balance'>[]; readonly total: number }> => {
  const entries = db
    .selectFrom('ledger_account')
    .innerJoin('ledger_entry', 'ledger_entry.account_id', 'ledger_account.id')
    .innerJoin('ledger_transaction', 'ledger_transaction.id', 'ledger_entry.transaction_id')
    .where('owner', '=', `user:${uid}`)
    .where('asset', '=', 'gold')
    .$if(kind !== '', (query) => query.where('kind', '=', kind))
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await entries
    .select(['ledger_transaction.id', 'kind', 'amount', 'created_at'])
    .orderBy('ledger_transaction.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: Number(total) }
}
