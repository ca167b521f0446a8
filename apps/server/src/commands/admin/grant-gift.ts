import * as v from 'valibot'
import { announce } from '../../outbox/announce'
import { findAccount } from '../../store/identity/accounts'
import { putInBag } from '../../store/live/gifts'
import { fail, fieldsOf, whole } from '../lives/fields'
import { time } from './fields'
import type { QueueOrder } from './queue'

const FIELDS = v.strictObject({
  uid: whole(1, 2_147_483_647),
  count: whole(1, 10_000),
  expires_at: v.optional(time),
})

/** Puts gifts into the bag of a member, who sees them at once. */
export const grantGift = async ({ db, id, words, now }: QueueOrder) => {
  const { uid, count, expires_at = 0 } = fieldsOf(FIELDS, words)
  if (expires_at !== 0 && expires_at <= now) fail('expires_at is over.')
  if ((await findAccount(db, uid)) === null) fail(`There is no account ${uid}.`)
  const item = { account_id: uid, gift_id: id, count, expires_at }
  await putInBag(db, item)
  await announce(db, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['bag'] } }, now)
  return item
}
