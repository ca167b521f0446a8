import * as v from 'valibot'
import { dropCoupons, grantCoupons } from '../../services/money/give-coupons'
import { findAccount } from '../../store/identity/accounts'
import { fail, fieldsOf, whole } from '../lives/fields'
import { time } from './fields'
import type { QueueOrder } from './queue'

const ID = whole(1, 2_147_483_647)

const GRANT = v.strictObject({ uid: ID, count: v.optional(whole(1, 100), '1') })

export const grantCoupon = async ({ db, id, words, now }: QueueOrder) => {
  const { uid, count } = fieldsOf(GRANT, words)
  if ((await findAccount(db, uid)) === null) fail(`There is no account ${uid}.`)
  await grantCoupons(db, { uid, kindID: id, count, now })
  return { uid, count }
}

const DROP = v.strictObject({
  count: whole(1, 1_000_000),
  liveid: v.optional(ID),
  code: v.optional(
    v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z0-9]{6,32}$/, 'It has 6 to 32 letters and digits.')),
  ),
  expires_at: v.optional(time),
})

/** Viewers of a room take what it was told of within an hour; a code is good for 30 days. */
const ROOM_SECONDS = 3_600
const CODE_SECONDS = 30 * 86_400

export const dropCoupon = async ({ db, id, words, now }: QueueOrder) => {
  const { count: stock, liveid = null, code = null, expires_at: given } = fieldsOf(DROP, words)
  if ((liveid === null) === (code === null)) fail('Name either liveid, whose viewers take them, or code.')
  const expires_at = given ?? now + (liveid === null ? CODE_SECONDS : ROOM_SECONDS)
  if (expires_at <= now) fail('expires_at is over.')
  const drop = await dropCoupons(db, { kindID: id, stock, code, liveid, expires_at, now })
  if (drop === null) fail(liveid === null ? `The code ${code} is in use.` : `There is no room ${liveid}.`)
  return { drop, count: stock, liveid, code, expires_at }
}
