import type { Generated, GeneratedAlways } from 'kysely'

export interface ShopTables {
  goods: GoodsTable
  shop_order: ShopOrderTable
}

export interface GoodsTable {
  /** Those that are there from the start are below 100. */
  id: Generated<number>
  kind: 'vip' | 'gift'
  name_zh: string
  name_pt: string
  /** Days of VIP, or how many gifts. */
  amount: number
  /** Of gifts only. */
  gift_id: number | null
  /** The price. */
  gold: number
  /** Null for as many as wanted. */
  stock: number | null
  /** How many a member may buy; 0 for any number. */
  each_limit: Generated<number>
  sold: Generated<number>
  /** The lowest is first. */
  position: Generated<number>
  is_on: Generated<boolean>
}

/** What is bought is delivered in the same transaction. */
export interface ShopOrderTable {
  id: GeneratedAlways<number>
  account_id: number
  goods_id: number
  count: number
  /** What was paid, besides a coupon. */
  gold: number
  coupon_id: Generated<number | null>
  created_at: number
}
