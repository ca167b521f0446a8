import type { EpochSeconds } from '@org/domain'
import type { Transaction } from 'kysely'
import { addPushEvent } from '../../store/service/push-events'
import type { Database } from '../../store/schema'
import { writeNotice, type NewNotice } from './write-notice'

/** A browser that is away for longer is not told of it any more. */
const USEFUL_SECONDS = 3_600

/** Tells a member in the messages, and in the browsers that take messages, that a plan has ended. */
export const writePlanEnd = async (
  trx: Transaction<Database>,
  uid: number,
  notice: Extract<NewNotice, { readonly type: 'planEnded' | 'planEarned' }>,
  now: EpochSeconds,
): Promise<void> => {
  await writeNotice(trx, uid, notice, now)
  await addPushEvent(trx, { kind: 'plan_settled', subject: uid, data: notice, expires_at: now + USEFUL_SECONDS })
}
