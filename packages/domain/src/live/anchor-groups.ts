import { countOf, fieldsOf, recordsOf } from '../input'
import type { HostMessage } from './host-message'
import { NOTIFY_CONVERSATION_ID } from './rooms'

/** An anchor's fan group in the chat list; `id` is the group id. Rule: DOM-69. */
export interface AnchorGroup {
  id: string
  unreadCount: number
}

/**
 * The fan groups after a host message. A `ChatGroupAnchorFansNewMsg` in the notify room adds one unread message to
 * its group; other messages change nothing.
 *
 * Rule: DOM-69.
 *
 * @example
 * const groups = [{ id: 'CHATGROUP_ANCHORFANS_1', unreadCount: 2 }]
 * const message = { type: 'ChatGroupAnchorFansNewMsg', data: { group_id: 'CHATGROUP_ANCHORFANS_1' } }
 * countAnchorGroupMessage(groups, NOTIFY_CONVERSATION_ID, message) // => [{ id: 'CHATGROUP_ANCHORFANS_1', unreadCount: 3 }]
 */
export const countAnchorGroupMessage = (
  groups: readonly AnchorGroup[],
  conversationID: string,
  message: HostMessage,
): readonly AnchorGroup[] => {
  const known = recordsOf(groups)
  if (conversationID !== NOTIFY_CONVERSATION_ID || message?.type !== 'ChatGroupAnchorFansNewMsg') return known
  const { group_id } = fieldsOf(message.data)
  return known.map((group) =>
    group.id === group_id
      ? { ...group, unreadCount: countOf(group.unreadCount, 0, 0, Number.MAX_SAFE_INTEGER) + 1 }
      : group,
  )
}
