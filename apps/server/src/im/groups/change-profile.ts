import { GROUP_SIZES, type groupCommands, type RequestOf } from '@org/im-sdk/protocol'
import { NOTICE } from '../../services/chat/group-notices'
import { MEMBERS_AT_ONCE } from '../../services/chat/end-memberships'
import { changeMember, someMembers } from '../../store/im/group-members'
import { changeProfile, isLiveRoom, markDismissed, type ProfileChange } from '../../store/im/group-changes'
import { MAX_MEMBERS, type GroupRow } from '../../store/im/groups'
import { enqueueJob } from '../../store/ops/jobs'
import { changedFields, fieldList } from '../group-info'
import type { KeyedHandler } from '../handler'
import { imError } from '../im-error'
import { changeGroup } from './group-change'
import { TIP } from './group-elements'
import { screened, withPicture } from './screened'

type Rows = typeof groupCommands

export const dismissGroup: KeyedHandler<Rows['dismissGroup']> = async ({ groupID }, call) =>
  changeGroup(call, groupID, 'takes', async (scene) => {
    scene.require('dismiss')
    if (await isLiveRoom(scene.trx, groupID)) throw imError('GROUP_PERMISSION_DENY', 'It belongs to a live room.')
    const first = await someMembers(scene.trx, groupID, MEMBERS_AT_ONCE)
    await scene.remove(first)
    await markDismissed(scene.trx, groupID, scene.now)
    for (const userID of first) scene.notify(userID, { operationType: NOTICE.dismissed })
    if (first.length === MEMBERS_AT_ONCE)
      await enqueueJob(scene.trx, { name: 'end-memberships', key: groupID, due_at: scene.now })
    scene.isDismissed = true
    return {}
  })

export const changeGroupOwner: KeyedHandler<Rows['changeGroupOwner']> = async ({ groupID, newOwnerID }, call) =>
  changeGroup(call, groupID, 'takes', async (scene) => {
    const { trx, now } = scene
    scene.require('transfer', { isSelf: newOwnerID === call.userID })
    await scene.member(newOwnerID)
    await changeMember(trx, { groupID, userID: call.userID }, { role: 'Member' })
    await changeMember(trx, { groupID, userID: newOwnerID }, { role: 'Owner' })
    await changeProfile(trx, groupID, { owner_id: newOwnerID }, now)
    scene.changed.push(call.userID, newOwnerID)
    scene.tip({
      operationType: TIP.profile,
      userIDList: [newOwnerID],
      newGroupProfile: { ownerID: newOwnerID, lastInfoTime: now, infoSequence: scene.group.info_seq + 1 },
    })
    return {}
  })

export const updateGroupProfile: KeyedHandler<Rows['updateGroupProfile']> = async (request, call) => {
  const { groupID, name, avatar, introduction, notification } = request
  const texts = { ...screened(call, { name, introduction, notification }), ...withPicture(call, avatar) }
  return changeGroup(call, groupID, request.muteAllMembers === 'On' ? 'takes' : 'holds', async (scene) => {
    scene.require('updateProfile')
    if (request.muteAllMembers !== undefined) scene.require('muteAll')
    const { group, trx, now } = scene
    checkOptions(request, group)
    const { change, profile } = changeOf({ ...request, ...texts }, group)
    if (Object.keys(change).length === 0) return {}
    await changeProfile(trx, groupID, change, now)
    scene.tip({
      operationType: TIP.profile,
      userIDList: [],
      newGroupProfile: { ...profile, lastInfoTime: now, infoSequence: group.info_seq + 1 },
    })
    return {}
  })
}

type Update = RequestOf<Rows['updateGroupProfile']>

const checkOptions = ({ joinOption, maxMemberCount = 0 }: Update, { type, member_count }: GroupRow): void => {
  if (joinOption !== undefined && type !== 'Public' && type !== 'Community')
    throw imError('INVALID_GROUP_PARAMETERS', 'Only public groups and communities have a joinOption.')
  if (maxMemberCount > MAX_MEMBERS[type] || (maxMemberCount > 0 && maxMemberCount < member_count))
    throw imError('INVALID_GROUP_PARAMETERS', 'See maxMemberCount.')
}

const COLUMNS = {
  name: 'name',
  avatar: 'avatar',
  introduction: 'introduction',
  notification: 'notification',
  joinOption: 'join_option',
  inviteOption: 'invite_option',
} as const

/** What differs: as columns, and as members see it. */
const changeOf = (request: Update, group: GroupRow): { change: ProfileChange; profile: object } => {
  const { maxMemberCount, muteAllMembers, groupCustomField } = request
  const change: Record<string, unknown> = {}
  const profile: Record<string, unknown> = {}
  const set = (column: keyof ProfileChange & keyof GroupRow, value: unknown, field: string, seen: unknown = value) => {
    if (JSON.stringify(group[column]) === JSON.stringify(value)) return
    change[column] = value
    profile[field] = seen
  }
  for (const [field, column] of Object.entries(COLUMNS) as [
    keyof typeof COLUMNS,
    (typeof COLUMNS)[keyof typeof COLUMNS],
  ][])
    if (request[field] !== undefined) set(column, request[field], field)
  if (maxMemberCount !== undefined) set('max_member_count', maxMemberCount || MAX_MEMBERS[group.type], 'maxMemberCount')
  if (muteAllMembers !== undefined) set('mute_all', muteAllMembers === 'On', 'muteAllMembers', muteAllMembers)
  if (groupCustomField !== undefined) {
    const fields = changedFields(group.custom_fields, groupCustomField)
    if (Object.keys(fields).length > GROUP_SIZES.customFields)
      throw imError('INVALID_GROUP_PARAMETERS', 'Too many custom fields.')
    set('custom_fields', fields, 'groupCustomField', fieldList(fields))
  }
  return { change, profile }
}
