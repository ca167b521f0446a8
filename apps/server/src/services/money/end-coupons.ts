import type { Transaction } from 'kysely'
import { endCoupons, insertCoupon } from '../../store/money/coupons'
import type { Database } from '../../store/schema'
import { tellOwner } from './coupons'

/** A coupon that comes back can be used at least so long. */
const BACK_SECONDS = 7 * 86_400

interface Ended {
  readonly planID: number
  readonly isRefunded: boolean
  readonly now: number
}

/** Ends the coupons that have paid for a plan. For each one of a plan that is refunded, its member gets one with the same terms. */
export const endCouponsOf = async (trx: Transaction<Database>, { planID, isRefunded, now }: Ended): Promise<void> => {
  const ended = await endCoupons(trx, { plan_id: planID, state: isRefunded ? 'refund' : 'finished' })
  for (const { account_id: uid, kind_id, scene, gold, least, expires_at } of ended) {
    const kind = { id: kind_id, scene, gold, least }
    const given = { uid, kind, drop_id: null, created_at: now, expires_at: Math.max(expires_at, now + BACK_SECONDS) }
    if (isRefunded) await insertCoupon(trx, given)
    await tellOwner(trx, uid, now)
  }
}
