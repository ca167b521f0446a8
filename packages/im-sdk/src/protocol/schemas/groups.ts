import * as v from 'valibot'
import { GROUP_LIMITS, GROUP_SIZES } from '../limits'
import { wireKey } from '../wire-names'
import { empty, groupID, sequence, storable, storedMessage, userID } from './common'
import {
  customFields,
  filteredGroup,
  groupFailures,
  groupInfo,
  groupSelfInfo,
  groupType,
  inviteOption,
  joinOption,
  memberRole,
} from './shapes'
import { idOf, notId } from './id-fields'

const bytes = (count: number) => v.pipe(v.string(), v.maxBytes(count), storable, notId())
const memberMax = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

const profile = {
  avatar: v.optional(bytes(GROUP_SIZES.avatar)),
  introduction: v.optional(bytes(GROUP_SIZES.introduction)),
  notification: v.optional(bytes(GROUP_SIZES.notification)),
  /** For public groups and communities. */
  joinOption: v.optional(joinOption),
  inviteOption: v.optional(inviteOption),
  /** At most the number of the type; 0 for that number. */
  maxMemberCount: v.optional(memberMax),
  groupCustomField: v.optional(customFields),
}
const name = v.pipe(bytes(GROUP_SIZES.name), v.minLength(1))

export const createGroup = {
  summary: 'Creates a group that the caller owns.',
  request: v.object({
    type: groupType,
    name,
    /** Empty: the server chooses one. */
    groupID: v.optional(v.pipe(v.string(), v.maxBytes(GROUP_SIZES.groupID), idOf('group')), ''),
    /** The caller, if it is given. */
    ownerID: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
    ...profile,
    /** The first members. A chat room has none. */
    memberList: v.optional(
      v.pipe(
        v.array(
          v.object({
            userID,
            role: v.optional(memberRole, 'Member'),
            memberCustomField: v.optional(customFields, []),
          }),
        ),
        v.maxLength(GROUP_LIMITS.membersAtOnce),
      ),
      [],
    ),
    /** Of the caller. */
    memberCustomField: v.optional(customFields, []),
    isSupportTopic: v.optional(v.picklist([0, 1]), 0),
    /** 0: messages do not notify pages, only apps. */
    webPushFlag: v.optional(v.picklist([0, 1]), 1),
  }),
  reply: v.object({
    groupID: v.string(),
    /** Users who were not added, because they are in too many groups or the group is full. */
    overLimitUserIDList: v.array(v.string()),
  }),
}
export const dismissGroup = { summary: 'Dismisses a group.', request: v.object({ groupID }), reply: empty }
export const updateGroupProfile = {
  summary: 'Changes the given fields of a group.',
  request: v.object({
    groupID,
    name: v.optional(name),
    ...profile,
    muteAllMembers: v.optional(v.picklist(['On', 'Off'])),
  }),
  reply: empty,
}
export const changeGroupOwner = {
  summary: 'Makes another member the owner. The caller becomes a member.',
  request: v.object({ groupID, newOwnerID: userID }),
  reply: empty,
}

export const joinGroup = {
  summary: 'Joins a group or enters a chat room, or asks the managers of a group that needs permission.',
  request: v.object({
    groupID,
    applyMessage: v.optional(bytes(GROUP_SIZES.message), ''),
    /** An invitation that the app's back end has signed: the user joins without permission. */
    authentication: v.optional(v.pipe(v.string(), v.maxLength(256), idOf('token')), ''),
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
/** The fields that a client needs, by their names on the wire; empty for all. The server leaves others out. */
const namesOf = (shape: { readonly entries: object }) => {
  const names = new Set(Object.keys(shape.entries).map(wireKey))
  const field = v.pipe(
    v.string(),
    v.check((given) => names.has(given), 'There is no such field.'),
    notId(),
  )
  return v.optional(v.pipe(v.array(field), v.maxLength(50)), [])
}
const fieldFilters = { groupBaseInfoFilter: namesOf(groupInfo), selfInfoFilter: namesOf(groupSelfInfo) }
const customKeys = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64), notId())), v.maxLength(50)), [])
const groupIDList = v.pipe(v.array(groupID), v.minLength(1), v.maxLength(GROUP_LIMITS.infos))

export const getGroupInfo = {
  summary: "Profiles of up to 50 groups, with the user's own data in each.",
  request: v.object({
    groupIDList,
    /** `groupCustomFieldFilter`: only these custom fields. */
    responseFilter: v.optional(v.object({ ...fieldFilters, groupCustomFieldFilter: customKeys })),
  }),
  reply: v.object({ groupInfoList: v.array(filteredGroup), resultItem: groupFailures }),
}
export const searchGroupByID = {
  summary: 'Profiles of groups by id, also of those of which the user is not a member. Private groups are not found.',
  request: v.object({ groupIDList }),
  reply: v.object({ groupInfoList: v.array(groupInfo), resultItem: groupFailures }),
}
export const getOnlineMemberCount = {
  summary: 'How many members a chat room has online.',
  request: v.object({ groupID }),
  /** `expireTime`: how many seconds the count is valid, if the server sets it. */
  reply: v.object({ onlineMemberNum: sequence, expireTime: v.optional(sequence) }),
}

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
    next: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('group')), ''),
    responseFilter: v.optional(v.object(fieldFilters)),
    /** Only groups with topics, or only those without. Default: both. */
    isSupportTopic: v.optional(v.picklist([0, 1])),
  }),
  reply: v.object({
    groups: v.array(filteredGroup),
    /** The number of groups on all pages. */
    totalCount: sequence,
    /** Ours: pass it to get the next page. Empty on the last page. */
    next: v.string(),
  }),
}
