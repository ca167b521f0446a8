import * as v from 'valibot'
import { GROUP_LIMITS, GROUP_SIZES, LIVE_ROOM_LIMITS } from '../limits'
import { groupID, sequence, storable, userID } from './common'
import { customFields, groupMember, markType, memberRole } from './shapes'
import { idOf, notId } from './id-fields'

const userIDList = v.pipe(v.array(userID), v.minLength(1), v.maxLength(GROUP_LIMITS.membersAtOnce))

/** A member of a community has its marks too, and so has a listener of a chat room. */
const listedMember = v.object({ ...groupMember.entries, markList: v.optional(v.array(v.number())) })

export const getGroupMemberList = {
  summary: 'Pages through the members of a group, in the order in which they joined.',
  request: v.object({
    groupID,
    limit: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(GROUP_LIMITS.memberPage)),
      GROUP_LIMITS.memberPageDefault,
    ),
    offset: v.optional(v.pipe(sequence, v.maxValue(1_000_000)), 0),
    /** The cursor of the previous page. It replaces `offset`, which skips a member if an earlier one leaves. */
    next: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('group')), ''),
    /** Only members with this role. */
    role: v.optional(v.picklist(['All', 'Owner', 'Admin', 'Member', 'Custom']), 'All'),
    /** Only members of a community with this mark. */
    markType: v.optional(markType),
  }),
  reply: v.object({
    members: v.array(listedMember),
    /** The number of all members. */
    memberCount: sequence,
    /** Pass it to get the next page. Empty on the last page. */
    next: v.string(),
  }),
}

export const getGroupMemberProfile = {
  summary: 'Up to 50 members of a group. Users who are not members are left out.',
  request: v.object({
    groupID,
    userIDList: v.pipe(v.array(userID), v.minLength(1), v.maxLength(GROUP_LIMITS.memberProfiles)),
  }),
  reply: v.object({ members: v.array(listedMember) }),
}

export const addGroupMember = {
  summary: 'Adds members to a group, or invites them if that needs permission.',
  request: v.object({ groupID, userIDList }),
  reply: v.object({
    /** 0 failed, 1 added, 2 a member already, 3 (ours) waits for a manager, 4 over a limit. */
    memberList: v.array(v.object({ userID: v.string(), result: v.picklist([0, 1, 2, 3, 4]) })),
  }),
}

export const deleteGroupMember = {
  summary: 'Removes members from a group, or bans users from a chat room.',
  request: v.object({
    groupID,
    userIDList,
    reason: v.optional(v.pipe(v.string(), v.maxBytes(GROUP_SIZES.message), storable, notId()), ''),
    /** Only for a chat room: how many seconds the users are kept out. */
    duration: v.optional(v.pipe(sequence, v.maxValue(LIVE_ROOM_LIMITS.banMaxSeconds)), 0),
  }),
  /** Those who were members. */
  reply: v.object({ userIDList: v.array(v.string()) }),
}

export const setGroupMemberInfo = {
  summary: 'Changes the given fields of a member: mute, role, name card, custom fields.',
  request: v.object({
    groupID,
    userID,
    /** Seconds from now; 0 ends the mute. */
    muteTime: v.optional(v.pipe(sequence, v.maxValue(GROUP_SIZES.muteMaxSeconds))),
    role: v.optional(memberRole),
    nameCard: v.optional(v.pipe(v.string(), v.maxBytes(GROUP_SIZES.nameCard), storable, notId())),
    memberCustomField: v.optional(customFields),
  }),
  reply: v.object({ member: groupMember }),
}
