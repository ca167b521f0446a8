import type { Kysely } from 'kysely'
import { isMemberID } from './member-id'
import type { Database } from '../schema'

/** What a signature for chat says of itself. */
export interface SigFacts {
  /** The session it was given in; null for guests, and where the app's back end has signed without one. */
  readonly session: number | null
  /** Epoch seconds. */
  readonly issuedAt: number
}

/**
 * Whether a genuine signature still holds. Those of members end with their session, with all sessions, and with the
 * account.
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
