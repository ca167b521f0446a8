import * as v from 'valibot'
import { grantGifts } from '../../services/live/grant-gifts'
import { findAccount } from '../../store/identity/accounts'
import { fail, fieldsOf, whole } from '../lives/fields'
import { time } from './fields'
import type { QueueOrder } from './queue'

const FIELDS = v.strictObject({
  uid: whole(1, 2_147_483_647),
  count: whole(1, 10_000),
  expires_at: v.optional(time),
})

export const grantGift = async ({ db, id, words, now }: QueueOrder) => {
  const { uid, count, expires_at = 0 } = fieldsOf(FIELDS, words)
  if (expires_at !== 0 && expires_at <= now) fail('expires_at is over.')
  if ((await findAccount(db, uid)) === null) fail(`There is no account ${uid}.`)
  const item = { account_id: uid, gift_id: id, count, expires_at }
  await grantGifts(db, item, now)
  return item
}
