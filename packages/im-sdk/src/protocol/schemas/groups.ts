import * as v from 'valibot'
import { GROUP_LIMITS } from '../limits'
import { empty, groupID, sequence, seconds, storedMessage, userID } from './common'
import { groupInfo } from './shapes'

export const joinGroup = {
  summary: 'Joins a group or enters a chat room.',
  request: v.object({
    groupID,
    applyMessage: v.optional(v.string(), ''),
    /** 1 requests the latest messages of a chat room in the reply. */
    historyMessageFlag: v.optional(v.picklist([0, 1]), 1),
  }),
  reply: v.object({
    joinedStatus: v.picklist(['JoinedSuccess', 'AlreadyInGroup', 'WaitAdminApproval']),
    /** Set for a chat room: the key to pass to `longPoll`. */
    longPollingKey: v.string(),
    startSeq: sequence,
    avChatRoomFlag: v.picklist([0, 1]),
    avChatRoomKey: v.string(),
    messageList: v.array(storedMessage),
  }),
}
export const quitGroup = { summary: 'Leaves a group or chat room.', request: v.object({ groupID }), reply: empty }
export const getGroupInfo = {
  summary: 'Profiles of up to 50 groups.',
  request: v.object({ groupIDList: v.pipe(v.array(groupID), v.minLength(1), v.maxLength(50)) }),
  reply: v.object({
    groupInfoList: v.array(groupInfo),
    /** For each group that was not returned: its id, code and reason. */
    resultItem: v.array(v.object({ groupID: v.string(), resultCode: v.number(), resultInfo: v.string() })),
  }),
}
export const getOnlineMemberCount = {
  summary: 'How many members a chat room has online.',
  request: v.object({ groupID }),
  /** `expireTime`: how many seconds the count is valid, if the server sets it. */
  reply: v.object({ onlineMemberNum: sequence, expireTime: v.optional(sequence) }),
}

/** The caller's own data in a group. */
const groupSelfInfo = v.object({
  role: v.picklist(['Owner', 'Admin', 'Member']),
  joinTime: seconds,
  nameCard: v.string(),
  messageRemindType: v.picklist(['AcceptAndNotify', 'AcceptNotNotify', 'Discard']),
  readedSequence: sequence,
  excludedUnreadSequenceList: v.array(sequence),
})

const fieldNames = v.optional(v.pipe(v.array(v.string()), v.maxLength(50)), [])

export const getJoinedGroupList = {
  summary: "Pages through the groups of the user, with the user's own data in each.",
  request: v.object({
    /**
     * Empty: all groups except communities and chat rooms. Without the ability `communities` a request for
     * communities is refused with COMMUNITY_UNAVAILABLE.
     */
    type: v.optional(v.picklist(['', 'Community']), ''),
    /** The caller. */
    memberAccount: userID,
    limit: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GROUP_LIMITS.listPage)),
      GROUP_LIMITS.listPage,
    ),
    offset: v.optional(sequence, 0),
    /**
     * Ours: the cursor of the previous page. It replaces `offset`, which skips a group if an earlier one is left
     * meanwhile.
     */
    next: v.optional(v.pipe(v.string(), v.maxLength(96)), ''),
    /** The fields that a client needs. This server always returns all of them. */
    responseFilter: v.optional(v.object({ groupBaseInfoFilter: fieldNames, selfInfoFilter: fieldNames })),
    /** Only groups with topics, or only those without. Default: both. */
    isSupportTopic: v.optional(v.picklist([0, 1])),
  }),
  reply: v.object({
    groups: v.array(v.object({ ...groupInfo.entries, selfInfo: groupSelfInfo })),
    /** The number of groups on all pages. */
    totalCount: sequence,
    /** Ours: pass it to get the next page. Empty on the last page. */
    next: v.string(),
  }),
}
