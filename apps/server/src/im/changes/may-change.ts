import { can, type ChatRole, type ErrorName } from '@org/im-sdk/protocol'
import type { GroupRow } from '../../store/im/groups'
import type { LockedMessage } from '../../store/im/message-changes'
import { BROADCAST_USER } from '../push/host-message'

/** Who changes a message, and where. */
export interface ChangeFacts {
  readonly userID: string
  /** Null for a one-to-one conversation. */
  readonly group: Pick<GroupRow, 'type'> | null
  /** The role of the user, and of the sender of the message; `None` in one-to-one conversations. */
  readonly role: ChatRole
  readonly senderRole: ChatRole
}

/** The reason why the user may not revoke the message; null if it may. Rule: SRV-30. */
export const whyNotRevoke = (
  message: Pick<LockedMessage, 'sender' | 'time' | 'kind'> | undefined,
  facts: ChangeFacts,
  { now, limitSeconds }: { readonly now: number; readonly limitSeconds: number },
): ErrorName | null => {
  if (message === undefined || message.kind !== 'said') return 'MESSAGE_REVOKE_FAIL'
  if (mayChangeAny('revokeOther', message, facts)) return null
  if (message.sender !== facts.userID) return 'GROUP_PERMISSION_DENY'
  return now - message.time <= limitSeconds ? null : 'MESSAGE_REVOKE_FAIL'
}

/** The same for changing its content. */
export const whyNotModify = (message: Pick<LockedMessage, 'sender' | 'kind'>, facts: ChangeFacts): ErrorName | null => {
  if (facts.group?.type === 'AVChatRoom') return 'MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM'
  const isOwn = message.sender === facts.userID
  return message.kind === 'said' && (isOwn || mayChangeAny('modifyOther', message, facts))
    ? null
    : 'GROUP_PERMISSION_DENY'
}

/** Managers change messages of those below them, and their own at any time. */
const mayChangeAny = (
  action: 'revokeOther' | 'modifyOther',
  { sender }: Pick<LockedMessage, 'sender'>,
  { userID, group, role, senderRole }: ChangeFacts,
): boolean => {
  if (group === null || sender === BROADCAST_USER) return false
  return can({ role }, action, sender === userID ? group : { type: group.type, target: senderRole })
}
