import { GROUP_SIZES, isCommunityID, type groupCommands, type ReplyOf, type RequestOf } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { countOwnedGroups, insertGroup } from '../../store/im/group-changes'
import { changeMember } from '../../store/im/group-members'
import { inviteOptionOf, MAX_MEMBERS } from '../../store/im/groups'
import type { Database } from '../../store/schema'
import { requireCommunities } from '../checks/require-communities'
import { changedFields } from '../group-info'
import type { Call, KeyedHandler } from '../handler'
import { imError } from '../im-error'
import { changeGroup, type GroupScene } from './group-change'
import { requireUsers } from './require-users'
import { screened, withPicture } from './screened'

type Row = (typeof groupCommands)['createGroup']
type Request = RequestOf<Row>

export const createGroup: KeyedHandler<Row> = async (request, call) => {
  const { userID, isGuest } = call.session.user
  if (isGuest) throw imError('GROUP_PERMISSION_DENY', 'Guests create no groups: log in as a member.')
  if (request.ownerID !== '' && request.ownerID !== userID) throw imError('GROUP_PERMISSION_DENY')
  checkOptions(request, call)
  const groupID = request.groupID || newID(request, call)
  const memberList =
    request.type === 'AVChatRoom' ? [] : request.memberList.filter((member) => member.userID !== userID)
  await requireUsers(
    call,
    memberList.map((member) => member.userID),
  )
  const { name, avatar, introduction, notification } = request
  const texts = { ...screened(call, { name, introduction, notification }), ...withPicture(call, avatar) }
  const insert = (trx: Transaction<Database>) => insertNew(trx, call, { ...request, ...texts, groupID })
  return changeGroup(call, groupID, 'holds', (scene) => fill(scene, { ...request, memberList }), insert)
}

const checkOptions = ({ type, groupID, isSupportTopic, maxMemberCount, memberList }: Request, call: Call): void => {
  const isCommunity = type === 'Community'
  if (isCommunity) requireCommunities(call)
  if (
    groupID !== '' &&
    (isCommunity ? !isCommunityID(groupID) : !/^[\x21-\x7e]+$/.test(groupID) || RESERVED.test(groupID))
  )
    throw imError('INVALID_GROUP_ID')
  if (!isCommunity && isSupportTopic === 1) throw imError('INVALID_GROUP_PARAMETERS', 'Only communities have topics.')
  if ((maxMemberCount ?? 0) > MAX_MEMBERS[type])
    throw imError('INVALID_GROUP_PARAMETERS', `A group of this type has at most ${MAX_MEMBERS[type]} members.`)
  const mayHave: readonly string[] =
    type === 'Private' ? ['Member'] : isCommunity ? ['Admin', 'Member', 'Custom'] : ['Admin', 'Member']
  if (memberList.some(({ role }) => !mayHave.includes(role)))
    throw imError('INVALID_GROUP_PARAMETERS', `A first member is ${mayHave.join(' or ')}.`)
}

/** Ids that the product gives, and those of communities, topics and the system. */
const RESERVED = /^(@T|ROOM_|CHATGROUP_|NOTIFY_ROOM$)/

/** Community ids have a form of their own. Rule: IM-29. */
const newID = ({ type }: Request, { im }: Call): string =>
  `${type === 'Community' ? '@TGS#_' : '@TGS#'}${Buffer.from(im.context.random.bytes(9)).toString('hex')}`

const insertNew = async (trx: Transaction<Database>, call: Call, request: Request): Promise<void> => {
  const { type, groupID } = request
  const ownerID = call.userID
  if ((await countOwnedGroups(trx, ownerID)) >= GROUP_SIZES.owned)
    throw imError('INVALID_GROUP_PARAMETERS', `You own ${GROUP_SIZES.owned} groups already.`)
  const isNew = await insertGroup(trx, {
    groupID,
    type,
    ownerID,
    name: request.name,
    avatar: request.avatar ?? '',
    introduction: request.introduction ?? '',
    notification: request.notification ?? '',
    joinOption: joinOptionOf(request),
    inviteOption: request.inviteOption ?? inviteOptionOf(type),
    maxMemberCount: request.maxMemberCount ?? 0,
    isSupportTopic: request.isSupportTopic === 1,
    isWebPush: request.webPushFlag === 1,
    customFields: changedFields({}, request.groupCustomField ?? []),
    now: seconds(call.im.context.clock),
  })
  if (!isNew) throw imError('INVALID_GROUP_ID', 'It is used already, or was used before.')
}

/** The option of the request applies to public groups and communities only. */
const joinOptionOf = ({ type, joinOption }: Request) => {
  if (type === 'Public') return joinOption ?? 'NeedPermission'
  if (type === 'Community') return joinOption ?? 'FreeAccess'
  return type === 'Private' ? 'DisableApply' : 'FreeAccess'
}

/** The owner and the first members. A chat room has listeners instead. */
const fill = async (scene: GroupScene, { type, memberList, memberCustomField }: Request): Promise<ReplyOf<Row>> => {
  const { groupID, trx, call } = scene
  if (type === 'AVChatRoom') return { groupID, overLimitUserIDList: [] }
  const owner = { userID: call.userID, role: 'Owner' as const, memberCustomField }
  const asked = [...new Set(memberList.map(({ userID }) => userID))]
  const reachable = await scene.reachable(asked)
  const outcomes = await scene.add([owner.userID, ...reachable])
  if (outcomes.get(owner.userID) !== 'joined')
    throw imError('INVALID_GROUP_PARAMETERS', `You are in ${GROUP_SIZES.joined} groups already.`)
  for (const { userID, role, memberCustomField: fields } of [owner, ...memberList])
    if (outcomes.get(userID) === 'joined' && (role !== 'Member' || fields.length > 0))
      await changeMember(trx, { groupID, userID }, { role, customFields: changedFields({}, fields) })
  scene.welcome()
  return {
    groupID,
    overLimitUserIDList: asked.filter((userID) => outcomes.get(userID) !== 'joined'),
  }
}
