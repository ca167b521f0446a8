import { REMIND_TYPES, type PushBodies } from '@org/im-sdk/protocol'
import { partnerOf, type UserConversation } from '../store/im/conversations'
import type { GroupAtInfo } from '../store/im/mentions'
import type { Im } from './im'

type Facts = PushBodies['pushConversations']['conversationList'][number]
export type FactsOf = Pick<UserConversation, 'convID' | 'unreadCount' | 'sequence' | 'readSequence' | 'own'>

const NO_MENTIONS: ReadonlyMap<string, GroupAtInfo[]> = new Map()

/** The state of a conversation for a user, and its peer or group. */
export const conversationFacts = async (
  { convID, unreadCount, sequence, readSequence, own }: FactsOf,
  im: Im,
  userID: string,
  /** Of the conversations of a page, see `mentionsOf`. */
  mentions: ReadonlyMap<string, GroupAtInfo[]> = NO_MENTIONS,
): Promise<Facts> => {
  const { type, id } = partnerOf(convID, userID)
  const common = {
    unreadCount,
    sequence,
    messageReadSeq: readSequence,
    pinnedTimeStamp: own.pinnedAt,
    standardMark: own.marks,
    customData: own.customData,
    convGroupIDList: [...own.groupIDs],
    messageRemindType: REMIND_TYPES[own.remind],
    clearSeq: own.clearSequence,
    deletedSeq: own.deletedSequence,
    version: own.version,
  }
  if (type === 'group') {
    const group = await im.groups.find(id)
    const groupAtInfoList = mentions.get(convID)
    return {
      ...common,
      ...(groupAtInfoList && { groupAtInfoList }),
      type: 2,
      toAccount: '',
      groupID: id,
      groupType: group?.type ?? '',
      name: group?.name ?? '',
      avatar: group?.avatar ?? '',
      ownerID: group?.owner_id ?? '',
      memberCount: group?.member_count ?? 0,
    }
  }
  const peer = await im.identities.find(id)
  return {
    ...common,
    type: 1,
    toAccount: id,
    groupID: '',
    groupType: '',
    name: peer?.nick ?? '',
    avatar: peer?.avatar ?? '',
    ownerID: '',
    memberCount: 0,
  }
}
