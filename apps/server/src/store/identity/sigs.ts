import type { Kysely } from 'kysely'
import { isMemberID } from './member-id'
import type { Database } from '../schema'

/** The fields of a chat signature. */
export interface SigFacts {
  /** Its session; null for guests, and if the app's back end signed without one. */
  readonly session: number | null
  /** Epoch seconds. */
  readonly issuedAt: number
}

/**
 * Whether a genuine signature is still valid. A member's becomes invalid with its session, and when all sessions are
 * ended or the account is closed.
 */
export const isSigValid = async (
  db: Kysely<Database>,
  userID: string,
  { session, issuedAt }: SigFacts,
): Promise<boolean> => {
  if (!isMemberID(userID)) return true
  const row = await db
    .selectFrom('account')
    .leftJoin('session', (join) => join.onRef('session.account_id', '=', 'account.id').on('session.id', '=', session))
    .select(['status', 'sigs_since', 'session.id as session'])
    .where('account.id', '=', Number(userID))
    .executeTakeFirst()
  return row?.status === 1 && issuedAt >= row.sigs_since && row.session === session
}
