import type { CouponScene } from '@org/api-client/contract'
import { PLAN_STATUS } from '@org/domain'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { CouponKindTable } from './coupon-tables'

export type CouponRow = Awaited<ReturnType<typeof findCoupon>> & object

const couponRows = (db: Kysely<Database>) =>
  db
    .selectFrom('coupon')
    .innerJoin('coupon_kind', 'coupon_kind.id', 'coupon.kind_id')
    .selectAll('coupon')
    .select(['coupon_kind.name_zh', 'coupon_kind.name_pt'])

const findCoupon = (db: Kysely<Database>, id: number) => couponRows(db).where('coupon.id', '=', id).executeTakeFirst()

const isUsable = (now: number) => sql<boolean>`(state = 'usable' AND coupon.expires_at > ${now})`

/** By the status of the contract. */
const WITH_STATUS: Readonly<Record<number, (now: number) => ReturnType<typeof isUsable>>> = {
  [PLAN_STATUS.inactive]: (now) => sql`(state = 'used' OR (state = 'usable' AND coupon.expires_at <= ${now}))`,
  [PLAN_STATUS.active]: isUsable,
  [PLAN_STATUS.finished]: () => sql`state = 'finished'`,
  [PLAN_STATUS.refund]: () => sql`state = 'refund'`,
  [PLAN_STATUS.inplay]: () => sql`state = 'inplay'`,
}

interface CouponsQuery {
  readonly uid: number
  readonly status: number
  readonly now: number
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest first. */
export const couponsOf = (
  db: Kysely<Database>,
  { uid, status, now, before, limit }: CouponsQuery,
): Promise<CouponRow[]> =>
  couponRows(db)
    .where('account_id', '=', uid)
    .where((WITH_STATUS[status] ?? isUsable)(now))
    .$if(before !== null, (query) => query.where('coupon.id', '<', before ?? 0))
    .orderBy('coupon.id', 'desc')
    .limit(limit)
    .execute()

interface Purchase {
  readonly uid: number
  readonly scene: CouponScene
  /** Without the coupon. */
  readonly price: number
  readonly now: number
}

const fits = ({ scene, price }: Purchase) =>
  sql<boolean>`(coupon.scene IN ('any', ${scene}) AND coupon.least <= ${price})`

/** What a member may use for a purchase: what saves most first, then what ends first. */
export const couponsFor = (db: Kysely<Database>, purchase: Purchase, limit: number): Promise<CouponRow[]> =>
  couponRows(db)
    .where('account_id', '=', purchase.uid)
    .where(isUsable(purchase.now))
    .where(fits(purchase))
    .orderBy(sql`least(coupon.gold, ${purchase.price}::integer)`, 'desc')
    .orderBy('coupon.expires_at')
    .orderBy('coupon.id')
    .limit(limit)
    .execute()

/** Spends a coupon, and returns what it pays; null if it cannot be used for that. A second purchase waits and finds it spent. */
export const spendCoupon = async (
  trx: Transaction<Database>,
  { id, plan_id, ...purchase }: Purchase & { readonly id: number; readonly plan_id: number | null },
): Promise<number | null> => {
  const row = await trx
    .updateTable('coupon')
    .set({ state: plan_id === null ? 'used' : 'inplay', used_at: purchase.now, plan_id })
    .where('id', '=', id)
    .where('account_id', '=', purchase.uid)
    .where(isUsable(purchase.now))
    .where(fits(purchase))
    .returning('gold')
    .executeTakeFirst()
  return row === undefined ? null : Math.min(row.gold, purchase.price)
}

interface Ended {
  readonly plan_id: number
  readonly state: 'finished' | 'refund'
}

/** Ends the coupons that have paid for a plan, and returns them. */
export const endCoupons = (trx: Transaction<Database>, { plan_id, state }: Ended) =>
  trx
    .updateTable('coupon')
    .set({ state })
    .where('plan_id', '=', plan_id)
    .where('state', '=', 'inplay')
    .returningAll()
    .execute()

type Terms = Pick<Selectable<CouponKindTable>, 'id' | 'scene' | 'gold' | 'least'>

interface Given {
  readonly uid: number
  readonly kind: Terms
  readonly drop_id: number | null
  readonly created_at: number
  readonly expires_at: number
}

/** Null if the member has one of this drop. */
export const insertCoupon = async (
  trx: Transaction<Database>,
  { uid, kind, drop_id, created_at, expires_at }: Given,
): Promise<CouponRow | null> => {
  const { id, scene, gold, least } = kind
  const row = await trx
    .insertInto('coupon')
    .values({ account_id: uid, kind_id: id, drop_id, scene, gold, least, created_at, expires_at })
    .onConflict((conflict) => conflict.columns(['drop_id', 'account_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row === undefined ? null : ((await findCoupon(trx, row.id)) ?? null)
}
