import type { ModuleContext } from '../modules'
import { checkType, needText } from '../protocol/check-type'
import { isGroupType, TYPES, type GroupInviteOption, type GroupJoinOption, type GroupType } from '../protocol/constants'
import { MODERATION_ERRORS } from '../protocol/errors/moderation'
import { TOPIC_ERRORS } from '../protocol/errors/topics'
import { groupError } from '../protocol/group-error'
import { isCommunityID } from '../protocol/ids'
import { errorsOf } from '../protocol/im-error'
import type { CustomField, Group } from '../store/group'
import { groupIfGiven } from './fetch-group'
import { unreadGroup } from './group'
import { withProfile } from './with-profile'

/** The fields of a group that its managers set. */
export interface GroupProfileOptions {
  name?: string
  avatar?: string
  introduction?: string
  notification?: string
  /** For public groups and communities. */
  joinOption?: GroupJoinOption
  inviteOption?: GroupInviteOption
  /** Fields with other keys stay; an empty value removes its field. */
  groupCustomField?: readonly CustomField[]
}

export interface CreateGroupOptions extends GroupProfileOptions {
  name: string
  /** `TYPES.GRP_WORK`, `GRP_PUBLIC`, `GRP_MEETING`, `GRP_AVCHATROOM` or `GRP_COMMUNITY`. */
  type: GroupType
  /** Default: the server chooses one. The id of a community begins with `@TGS#_`. */
  groupID?: string
  maxMemberNum?: number
  /** The first members, at most 100. A chat room has none. */
  memberList?: readonly {
    userID: string
    role?: 'Admin' | 'Member' | 'Custom'
    memberCustomField?: readonly CustomField[]
  }[]
  /** The fields of the owner, who is the caller. */
  memberCustomField?: readonly CustomField[]
  /** A community whose members write in its topics. */
  isSupportTopic?: boolean
  /** False: messages of the group notify apps, and no pages. Default: both. */
  webPushFlag?: boolean
}

export interface CreateGroupData {
  readonly group: Group
  /** Users who were not added, because they are in too many groups or the group is full. */
  readonly overLimitUserIDList: readonly string[]
}

export interface UpdateGroupOptions extends GroupProfileOptions {
  groupID: string
  muteAllMembers?: boolean
  /** 0: the most that a group of its type may have. */
  maxMemberNum?: number
}

export const createGroup = async (context: ModuleContext, options: CreateGroupOptions): Promise<CreateGroupData> => {
  const {
    type,
    groupID = '',
    maxMemberNum,
    memberList = [],
    memberCustomField = [],
    isSupportTopic,
    webPushFlag,
    ...profile
  } = options ?? {}
  needText('name', profile.name)
  if (typeof type !== 'string' || !isGroupType(type)) throw groupError('ILLEGAL_GROUP_TYPE')
  checkType('groupID', groupID, 'string')
  checkType('webPushFlag', webPushFlag, 'boolean')
  const isCommunity = type === TYPES.GRP_COMMUNITY
  if (groupID !== '' && isCommunityID(groupID) !== isCommunity) throw errorsOf(TOPIC_ERRORS)('ILLEGAL_GROUP_ID')
  refuseProfanity(context, profile)
  const { joinOption, ...fields } = profile
  const ownerID = context.session.me.get().userID
  const hasJoinOption = joinOption !== undefined && (isCommunity || type === TYPES.GRP_PUBLIC)
  const reply = await context.caller.call('createGroup', {
    type,
    groupID,
    ...wireFields(fields),
    name: profile.name,
    ownerID,
    ...(hasJoinOption ? { joinOption } : {}),
    ...(maxMemberNum === undefined ? {} : { maxMemberCount: maxMemberNum }),
    memberList:
      type === TYPES.GRP_AVCHATROOM
        ? []
        : memberList.map((member) => ({ ...member, memberCustomField: [...(member.memberCustomField ?? [])] })),
    memberCustomField: [...memberCustomField],
    isSupportTopic: isSupportTopic ? 1 : 0,
    ...(webPushFlag === undefined ? {} : { webPushFlag: webPushFlag ? 1 : 0 }),
  })
  const overLimitUserIDList = reply.overLimitUserIDList.filter((userID) => typeof userID === 'string')
  const group =
    (await groupIfGiven(context, reply.groupID)) ??
    unreadGroup(
      {
        type,
        groupID: reply.groupID,
        ...wireFields(profile),
        ownerID,
        maxMemberCount: maxMemberNum ?? 0,
        isSupportTopic: isSupportTopic ? 1 : 0,
      },
      ownerID,
    )
  return { group, overLimitUserIDList }
}

/** What was changed counts even if the server does not return the profile: then it is the known one with the changes. */
export const updateGroup = async (
  context: ModuleContext,
  find: (groupID: string) => Group | null,
  options: UpdateGroupOptions,
): Promise<Group> => {
  const { groupID, muteAllMembers, maxMemberNum, ...profile } = options ?? {}
  needText('groupID', groupID)
  checkType('muteAllMembers', muteAllMembers, 'boolean')
  refuseProfanity(context, profile)
  const fields = {
    ...wireFields(profile),
    ...(maxMemberNum === undefined ? {} : { maxMemberCount: maxMemberNum }),
    ...(muteAllMembers === undefined ? {} : { muteAllMembers: muteAllMembers ? ('On' as const) : ('Off' as const) }),
  }
  await context.caller.call('updateGroupProfile', { groupID, ...fields })
  const read = await groupIfGiven(context, groupID)
  if (read !== null) return read
  const known = find(groupID) ?? unreadGroup({ groupID }, context.session.me.get().userID)
  return withProfile(known, { ...fields, groupCustomField: mergedFields(known, profile.groupCustomField) })
}

/** Fields with other keys stay; an empty value removes its field. */
const mergedFields = ({ groupCustomField }: Group, changes: readonly CustomField[] = []): readonly CustomField[] => {
  const keys = new Set(changes.map(({ key }) => key))
  return [...groupCustomField.filter(({ key }) => !keys.has(key)), ...changes.filter(({ value }) => value !== '')]
}

/** Only known fields are sent. */
const wireFields = ({
  name,
  avatar,
  introduction,
  notification,
  joinOption,
  inviteOption,
  groupCustomField,
}: GroupProfileOptions) => {
  const fields = {
    name,
    avatar,
    introduction,
    notification,
    joinOption,
    inviteOption,
    groupCustomField: groupCustomField && [...groupCustomField],
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof typeof fields]?: NonNullable<(typeof fields)[Name]>
  }
}

/** With the module `moderation` the texts are checked before they are sent. */
const refuseProfanity = (
  { services }: ModuleContext,
  { name, introduction, notification }: GroupProfileOptions,
): void => {
  const screen = services.get('screenText')
  for (const text of [name, introduction, notification])
    if (typeof text === 'string' && screen?.(text).isRefused) throw errorsOf(MODERATION_ERRORS)('PROFANITY_FOUND')
}

export const changeOwner = async (
  context: ModuleContext,
  known: Group | null,
  { groupID, newOwnerID }: { groupID: string; newOwnerID: string },
): Promise<Group> => {
  needText('groupID', groupID)
  needText('newOwnerID', newOwnerID)
  const { userID } = context.session.me.get()
  if (known?.type === TYPES.GRP_AVCHATROOM || context.rooms.get(groupID) !== null)
    throw groupError('CANNOT_CHANGE_OWNER_IN_AVCHATROOM')
  if (newOwnerID === userID) throw groupError('CANNOT_CHANGE_OWNER_TO_SELF')
  if (known !== null && known.ownerID !== userID) throw groupError('NOT_OWNER')
  await context.caller.call('changeGroupOwner', { groupID, newOwnerID })
  const read = await groupIfGiven(context, groupID)
  if (read !== null) return read
  const { selfInfo, ...group } = known ?? unreadGroup({ groupID }, userID)
  return { ...group, ownerID: newOwnerID, selfInfo: selfInfo && { ...selfInfo, role: 'Member' } }
}

export const dismissGroup = async (
  { caller }: ModuleContext,
  known: Group | null,
  groupID: string,
): Promise<{ groupID: string }> => {
  needText('groupID', groupID)
  if (known?.type === TYPES.GRP_WORK) throw groupError('CANNOT_DISMISS_WORK')
  await caller.call('dismissGroup', { groupID })
  return { groupID }
}
