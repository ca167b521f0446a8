import type { Generated, GeneratedAlways } from 'kysely'

export interface LedgerTables {
  ledger_account: LedgerAccountTable
  ledger_transaction: LedgerTransactionTable
  ledger_entry: LedgerEntryTable
}

export interface LedgerAccountTable {
  id: GeneratedAlways<number>
  /** `user:<uid>`, or `system:<purpose>`. */
  owner: string
  /** gold, diamond, point, or money in cents. */
  asset: string
  /** The balance of a user, never below 0. A system account's balance is the sum of its entries. */
  balance: Generated<number>
  /** Of the money of a user; empty before any came in. */
  currency: Generated<string>
}

export interface LedgerTransactionTable {
  id: GeneratedAlways<number>
  idempotency_key: string
  kind: string
  /** Epoch seconds. */
  created_at: number
}

/** The entries of a transaction add up to 0 for each asset; the database checks it at commit. */
export interface LedgerEntryTable {
  transaction_id: number
  account_id: number
  amount: number
}
