import type { ChatModule, ModuleContext } from '../modules'
import { groupMemberCommands } from '../protocol/commands/group-members'
import { needText } from '../protocol/check-type'
import type { GroupMemberRole } from '../protocol/constants'
import { GROUP_ERRORS } from '../protocol/errors/groups'
import { imError } from '../protocol/im-error'
import { GROUP_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import type { CustomField, Group } from '../store/group'
import { chunksOf } from '../store/chunks'
import { membersOf, toMember, type GroupMember } from './group-member'
import { MemberPages, type GroupMemberListData, type MemberListOptions } from './member-pages'
import { needNumber, needUsers, refuseAdd, refuseBan, refuseMute, refuseRole } from './refusals'

export type { GroupMemberListData }

/** The durations of a mute that apps offer, in seconds: three days, a day, an hour, ten minutes, and none. */
export const MUTE_TIMES = [259_200, 86_400, 3_600, 600, 0] as const

export interface AddGroupMemberData {
  readonly successUserIDList: readonly string[]
  readonly failureUserIDList: readonly string[]
  readonly existedUserIDList: readonly string[]
  /** They are in too many groups, or the group is full. */
  readonly overLimitUserIDList: readonly string[]
  /** Ours: a manager of the group must agree first. */
  readonly waitingUserIDList: readonly string[]
  readonly group: Group
}

export interface MemberChangeData {
  readonly group: Group
  readonly member: GroupMember
}

export interface GroupMemberMethods {
  /**
   * A page of members in the order in which they joined: 15 if `count` is absent, at most 100. Pass the returned
   * `offset` for the next page; it is 0 after the last one. Of a chat room that the user has joined: those who listen, at
   * most once in 3 seconds.
   */
  getGroupMemberList(options: MemberListOptions): Promise<Result<GroupMemberListData>>
  /** Up to 50 members; further ids are ignored, and users who are not members are left out. */
  getGroupMemberProfile(options: {
    groupID: string
    userIDList: readonly string[]
    memberCustomFieldFilter?: readonly string[]
  }): Promise<Result<{ readonly memberList: readonly GroupMember[] }>>
  addGroupMember(options: { groupID: string; userIDList: readonly string[] }): Promise<Result<AddGroupMemberData>>
  /**
   * From a chat room users are banned for `duration` seconds: without one the call rejects with BAN_DURATION_INVALID, and
   * without the ability of the app with CANNOT_USE_COMMERCIAL_ABILITY. From a community they are banned if there is one.
   */
  deleteGroupMember(options: {
    groupID: string
    userIDList: readonly string[]
    reason?: string
    duration?: number
  }): Promise<Result<{ readonly group: Group; readonly userIDList: readonly string[] }>>
  /** In seconds from now, as in `MUTE_TIMES`; 0 ends the mute, which otherwise outlives leaving the group. */
  setGroupMemberMuteTime(options: {
    groupID: string
    userID: string
    muteTime: number
  }): Promise<Result<MemberChangeData>>
  /** Only the owner may. `Custom` exists in communities. */
  setGroupMemberRole(options: {
    groupID: string
    userID: string
    role: GroupMemberRole
  }): Promise<Result<MemberChangeData>>
  /** Without `userID` of the user. */
  setGroupMemberNameCard(options: {
    groupID: string
    nameCard: string
    userID?: string
  }): Promise<Result<MemberChangeData>>
  /** Without `userID` of the user. Fields with other keys stay; an empty value removes its field. */
  setGroupMemberCustomField(options: {
    groupID: string
    memberCustomField: readonly CustomField[]
    userID?: string
  }): Promise<Result<MemberChangeData>>
}

/** The members of groups. Needs the module `groups`. */
export const groupMembers: ChatModule<GroupMemberMethods> = {
  name: 'groupMembers',
  install: (context) => {
    const { caller, session } = context
    caller.registerCommands(groupMemberCommands, { BAN_DURATION_INVALID: GROUP_ERRORS.BAN_DURATION_INVALID })
    const pages = new MemberPages(context)
    const me = () => session.me.get().userID
    const change = async (
      { groupID, userID }: { groupID: string; userID: string },
      fields: { muteTime?: number; role?: GroupMemberRole; nameCard?: string; memberCustomField?: CustomField[] },
    ): Promise<MemberChangeData> => {
      needGroups(context)
      const reply = await caller.call('setGroupMemberInfo', { groupID, userID, ...fields })
      return { group: await needGroups(context).changedGroup(groupID), member: toMember(reply.member) }
    }
    return {
      getGroupMemberList: (options) => toResult(() => pages.get(options)),
      getGroupMemberProfile: (options) => toResult(async () => ({ memberList: await profiles(context, options) })),
      addGroupMember: (options) => toResult(() => add(context, options)),
      deleteGroupMember: (options) =>
        toResult(async () => {
          const { groupID, userIDList, reason = '', duration = 0 } = options ?? {}
          needText('groupID', groupID)
          needUsers(userIDList)
          needNumber('duration', duration)
          if (context.rooms.get(groupID) !== null) refuseBan(duration)
          needGroups(context)
          const removed: string[] = []
          for (const part of chunksOf(userIDList, GROUP_LIMITS.membersAtOnce)) {
            const reply = await caller.call('deleteGroupMember', { groupID, userIDList: part, reason, duration })
            removed.push(...reply.userIDList)
          }
          return { group: await needGroups(context).changedGroup(groupID), userIDList: removed }
        }),
      setGroupMemberMuteTime: (options) =>
        toResult(async () => {
          const { groupID, userID, muteTime } = options ?? {}
          needText('groupID', groupID)
          needText('userID', userID)
          needNumber('muteTime', muteTime)
          refuseMute(userID, me())
          return change({ groupID, userID }, { muteTime })
        }),
      setGroupMemberRole: (options) =>
        toResult(async () => {
          const { groupID, userID, role } = options ?? {}
          needText('groupID', groupID)
          needText('userID', userID)
          refuseRole(await groupOf(context, groupID), { userID, role, me: me() })
          return change({ groupID, userID }, { role })
        }),
      setGroupMemberNameCard: (options) =>
        toResult(async () => {
          const { groupID, nameCard, userID = me() } = options ?? {}
          needText('groupID', groupID)
          if (typeof nameCard !== 'string') throw imError('PARAMS_INVALID', '`nameCard` must be a string.')
          return change({ groupID, userID }, { nameCard })
        }),
      setGroupMemberCustomField: (options) =>
        toResult(async () => {
          const { groupID, memberCustomField, userID = me() } = options ?? {}
          needText('groupID', groupID)
          if (!Array.isArray(memberCustomField))
            throw imError('PARAMS_INVALID', '`memberCustomField` must be an array.')
          return change({ groupID, userID }, { memberCustomField: [...memberCustomField] })
        }),
    }
  },
}

const profiles = async (
  { caller }: ModuleContext,
  options: Parameters<GroupMemberMethods['getGroupMemberProfile']>[0],
): Promise<readonly GroupMember[]> => {
  const { groupID, userIDList, memberCustomFieldFilter = [] } = options ?? {}
  needText('groupID', groupID)
  needUsers(userIDList)
  const asked = userIDList.slice(0, GROUP_LIMITS.memberProfiles)
  const { members } = await caller.call('getGroupMemberProfile', { groupID, userIDList: asked })
  const found = membersOf(members)
  if (memberCustomFieldFilter.length === 0) return found
  return found.map((member) => ({
    ...member,
    memberCustomField: member.memberCustomField.filter(({ key }) => memberCustomFieldFilter.includes(key)),
  }))
}

const add = async (
  context: ModuleContext,
  options: { groupID: string; userIDList: readonly string[] },
): Promise<AddGroupMemberData> => {
  const { groupID, userIDList } = options ?? {}
  needText('groupID', groupID)
  needUsers(userIDList)
  const group = await groupOf(context, groupID)
  refuseAdd(group)
  const byResult = new Map<number, string[]>()
  for (const part of chunksOf(userIDList, GROUP_LIMITS.membersAtOnce)) {
    const { memberList } = await context.caller.call('addGroupMember', { groupID, userIDList: part })
    for (const { userID, result } of memberList) byResult.set(result, [...(byResult.get(result) ?? []), userID])
  }
  const of = (result: number): readonly string[] => byResult.get(result) ?? []
  return {
    successUserIDList: of(1),
    failureUserIDList: of(0),
    existedUserIDList: of(2),
    overLimitUserIDList: of(4),
    waitingUserIDList: of(3),
    group,
  }
}

/** Throws CANNOT_FIND_MODULE without the module `groups`. */
const needGroups = ({ services }: ModuleContext) => {
  const [groupOf, changedGroup] = [services.get('groupOf'), services.get('changedGroup')]
  if (groupOf === undefined || changedGroup === undefined)
    throw imError('CANNOT_FIND_MODULE', 'Members need the module `groups`: pass it to createChat too.')
  return { groupOf, changedGroup }
}

const groupOf = async (context: ModuleContext, groupID: string): Promise<Group> => {
  const group = await needGroups(context).groupOf(groupID)
  if (group === null) throw imError('CANNOT_FIND_GROUP')
  return group
}
