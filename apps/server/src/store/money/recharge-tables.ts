import type { PayMethod } from '@org/api-client/contract'
import type { Generated, GeneratedAlways } from 'kysely'

export interface RechargeTables {
  recharge_option: RechargeOptionTable
  recharge: RechargeTable
}

export interface RechargeOptionTable {
  /** Those that are there from the start are below 100. */
  id: Generated<number>
  /** ISO 4217. */
  currency: string
  cents: number
  gold: number
  /** On top of it. */
  bonus: Generated<number>
  /** The lowest is first. */
  position: Generated<number>
  is_on: Generated<boolean>
}

/** What the option said when the member chose it. */
export interface RechargeTable {
  id: GeneratedAlways<number>
  account_id: number
  currency: string
  cents: number
  /** With the bonus. */
  gold: number
  method: PayMethod
  /** The name of the provider that takes the money; empty for the money that the member has here. */
  provider: string
  webview: boolean
  status: Generated<'created' | 'paid' | 'failed'>
  created_at: number
  expires_at: number
  paid_at: Generated<number | null>
}
