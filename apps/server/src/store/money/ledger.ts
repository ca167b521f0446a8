import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../schema'

export type Asset = 'gold' | 'diamond' | 'point' | 'money'

/** A user's purse, or one of the system's, by what the balance is for. */
export type Owner = `user:${number}` | `system:${string}`

export interface Transfer {
  readonly asset: Asset
  readonly from: Owner
  readonly to: Owner
  /** Whole and above 0; money in cents. */
  readonly amount: number
}

export interface Posting {
  /** The same key is booked once, whatever is retried. */
  readonly idempotencyKey: string
  readonly kind: string
  /** Epoch seconds. */
  readonly now: number
  readonly transfers: readonly Transfer[]
}

export class InsufficientBalanceError extends Error {
  override readonly name = 'InsufficientBalanceError'
  constructor(readonly owner: Owner) {
    super(`${owner} does not have that much.`)
  }
}

/**
 * Books transfers as one double-entry transaction. False when the key was booked before, and nothing is done. Throws
 * InsufficientBalanceError, which must end the surrounding transaction.
 */
export const post = async (db: Transaction<Database>, posting: Posting): Promise<boolean> => {
  const { idempotencyKey, kind, now, transfers } = posting
  const transaction = await db
    .insertInto('ledger_transaction')
    .values({ idempotency_key: idempotencyKey, kind, created_at: now })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (transaction === undefined) return false

  const changes = sumByPurse(transfers)
  const purses = await openPurses(db, changes)
  // In one order for everybody, so that two bookings never wait for each other.
  for (const { id, owner, amount } of purses) {
    if (owner.startsWith('system:')) continue
    const { numUpdatedRows } = await db
      .updateTable('ledger_account')
      .set({ balance: sql`balance + ${amount}` })
      .where('id', '=', id)
      .where(sql`balance + ${amount}`, '>=', 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new InsufficientBalanceError(owner)
  }
  await db
    .insertInto('ledger_entry')
    .values(purses.map(({ id, amount }) => ({ transaction_id: transaction.id, account_id: id, amount })))
    .execute()
  return true
}

/** What a user has, by asset; assets never touched are 0. */
export const balancesOf = async (db: Kysely<Database>, uid: number): Promise<Record<Asset, number>> => {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['asset', 'balance'])
    .where('owner', '=', `user:${uid}`)
    .execute()
  return { gold: 0, diamond: 0, point: 0, money: 0, ...Object.fromEntries(rows.map((row) => [row.asset, row.balance])) }
}

/** All that a user was ever given of an asset, spent or not. */
export const receivedBy = async (db: Kysely<Database>, uid: number, asset: Asset): Promise<number> => {
  const { total } = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('ledger_entry.amount'), sql<number>`0`).as('total'))
    .where('ledger_account.owner', '=', `user:${uid}`)
    .where('ledger_account.asset', '=', asset)
    .where('ledger_entry.amount', '>', 0)
    .executeTakeFirstOrThrow()
  return Number(total)
}

interface Change {
  readonly owner: Owner
  readonly asset: Asset
  readonly amount: number
}

const sumByPurse = (transfers: readonly Transfer[]): Change[] => {
  const changes = new Map<string, Change>()
  const add = (owner: Owner, asset: Asset, amount: number) => {
    const key = `${owner} ${asset}`
    changes.set(key, { owner, asset, amount: (changes.get(key)?.amount ?? 0) + amount })
  }
  for (const { asset, from, to, amount } of transfers) {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new Error(`A transfer of ${amount} ${asset} is not possible.`)
    add(from, asset, -amount)
    add(to, asset, amount)
  }
  return [...changes.values()].filter(({ amount }) => amount !== 0)
}

const openPurses = async (db: Transaction<Database>, changes: readonly Change[]) => {
  const keys = changes.map(({ owner, asset }) => ({ owner, asset }))
  await db
    .insertInto('ledger_account')
    .values(keys)
    .onConflict((conflict) => conflict.columns(['owner', 'asset']).doNothing())
    .execute()
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'owner', 'asset'])
    .where(
      'owner',
      'in',
      keys.map(({ owner }) => owner),
    )
    .execute()
  return changes
    .map((change) => {
      const row = rows.find(({ owner, asset }) => owner === change.owner && asset === change.asset)
      if (row === undefined) throw new Error(`The purse of ${change.owner} is missing.`)
      return { ...change, id: row.id }
    })
    .sort((a, b) => a.id - b.id)
}
