import type { Coupon, Endpoints, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import { PLAN_STATUS } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { lockDrop, takeFromDrop, findKind } from '../../store/money/coupon-drops'
import { couponsFor, couponsOf, insertCoupon, spendCoupon, type CouponRow } from '../../store/money/coupons'
import type { Database } from '../../store/schema'
import { Change } from '../changes/change'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { rowBefore } from '../row-cursor'

const DAY_SECONDS = 86_400
/** A purchase offers no more to choose from. */
const MOST_USABLE = 50

interface Reader {
  readonly uid: number
  readonly lang: Language
}

/** A page of those of a member with a status, the newest first. */
export const listCoupons = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, lang }: Reader,
  { status, cursor, size }: ParsedRequestOf<Endpoints['getCoupons']>,
): Promise<ReplyOf<Endpoints['getCoupons']>> => {
  const now = seconds(clock)
  const rows = await couponsOf(db, { uid, status, now, before: rowBefore(cursor), limit: size + 1 })
  const list = rows.slice(0, size).map((row) => wireCoupon(row, lang, now))
  return { list, next: rows.length > size ? String(list.at(-1)?.id ?? '') : '' }
}

export const usableCoupons = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, lang }: Reader,
  { scene, price }: ParsedRequestOf<Endpoints['getUsableCoupons']>,
): Promise<{ list: Coupon[] }> => {
  const now = seconds(clock)
  const rows = await couponsFor(db, { uid, scene, price, now }, MOST_USABLE)
  return { list: rows.map((row) => wireCoupon(row, lang, now)) }
}

/** Gives a member one of the coupons of a room or a code, as long as there are some. Rule: SRV-11. */
export const takeCoupon = (
  { clock }: Pick<Context, 'clock'>,
  { uid, lang }: Reader,
  { id, code: typed }: ParsedRequestOf<Endpoints['takeCoupon']>,
) => {
  if ((id === undefined) === (typed === undefined)) throw new Refusal('invalidRequest', 'Either id or code')
  const code = typed?.trim().toUpperCase() ?? null
  return new Change(
    async (trx) => {
      const now = seconds(clock)
      const drop = await lockDrop(trx, { id: id ?? null, code, now })
      const kind = drop && (await findKind(trx, drop.kind_id))
      if (drop === null || kind?.is_on !== true) throw new Refusal(code === null ? 'notFound' : 'couponCodeWrong')
      const given = { uid, kind, drop_id: drop.id, created_at: now, expires_at: now + kind.days * DAY_SECONDS }
      const row = await insertCoupon(trx, given)
      if (row === null) throw new Refusal('couponTaken')
      if (drop.stock < 1) throw new Refusal('couponsGone')
      await takeFromDrop(trx, drop.id)
      await tellOwner(trx, uid, now)
      return { coupon: wireCoupon(row, lang, now) }
    },
    () => {},
    `drop:${id ?? code}`,
  )
}

/** Their other devices ask again. */
export const tellOwner = (trx: Transaction<Database>, uid: number, now: number) =>
  announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['coupon'] } }, now)

/** Spends a coupon for a purchase, and returns what it pays; nothing without one. */
export const payWithCoupon = async (
  trx: Transaction<Database>,
  id: number | undefined,
  purchase: Omit<Parameters<typeof spendCoupon>[1], 'id' | 'plan_id'> & { readonly plan_id?: number },
): Promise<number> => {
  if (id === undefined) return 0
  const paid = await spendCoupon(trx, { plan_id: null, ...purchase, id })
  if (paid === null) throw new Refusal('couponUnfit')
  await tellOwner(trx, purchase.uid, purchase.now)
  return paid
}

const STATUS = {
  used: PLAN_STATUS.inactive,
  inplay: PLAN_STATUS.inplay,
  finished: PLAN_STATUS.finished,
  refund: PLAN_STATUS.refund,
} as const

const wireCoupon = (row: CouponRow, lang: Language, now: number): Coupon => {
  const { id, scene, gold, least, state, expires_at, used_at } = row
  const isFresh = expires_at > now
  return {
    id,
    name: lang === 'zh' ? row.name_zh : row.name_pt,
    scene,
    gold,
    least,
    status: state === 'usable' ? (isFresh ? PLAN_STATUS.active : PLAN_STATUS.inactive) : STATUS[state],
    expires_at,
    used_at,
  }
}
