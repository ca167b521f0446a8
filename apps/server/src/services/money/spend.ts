import type { Transaction } from 'kysely'
import { InsufficientBalanceError, post, type Owner } from '../../store/money/ledger'
import type { Database } from '../../store/schema'
import { Refusal } from '../refusal'

interface Spent {
  readonly idempotencyKey: string
  readonly kind: string
  readonly uid: number
  readonly to: Owner
  readonly gold: number
  /** Epoch seconds. */
  readonly now: number
}

/** Takes gold out of the purse of a member, none if a coupon has paid for all. Throws a Refusal without enough of it. */
export const spend = async (
  trx: Transaction<Database>,
  { idempotencyKey, kind, uid, to, gold, now }: Spent,
): Promise<void> => {
  if (gold === 0) return
  const transfers = [{ asset: 'gold', from: `user:${uid}`, to, amount: gold }] as const
  try {
    await post(trx, { idempotencyKey, kind, now, transfers })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw new Refusal('notEnoughGold')
    throw error
  }
}
