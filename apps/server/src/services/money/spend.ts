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

/** Takes gold out of the purse of a member. Throws a Refusal without enough of it. */
export const spend = async (
  trx: Transaction<Database>,
  { idempotencyKey, kind, uid, to, gold, now }: Spent,
): Promise<void> => {
  const transfers = [{ asset: 'gold', from: `user:${uid}`, to, amount: gold }] as const
  try {
    await post(trx, { idempotencyKey, kind, now, transfers })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw new Refusal('notEnoughGold')
    throw error
  }
}
