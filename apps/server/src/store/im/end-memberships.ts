import type { Kysely } from 'kysely'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import { lockGroup } from './group-changes'
import { removeMembers, someMembers } from './group-members'

/** The members whose memberships one transaction ends. */
export const MEMBERS_AT_ONCE = 1_000

/**
 * Ends the memberships that a dismissed group still has, page by page: one transaction for a community of 100,000 would
 * block the conversations of all of them. A run that was interrupted goes on with those that are left.
 */
export const endMemberships = async (
  db: Kysely<Database>,
  groupID: string,
  now: number,
  signal: AbortSignal,
): Promise<void> => {
  for (let ended = MEMBERS_AT_ONCE; ended === MEMBERS_AT_ONCE;) {
    signal.throwIfAborted()
    ended = await inTransaction(db, async (trx) => {
      // A group that exists again keeps its members.
      if ((await lockGroup(trx, groupID, 'takes')) !== null) return 0
      const userIDs = await someMembers(trx, groupID, MEMBERS_AT_ONCE)
      await removeMembers(trx, { groupID, userIDs, now })
      return userIDs.length
    })
  }
}
