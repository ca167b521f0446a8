import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { putInBag } from '../../store/live/gifts'
import type { Database } from '../../store/schema'

/** Puts gifts into the bag of a member, who sees them at once. `now` is in epoch seconds. */
export const grantGifts = async (
  trx: Transaction<Database>,
  item: Parameters<typeof putInBag>[1],
  now: number,
): Promise<void> => {
  await putInBag(trx, item)
  await announce(trx, `user:${item.account_id}`, { type: 'AccountChanged', data: { tags: ['bag'] } }, now)
}
