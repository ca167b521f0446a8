import type { PayoutMethod } from '@org/api-client/contract'
import type { Generated, GeneratedAlways } from 'kysely'

/** Times are epoch seconds. */
export interface WithdrawTables {
  payout_account: PayoutAccountTable
  withdraw: WithdrawTable
  money_credit: MoneyCreditTable
}

/** Of a member. What it says never changes. */
export interface PayoutAccountTable {
  id: GeneratedAlways<number>
  account_id: number
  method: PayoutMethod
  name: string
  number: string
  created_at: number
  /** 0 if it is in use. */
  removed_at: Generated<number>
}

export interface WithdrawTable {
  id: GeneratedAlways<number>
  account_id: number
  payout_id: number
  cents: number
  /** What is kept of it. */
  fee: number
  currency: string
  /** Of `PAYOUT_STATUS`. */
  status: Generated<0 | 1 | 2 | 3>
  reason: Generated<string>
  created_at: number
  /** 0 before. */
  ended_at: Generated<number>
}

/** What an operator has paid into the money of a member. */
export interface MoneyCreditTable {
  id: GeneratedAlways<number>
  account_id: number
  cents: number
  currency: string
  /** For operators. */
  reason: string
  /** By which a repeated credit is known. Null in rows that an older version wrote. */
  ref: string | null
}
