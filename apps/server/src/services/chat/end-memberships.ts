import type { StoredMessage } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { userTopic } from '../../ports/topics'
import { inTransaction } from '../../store/database/in-transaction'
import { dismissedGroup, lockGroup } from '../../store/im/group-changes'
import { removeMembers, someMembers } from '../../store/im/group-members'
import { appendMessages, toStoredMessage } from '../../store/im/messages'
import type { Context } from '../context'
import { NOTICE, noticeMessage } from './group-notices'

/** The members whose memberships one transaction ends. */
export const MEMBERS_AT_ONCE = 1_000

/**
 * Ends the memberships that a dismissed group still has, page by page, and tells each member: one transaction for a
 * community of 100,000 would block the conversations of all of them. A run that was interrupted goes on with those that
 * are left.
 */
export const endMemberships = async (context: Context, groupID: string, signal: AbortSignal): Promise<void> => {
  for (let ended = MEMBERS_AT_ONCE; ended === MEMBERS_AT_ONCE;) {
    signal.throwIfAborted()
    const notices = await endSome(context, groupID)
    for (const notice of notices)
      context.bus.publish(userTopic(notice.toAccount), { kind: 'messages', messages: [notice], origin: null })
    ended = notices.length
  }
}

/** The notices of those who are members no more. Only the owner dismisses a group. */
const endSome = (context: Context, groupID: string): Promise<readonly StoredMessage[]> =>
  inTransaction(context.db, async (trx) => {
    // A group that exists again keeps its members.
    if ((await lockGroup(trx, groupID, 'takes')) !== null) return []
    const group = await dismissedGroup(trx, groupID)
    if (group === null) return []
    const now = seconds(context.clock)
    const userIDs = await someMembers(trx, groupID, MEMBERS_AT_ONCE)
    await removeMembers(trx, { groupID, userIDs, now })
    const messages = userIDs.map((userID) =>
      noticeMessage(context, { group, userID, operatorID: group.owner_id }, { operationType: NOTICE.dismissed }),
    )
    const places = await appendMessages(trx, messages, now)
    return messages.flatMap((message, index) => {
      const place = places[index]
      return place === undefined ? [] : [toStoredMessage(message, place)]
    })
  })
