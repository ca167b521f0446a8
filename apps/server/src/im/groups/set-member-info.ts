import {
  type ChatAction,
  type ChatRole,
  GROUP_SIZES,
  type groupMemberCommands,
  type RequestOf,
} from '@org/im-sdk/protocol'
import { muteAsManager } from '../../services/moderation/mute-as-manager'
import { NOTICE } from '../../services/chat/group-notices'
import { changeMember } from '../../store/im/group-members'
import { findMember } from '../../store/im/groups'
import { listMembers } from '../../store/im/member-list'
import { changedFields, fieldList } from '../group-info'
import type { KeyedHandler } from '../handler'
import { imError } from '../im-error'
import { changeGroup, type GroupScene } from './group-change'
import { TIP } from './group-elements'
import { memberInfo, type MemberInfo } from './member-info'
import { listenerInfos } from '../rooms/listener-info'
import { screened } from './screened'

type Row = (typeof groupMemberCommands)['setGroupMemberInfo']
type Request = RequestOf<Row>

export const setGroupMemberInfo: KeyedHandler<Row> = async (request, call) => {
  const { groupID, userID } = request
  const { nameCard } = screened(call, { nameCard: request.nameCard })
  const rights = request.muteTime === undefined && request.role === undefined ? 'holds' : 'takes'
  return changeGroup(call, groupID, rights, async (scene) => {
    scene.require('read')
    const target = await roleOfTarget(scene, userID)
    const on = { target, isSelf: userID === call.userID }
    for (const field of Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])
      if (request[field] !== undefined) scene.require(ACTIONS[field], on)
    if (request.muteTime !== undefined) await mute(scene, userID, request.muteTime)
    if (request.role !== undefined) await setRole(scene, userID, { from: target, to: request.role })
    await describe(scene, { ...request, nameCard })
    return { member: await seen(scene, userID) }
  })
}

const ACTIONS = {
  muteTime: 'mute',
  role: 'setRole',
  nameCard: 'setNameCard',
  memberCustomField: 'setMemberField',
} as const satisfies Partial<Record<keyof Request, ChatAction>>

/** Throws MEMBER_NOT_IN_GROUP if there is no such member. Everyone may listen to a chat room. */
const roleOfTarget = async (scene: GroupScene, userID: string): Promise<ChatRole> => {
  const isRoom = scene.group.type === 'AVChatRoom'
  if (isRoom && (await scene.call.im.identities.find(userID)) === null) throw imError('INVALID_ID')
  const role = await scene.roleOf(userID)
  if (role === 'None') throw imError('MEMBER_NOT_IN_GROUP')
  return role
}

/** It belongs to user and group, and outlives leaving and coming back. A mute by an operator stays. */
const mute = async (scene: GroupScene, userID: string, muteTime: number): Promise<void> => {
  const { groupID, trx, now } = scene
  const key = { user_id: userID, group_id: groupID }
  const { until } = await muteAsManager(trx, key, muteTime === 0 ? 0 : now + muteTime, now)
  scene.isRestricted = true
  scene.tip({ operationType: TIP.member, userIDList: [userID], memberList: [{ userID, muteTime: until }] })
}

const setRole = async (
  scene: GroupScene,
  userID: string,
  { from, to }: { from: ChatRole; to: NonNullable<Request['role']> },
) => {
  const { groupID, trx, group } = scene
  if (to === 'Owner' || (to === 'Custom' && group.type !== 'Community')) throw imError('INVALID_MEMBER_ROLE')
  if (from === to) return
  await changeMember(trx, { groupID, userID }, { role: to })
  scene.changed.push(userID)
  const isAdmin = to === 'Admin'
  if (!isAdmin && from !== 'Admin')
    return scene.tip({ operationType: TIP.member, userIDList: [userID], memberList: [{ userID, role: to }] })
  scene.tip({
    operationType: isAdmin ? TIP.madeAdmin : TIP.noLongerAdmin,
    userIDList: [userID],
    memberList: [{ userID, role: to }],
  })
  scene.notify(userID, { operationType: isAdmin ? NOTICE.madeAdmin : NOTICE.noLongerAdmin })
}

/** The name card and the custom fields. */
const describe = async (scene: GroupScene, { userID, nameCard, memberCustomField }: Request): Promise<void> => {
  if (nameCard === undefined && memberCustomField === undefined) return
  const { groupID, trx } = scene
  const before = (await findMember(trx, groupID, userID))?.custom_fields ?? {}
  const customFields = memberCustomField === undefined ? undefined : changedFields(before, memberCustomField)
  if (Object.keys(customFields ?? {}).length > GROUP_SIZES.customFields)
    throw imError('INVALID_GROUP_PARAMETERS', `A member has at most ${GROUP_SIZES.customFields} custom fields.`)
  await changeMember(trx, { groupID, userID }, { nameCard, customFields })
  scene.changed.push(userID)
  const changed = {
    ...(nameCard === undefined ? {} : { nameCard }),
    ...(customFields === undefined ? {} : { memberCustomField: fieldList(customFields) }),
  }
  scene.tip({ operationType: TIP.member, userIDList: [userID], memberList: [{ userID, ...changed }] })
}

/** The member after the change; a chat room stores none. */
const seen = async ({ call, trx, group, groupID }: GroupScene, userID: string): Promise<MemberInfo> => {
  const [member] =
    group.type === 'AVChatRoom'
      ? await listenerInfos(call, trx, group, [userID])
      : (await listMembers(trx, { groupID, userIDs: [userID], limit: 1 })).map((row) => memberInfo(row, call))
  if (member === undefined) throw imError('MEMBER_NOT_IN_GROUP')
  return member
}
