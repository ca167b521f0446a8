import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { Asset } from './ledger'

/** A transaction of the ledger as its user sees it. */
export interface Booking {
  readonly id: number
  readonly kind: string
  readonly created_at: number
  /** What the user has got, or paid if it is below 0; money in cents of the purse's currency. */
  readonly changes: readonly { readonly asset: Asset; readonly amount: number; readonly currency: string }[]
}

interface BookingsQuery {
  readonly uid: number
  /** The kinds to list, or to leave out. */
  readonly kinds: readonly string[]
  readonly isListed: boolean
  /** Only those with a smaller id; null for the latest. */
  readonly before: number | null
  readonly limit: number
}

/** The latest first. */
export const bookingsOf = async (
  db: Kysely<Database>,
  { uid, kinds, isListed, before, limit }: BookingsQuery,
): Promise<readonly Booking[]> => {
  const { rows } = await sql<Booking>`
    SELECT ledger_transaction.id, kind, created_at,
      json_agg(json_build_object('asset', asset, 'amount', amount, 'currency', currency) ORDER BY asset) AS changes
    FROM ledger_account
    JOIN ledger_entry ON ledger_entry.account_id = ledger_account.id
    JOIN ledger_transaction ON ledger_transaction.id = ledger_entry.transaction_id
    WHERE owner = ${`user:${uid}`} AND (kind = ANY (${kinds}::text[])) = ${isListed}
      AND (${before}::bigint IS NULL OR ledger_entry.transaction_id < ${before}::bigint)
    GROUP BY ledger_transaction.id
    ORDER BY ledger_transaction.id DESC
    LIMIT ${limit}
  `.execute(db)
  return rows
}
