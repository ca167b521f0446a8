import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../schema'

export type Asset = 'gold' | 'diamond' | 'point' | 'money'

/** A user's account, or a system account by its purpose. */
export type Owner = `user:${number}` | `system:${string}`

export interface Transfer {
  readonly asset: Asset
  readonly from: Owner
  readonly to: Owner
  /** Whole and above 0; money in cents. */
  readonly amount: number
}

export interface Posting {
  /** A transaction with the same key is booked once. */
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
 * Books transfers as one double-entry transaction. False if the key was booked before; then nothing is done. Throws
 * InsufficientBalanceError, which must roll back the surrounding transaction. Rule: SRV-11.
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
  // In a fixed order, so that two bookings do not deadlock.
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

/** The balances of a user by asset; unused assets are 0. */
export const balancesOf = async (db: Kysely<Database>, uid: number): Promise<Record<Asset, number>> => {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['asset', 'balance'])
    .where('owner', '=', `user:${uid}`)
    .execute()
  return { gold: 0, diamond: 0, point: 0, money: 0, ...Object.fromEntries(rows.map((row) => [row.asset, row.balance])) }
}

/** The total that a user has received of an asset, including what was spent. */
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
