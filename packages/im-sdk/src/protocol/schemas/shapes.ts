import * as v from 'valibot'
import { TYPES } from '../constants'
import { LIST_KINDS } from '../list-kinds'
import { isMarks } from '../marks'
import { GROUP_SIZES, LIVE_ROOM_LIMITS } from '../limits'
import { random, seconds, sequence, storable, storedMessage } from './common'
import { notId } from './id-fields'

/** A message that mentions the user. Rule: IM-37. */
export const groupAtInfo = v.object({
  from: v.string(),
  groupID: v.string(),
  topicID: v.string(),
  /** `TYPES.CONV_AT_ME`, `CONV_AT_ALL`, `CONV_AT_ALL_AT_ME`. */
  atTypeArray: v.array(v.number()),
  sequence,
  random,
})

export const remindType = v.picklist(['AcceptAndNotify', 'AcceptNotNotify', 'Discard'])

/** A group of conversations of one user. */
export const conversationGroup = v.object({ convGroupID: sequence, groupName: v.string() })

/** The state of a conversation for one user. */
export const conversationFacts = v.object({
  /** 1 one-to-one, 2 group. */
  type: v.picklist([1, 2]),
  /** The peer's id or the group's. */
  toAccount: v.string(),
  groupID: v.string(),
  groupType: v.string(),
  name: v.string(),
  avatar: v.string(),
  /** Of a group, like `memberCount`. */
  ownerID: v.string(),
  memberCount: sequence,
  unreadCount: sequence,
  /** The newest sequence of the conversation. */
  sequence,
  messageReadSeq: sequence,
  /** The newest messages above the read mark that mention the user; left out if there are none. */
  groupAtInfoList: v.optional(v.array(groupAtInfo)),
  /** 0 if it is not pinned. */
  pinnedTimeStamp: seconds,
  /** A bit for each mark, the first is rightmost; without leading zeros. */
  standardMark: v.pipe(
    v.string(),
    v.check((bits) => isMarks(bits)),
  ),
  customData: v.string(),
  convGroupIDList: v.array(sequence),
  messageRemindType: remindType,
  /** The user has cleared the messages up to this sequence. */
  clearSeq: sequence,
  /** The user has deleted the conversation at this sequence: it is listed again when it has a newer one. */
  deletedSeq: sequence,
  /** Ours: grows with each change of the user's own facts, from `pinnedTimeStamp` to `deletedSeq`. */
  version: sequence,
})

export const conversationItem = v.object({
  ...conversationFacts.entries,
  /** The sequence up to which the peer has read; 0 in groups. */
  peerReadSeq: sequence,
  /** When the peer's read mark moved last; 0 in groups. */
  peerReadTime: seconds,
  lastMessage: v.nullable(storedMessage),
})

export const userStatus = v.object({
  userID: v.string(),
  statusType: v.picklist([
    TYPES.USER_STATUS_UNKNOWN,
    TYPES.USER_STATUS_ONLINE,
    TYPES.USER_STATUS_OFFLINE,
    TYPES.USER_STATUS_UNLOGINED,
  ]),
  customStatus: v.string(),
})

/** The result for one user: 0 is success. */
export const resultItem = v.object({ userID: v.string(), resultCode: v.number(), resultInfo: v.string() })

/** Counts the changes of one list of a user; 0 before the first. */
export const listVersion = v.object({ kind: v.picklist(LIST_KINDS), version: sequence })
const customField = v.object({
  key: v.pipe(v.string(), v.minLength(1), v.maxBytes(GROUP_SIZES.customKey), storable, notId()),
  value: v.pipe(v.string(), v.maxBytes(GROUP_SIZES.customValue), storable, notId()),
})
/** Data of the app by key. In a change, fields with other keys stay; an empty value removes its field. */
export const customFields = v.pipe(v.array(customField), v.maxLength(GROUP_SIZES.customFields))

export const groupType = v.picklist(['Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community'])
export const memberRole = v.picklist(['Owner', 'Admin', 'Member', 'Custom'])
export const joinOption = v.picklist(['FreeAccess', 'NeedPermission', 'DisableApply'])
export const inviteOption = v.picklist(['FreeAccess', 'NeedPermission', 'DisableInvite'])

/** The caller's own data in a group. */
export const groupSelfInfo = v.object({
  role: memberRole,
  joinTime: seconds,
  nameCard: v.string(),
  messageRemindType: v.picklist(['AcceptAndNotify', 'AcceptNotNotify', 'Discard']),
  readedSequence: sequence,
  /**
   * Of the messages after `readedSequence`, those that do not count as unread: own, tips, excluded, revoked, deleted, or
   * for others. Only the newest 100, among the newest 1,000.
   */
  excludedUnreadSequenceList: v.array(sequence),
  memberCustomField: v.array(customField),
})

export const groupInfo = v.object({
  groupID: v.string(),
  type: groupType,
  name: v.string(),
  avatar: v.string(),
  introduction: v.string(),
  notification: v.string(),
  ownerID: v.string(),
  createTime: seconds,
  infoSequence: sequence,
  lastInfoTime: seconds,
  lastMessageTime: seconds,
  memberCount: sequence,
  maxMemberCount: sequence,
  joinOption,
  inviteOption,
  nextMessageSeq: sequence,
  muteAllMembers: v.picklist(['On', 'Off']),
  /** 1: messages go to its topics, not to the community itself. */
  isSupportTopic: v.picklist([0, 1]),
  groupCustomField: v.array(customField),
})

/** `selfInfo` is absent if the caller is not a member. */
export const seenGroup = v.object({ ...groupInfo.entries, selfInfo: v.optional(groupSelfInfo) })

/** A request may name the fields that it needs; without a filter all are there. */
export const filteredGroup = v.object({
  ...v.partial(groupInfo).entries,
  groupID: v.string(),
  selfInfo: v.optional(v.partial(groupSelfInfo)),
})

/** For each item that was not processed: its id, code and reason. */
export const groupFailures = v.array(v.object({ groupID: v.string(), resultCode: v.number(), resultInfo: v.string() }))

export const groupMember = v.object({
  userID: v.string(),
  nick: v.string(),
  avatar: v.string(),
  role: memberRole,
  joinTime: seconds,
  /** 0 if none of the newest thousand messages is the member's. */
  lastSendMsgTime: seconds,
  nameCard: v.string(),
  /** Until when the member is muted in the group; 0 if it is not. */
  muteTime: seconds,
  memberCustomField: v.array(customField),
  /** What the member has chosen for the messages of the group. */
  messageRemindType: remindType,
})

export const markType = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIVE_ROOM_LIMITS.markTypeMax))

/** What the user has deleted in one conversation. */
export const deletedMessages = v.object({
  /** The peer. Empty in groups. */
  toAccount: v.string(),
  groupID: v.string(),
  sequenceList: v.array(sequence),
})

/** `sequence` is the main sequence of the last change of the key. */
export const attribute = v.object({ key: v.string(), value: v.string(), sequence })

/** A change of the attributes and the main sequence after it. The reply to the writer and the push to all are alike. */
export const attributeChange = v.object({
  mainSequence: sequence,
  /** The new and changed attributes. */
  groupAttributeList: v.array(attribute),
  deletedKeyList: v.array(v.string()),
})

/**
 * `groupCounterSeq` counts the changes of the group's counters; the `sequence` of a counter is the one of its last change. The reply to the writer and the push to all are alike. */
export const counterChange = v.object({
  counterList: v.array(v.object({ key: v.string(), value: v.pipe(v.number(), v.safeInteger()), sequence })),
  groupCounterSeq: sequence,
})

/** The present state of a key. `seq` is the number of its last change among all changes of the message. */
export const presentExtension = v.object({
  key: v.string(),
  value: v.string(),
  seq: sequence,
  isDeleted: v.optional(v.boolean()),
})

/** Changed keys of one message. */
export const messageExtensions = v.object({
  messageID: v.string(),
  fromAccount: v.string(),
  /** The receiver of a one-to-one message. Empty in groups. */
  toAccount: v.string(),
  groupID: v.string(),
  messageSequence: sequence,
  /** 1 set, 2 delete keys, 3 clear up to `clearSequence`. */
  operateType: v.picklist([1, 2, 3]),
  extensionList: v.array(presentExtension),
  globalSequence: sequence,
  clearSequence: sequence,
})
