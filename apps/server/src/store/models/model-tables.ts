import type { ModelName } from '@org/domain'
import type { Generated, GeneratedAlways } from 'kysely'

/** Times are epoch seconds. */
export interface ModelTables {
  model_entry: ModelEntryTable
  model_plan: ModelPlanTable
  model_subscription: ModelSubscriptionTable
}

/** One for each football match: all models read the same expected goals. It is not changed after kick-off, except to settle it. */
export interface ModelEntryTable {
  match_id: number
  /** The goals that a side is expected to score; null if too few results are known. */
  home_goals: number | null
  away_goals: number | null
  /** How many results they come from. */
  results: number
  computed_at: number
  /** Computed after the match, from the results before it. */
  backtest: boolean
  state: Generated<'open' | 'settled' | 'void'>
  /** Without extra time; of settled ones only. */
  home_score: Generated<number | null>
  away_score: Generated<number | null>
  /** 0 before. */
  settled_at: Generated<number>
}

export interface ModelPlanTable {
  /** Those that are there from the start are below 100. */
  id: Generated<number>
  model: ModelName
  days: number
  /** The price. */
  gold: number
  is_on: Generated<boolean>
}

export interface ModelSubscriptionTable {
  id: GeneratedAlways<number>
  account_id: number
  plan_id: number
  model: ModelName
  days: number
  /** What was paid, besides a coupon. */
  gold: number
  coupon_id: Generated<number | null>
  starts_at: number
  ends_at: number
  created_at: number
}
