import type { CouponScene } from '@org/api-client/contract'
import type { Generated, GeneratedAlways } from 'kysely'

/** Times are epoch seconds. */
export interface CouponTables {
  coupon_kind: CouponKindTable
  coupon_drop: CouponDropTable
  coupon: CouponTable
}

export interface CouponKindTable {
  /** Those that are there from the start are below 100. */
  id: Generated<number>
  name_zh: string
  name_pt: string
  scene: CouponScene
  /** What it is worth. */
  gold: number
  /** The lowest price that it is for. */
  least: Generated<number>
  /** How long it can be used. */
  days: Generated<number>
  is_on: Generated<boolean>
}

/** Coupons of a kind that members take, each one of them. */
export interface CouponDropTable {
  id: GeneratedAlways<number>
  kind_id: number
  /** Without one it is taken by its id. */
  code: string | null
  /** The room in which it was shown. */
  room_id: number | null
  /** How many are left. */
  stock: number
  taken: Generated<number>
  created_at: number
  expires_at: number
}

/** A coupon of a member, with the terms that it had when it was given. */
export interface CouponTable {
  id: GeneratedAlways<number>
  account_id: number
  kind_id: number
  drop_id: Generated<number | null>
  scene: CouponScene
  gold: number
  least: number
  created_at: number
  expires_at: number
  /** One that paid for a plan follows the plan. */
  state: Generated<'usable' | 'used' | 'inplay' | 'finished' | 'refund'>
  used_at: Generated<number>
  plan_id: Generated<number | null>
}
