import { partnerOf, type UserConversation } from '../store/im/conversations'
import type { Call } from './handler'

/** The state of a conversation for the caller, and its peer or group. */
export const conversationFacts = async (
  {
    convID,
    unreadCount,
    sequence,
    readSequence,
  }: Pick<UserConversation, 'convID' | 'unreadCount' | 'sequence' | 'readSequence'>,
  { im, userID }: Call,
) => {
  const { type, id } = partnerOf(convID, userID)
  const common = { unreadCount, sequence, messageReadSeq: readSequence }
  if (type === 'group') {
    const group = await im.groups.find(id)
    return {
      ...common,
      type: 2 as const,
      toAccount: '',
      groupID: id,
      groupType: group?.type ?? '',
      name: group?.name ?? '',
      avatar: group?.avatar ?? '',
    }
  }
  const peer = await im.identities.find(id)
  return {
    ...common,
    type: 1 as const,
    toAccount: id,
    groupID: '',
    groupType: '',
    name: peer?.nick ?? '',
    avatar: peer?.avatar ?? '',
  }
}
