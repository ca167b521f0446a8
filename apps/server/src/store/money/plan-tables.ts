import type { PlanResult, PlanTemplate } from '@org/domain'
import type { Generated, GeneratedAlways } from 'kysely'

/** Times are epoch seconds. */
export interface PlanTables {
  plan: PlanTable
  plan_purchase: PlanPurchaseTable
  plan_record: PlanRecordTable
}

export type PlanLanguage = 'zh' | 'pt-BR'
export type PlanOption = 'home' | 'draw' | 'away' | 'over' | 'under'

/** What is published never changes: the database refuses it. */
export interface PlanTable {
  id: GeneratedAlways<number>
  /** The master. */
  account_id: number
  match_id: number
  /** That of the match, for look-ups. */
  sport_id: number
  template: PlanTemplate
  /** The total that is asked for: whether there are more; 0 without one. */
  line: number
  option: PlanOption
  /** Decimal odds in hundredths. */
  odds: number
  /** The language of its texts. */
  lang: PlanLanguage
  /** Public. */
  title: string
  text: string
  salt: string
  hash: string
  /** The price. */
  gold: number
  published_at: number
  buyers: Generated<number>
  result: Generated<PlanResult | null>
  ended_at: Generated<number>
}

/** One for each member and plan. */
export interface PlanPurchaseTable {
  id: GeneratedAlways<number>
  plan_id: number
  account_id: number
  gold: number
  /** What a coupon has paid, besides the gold. */
  coupon_gold: Generated<number>
  created_at: number
}

/** Computed from the plans of the master whenever one of them ends. */
export interface PlanRecordTable {
  account_id: number
  /** That of the last plan. */
  lang: PlanLanguage
  settled: Generated<number>
  won: Generated<number>
  /** The share that was won, of 10 000. */
  hit: Generated<number>
  /** In hundredths of a unit. */
  profit: Generated<number>
  streak: Generated<number>
  longest: Generated<number>
  is_demo: Generated<boolean>
}
