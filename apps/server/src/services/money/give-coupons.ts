import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { findRoom } from '../../store/live/rooms'
import { findKind, insertDrop } from '../../store/money/coupon-drops'
import { insertCoupon } from '../../store/money/coupons'
import type { Database } from '../../store/schema'
import { hostSender } from '../live/host-sender'
import { writeNotice } from '../notices/write-notice'
import { Refusal } from '../refusal'
import { tellOwner } from './coupons'

const DAY_SECONDS = 86_400

interface Granted {
  readonly uid: number
  readonly kindID: number
  readonly count: number
  readonly now: number
}

/** Gives a member coupons of a kind, and tells them. */
export const grantCoupons = async (trx: Transaction<Database>, { uid, kindID, count, now }: Granted): Promise<void> => {
  const kind = await kindOf(trx, kindID)
  const given = { uid, kind, drop_id: null, created_at: now, expires_at: now + kind.days * DAY_SECONDS }
  for (let at = 0; at < count; at += 1) await insertCoupon(trx, given)
  const { name_zh, name_pt, gold } = kind
  await writeNotice(trx, uid, { type: 'couponGranted', data: { name_zh, name_pt, count, gold } }, now)
  await tellOwner(trx, uid, now)
}

interface Dropped {
  readonly kindID: number
  readonly stock: number
  /** Without one they are for the viewers of the room. */
  readonly code: string | null
  /** The anchor of the room that is told; null for none. */
  readonly liveid: number | null
  readonly expires_at: number
  readonly now: number
}

/**
 * Lets members take coupons of a kind, and tells a room of them, after the commit. Null if the code is in use, or if there is no such
 * room.
 */
export const dropCoupons = async (
  trx: Transaction<Database>,
  { kindID, stock, code, liveid, expires_at, now }: Dropped,
): Promise<number | null> => {
  const kind = await kindOf(trx, kindID)
  const room = liveid === null ? null : await findRoom(trx, now, liveid)
  if (liveid !== null && room === null) return null
  const drop = await insertDrop(trx, { kind_id: kindID, code, room_id: liveid, stock, created_at: now, expires_at })
  if (drop === null) return null
  if (room !== null && liveid !== null) {
    const sender = await hostSender(trx, liveid, room, now)
    const titles = { title: kind.name_zh, title_pt: kind.name_pt }
    const data = { liveid, coupon_id: drop.id, ...titles, count: stock, sender }
    await announce(trx, `group:${room.group_id}`, { type: 'sendCouponGift', data }, now)
  }
  return drop.id
}

const kindOf = async (trx: Transaction<Database>, id: number) => {
  const kind = await findKind(trx, id)
  if (kind === null) throw new Refusal('notFound')
  return kind
}
