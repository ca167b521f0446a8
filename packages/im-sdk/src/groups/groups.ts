import type { ChatModule } from '../modules'
import { groupCommands } from '../protocol/commands/groups'
import { needText } from '../protocol/check-type'
import { TYPES } from '../protocol/constants'
import { GROUP_REFUSALS } from '../protocol/errors/group-refusals'
import { toResult, type Result } from '../result'
import type { Group } from '../store/group'
import { fetchGroup, groupIfGiven, searchGroup } from './fetch-group'
import { presentGroup, unreadGroup } from './group'
import { GroupList } from './group-list'
import { GroupUpdates } from './group-updates'
import { joinGroup, quitGroup, type JoinGroupData, type JoinGroupOptions } from './join-group'
import {
  changeOwner,
  createGroup,
  dismissGroup,
  updateGroup,
  type CreateGroupData,
  type CreateGroupOptions,
  type UpdateGroupOptions,
} from './manage-group'
import { MemberCounts } from './member-counts'
import { Turns } from '../store/turns'

export interface GroupMethods {
  /** Creates a group that the user owns. Rejects with ILLEGAL_GROUP_TYPE, ILLEGAL_GROUP_ID or PROFANITY_FOUND. */
  createGroup(options: CreateGroupOptions): Promise<Result<CreateGroupData>>
  /** Only the owner may. A work group cannot be dismissed: CANNOT_DISMISS_WORK. */
  dismissGroup(groupID: string): Promise<Result<{ readonly groupID: string }>>
  /** Changes the given fields. */
  updateGroupProfile(options: UpdateGroupOptions): Promise<Result<{ readonly group: Group }>>
  /**
   * Joins a group or enters a chat room. Entering a chat room leaves the previous one unless `unlimitedAVChatRoom` is
   * on.
   */
  joinGroup(options: JoinGroupOptions): Promise<Result<JoinGroupData>>
  /** Leaves a group or a chat room. A chat room is left locally at once, whatever the server answers. */
  quitGroup(groupID: string): Promise<Result<{ readonly groupID: string }>>
  /** A group by its id, also one of which the user is not a member. Work groups are not found. */
  searchGroupByID(groupID: string): Promise<Result<{ readonly group: Group }>>
  /** Only the owner may, who becomes a member. */
  changeGroupOwner(options: { groupID: string; newOwnerID: string }): Promise<Result<{ readonly group: Group }>>
  /** The groups the user is in, without chat rooms. */
  getGroupList(): Promise<Result<{ readonly groupList: readonly Group[] }>>
  /**
   * Fetched from the server, with only some of the custom fields if asked. Rejects with the server's error, or with
   * CANNOT_FIND_GROUP.
   */
  getGroupProfile(options: {
    groupID: string
    groupCustomFieldFilter?: readonly string[]
  }): Promise<Result<{ readonly group: Group }>>
  /**
   * How many members a chat room has online. A repeated call within 3 s gets the cached count; a count is cached for
   * at most 10 s, or for the shorter time that the server gives.
   */
  getGroupOnlineMemberCount(groupID: string): Promise<Result<{ readonly memberCount: number }>>
}

/** Groups: create, join, quit, profiles, owners, and the list. Chat rooms also need the module `liveRooms`. */
export const groups: ChatModule<GroupMethods> = {
  name: 'groups',
  install: (context) => {
    context.caller.registerCommands(groupCommands, GROUP_REFUSALS)
    const list = new GroupList(context)
    const fetchOwn = async (groupID: string) => {
      const group = await fetchGroup(context, groupID)
      return isListed(group) ? group : null
    }
    const updates = new GroupUpdates({ context, list, fetch: fetchOwn })
    const memberCounts = new MemberCounts(context.clock, context.caller)
    const turns = new Turns()
    context.session.whenEnded(() => memberCounts.clear())
    /** The joined chat rooms as they were read last: they are in no list. */
    const rooms = new Map<string, Group>()
    context.rooms.whenLeft((groupID) => rooms.delete(groupID))
    const known = (groupID: string): Group | null => list.find(groupID) ?? rooms.get(groupID) ?? null
    const present = (group: Group): Group => presentGroup(context, group)
    const groupOf = async (groupID: string): Promise<Group | null> => {
      const group = list.find(groupID) ?? (await groupIfGiven(context, groupID)) ?? known(groupID)
      if (group !== null && context.rooms.get(groupID) !== null) rooms.set(groupID, group)
      return group && present(group)
    }
    context.services.add({
      groupOf,
      changedGroup: async (groupID) => {
        const type = context.rooms.get(groupID) === null ? {} : { type: TYPES.GRP_AVCHATROOM }
        return (await groupOf(groupID)) ?? unreadGroup({ groupID, ...type }, context.session.me.get().userID)
      },
    })
    /** The list has the present state of a group in which the user is. */
    const kept = (group: Group): Group => {
      if (isListed(group)) list.put(group)
      return present(group)
    }
    return {
      createGroup: (options) =>
        toResult(async () => {
          const created = await createGroup(context, options)
          if (created.group.selfInfo !== null) updates.joined(created.group.groupID)
          return { ...created, group: kept(created.group) }
        }),
      dismissGroup: (groupID) =>
        toResult(async () => {
          const dismissed = await turns.take(groupID, () => dismissGroup(context, list.find(groupID), groupID))
          updates.dismiss(groupID)
          return dismissed
        }),
      updateGroupProfile: (options) =>
        toResult(async () => ({ group: kept(await updateGroup(context, known, options)) })),
      joinGroup: (options) =>
        toResult(async () => {
          const joined = await turns.take(options?.groupID, () =>
            joinGroup(context, list.find(options?.groupID), options),
          )
          const { group, status } = joined
          const isRoom = context.rooms.get(options.groupID) !== null
          if (isRoom && group !== null) rooms.set(group.groupID, group)
          if (status !== TYPES.JOIN_STATUS_SUCCESS || isRoom) return joined
          updates.joined(options.groupID)
          if (group === null) list.refresh()
          return { ...joined, group: group && kept(group) }
        }),
      quitGroup: (groupID) =>
        toResult(async () => {
          const left = await turns.take(groupID, () => quitGroup(context, groupID))
          list.left(groupID)
          return left
        }),
      searchGroupByID: (groupID) => toResult(async () => ({ group: await searchGroup(context, groupID) })),
      changeGroupOwner: (options) =>
        toResult(async () => ({
          group: kept(await changeOwner(context, list.find(options?.groupID), options ?? {})),
        })),
      getGroupList: () => toResult(async () => ({ groupList: await list.get() })),
      getGroupProfile: (options) =>
        toResult(async () => ({
          group: present(await fetchGroup(context, options?.groupID, options?.groupCustomFieldFilter)),
        })),
      getGroupOnlineMemberCount: (groupID) =>
        toResult(async () => {
          needText('groupID', groupID)
          return { memberCount: await memberCounts.get(groupID) }
        }),
    }
  },
}

/** A chat room that the user has joined is in no list. */
const isListed = ({ selfInfo, type }: Group): boolean => selfInfo !== null && type !== TYPES.GRP_AVCHATROOM
