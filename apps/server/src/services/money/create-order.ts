import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { extendVip, findAccount } from '../../store/identity/accounts'
import { putInBag } from '../../store/live/gifts'
import { balancesOf } from '../../store/money/ledger'
import { boughtBy, insertOrder, lockGoods } from '../../store/money/shop'
import { lockMember } from '../../store/money/tasks'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'
import { payWithCoupon } from './coupons'
import { spend } from './spend'

const DAY_SECONDS = 86_400

interface Ordered {
  readonly goods_id: number
  readonly count: number
  /** The price of all of them, as the member has seen it. */
  readonly gold: number
  readonly coupon_id?: number | undefined
}

/**
 * Sells goods to a member: the gold leaves the purse, the stock falls, and the goods are delivered, all in one
 * transaction. The price that was shown is the price that is paid. Rule: SRV-11.
 */
export const createOrder = ({ clock }: Context, uid: number, { goods_id, count, gold: price, coupon_id }: Ordered) =>
  new Change(
    async (trx) => {
      const now = seconds(clock)
      await lockMember(trx, uid)
      const goods = await lockGoods(trx, goods_id)
      if (goods === null) throw new Refusal('notFound')
      if (goods.gold * count !== price) throw new Refusal('priceChanged')
      if (goods.stock !== null && goods.stock < count) throw new Refusal('soldOut')
      if (goods.each_limit > 0 && (await boughtBy(trx, { uid, goodsID: goods_id })) + count > goods.each_limit)
        throw new Refusal('boughtEnough')
      const scene = goods.kind === 'vip' ? 'vip' : 'shop'
      const gold = price - (await payWithCoupon(trx, coupon_id, { uid, scene, price, now }))
      const order = { account_id: uid, goods_id, count, gold, coupon_id: coupon_id ?? null, created_at: now }
      const id = await insertOrder(trx, order)
      await spend(trx, { idempotencyKey: `order:${id}`, kind: 'order', uid, to: 'system:shop', gold, now })
      const amount = goods.amount * count
      if (goods.gift_id === null) await extendVip(trx, uid, { by: amount * DAY_SECONDS, now })
      else await putInBag(trx, { account_id: uid, gift_id: goods.gift_id, count: amount, expires_at: 0 })
      const { name_zh, name_pt } = goods
      await writeNotice(trx, uid, { type: 'orderDelivered', data: { name_zh, name_pt, count, gold } }, now)
      await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['user', 'bag'] } }, now)
      const account = await findAccount(trx, uid)
      if (account === null) throw new Refusal('loginExpired')
      const { vip_level, vip_date } = account
      return { id, gold: (await balancesOf(trx, uid)).gold, vip_level, vip_date }
    },
    () => {},
    `goods:${goods_id}`,
  )
