import { anyError as imError } from '../protocol/any-error'
import type { Commands } from '../protocol/commands'
import type { RequestOf } from '../protocol/define-command'
import { isCommunityID } from '../protocol/ids'
import type { FakePeople } from './fake-people'
import type { FakeGroup } from './fake-world'

const MAX_MEMBERS = { Private: 200, Public: 2_000, ChatRoom: 6_000, AVChatRoom: 0, Community: 100_000 }
/** Ids that the product gives, and those of communities, topics and the system. */
const RESERVED = /^(@T|ROOM_|CHATGROUP_|NOTIFY_ROOM$)/

/** Throws by name if the group cannot be created. */
export const needNewGroup = (request: NewGroup, userID: string, { absent }: Pick<FakePeople, 'absent'>): void => {
  const { type, groupID, ownerID, isSupportTopic, maxMemberCount = 0, memberList } = request
  const isCommunity = type === 'Community'
  const isRight = isCommunity ? isCommunityID(groupID) : /^[\x21-\x7e]+$/.test(groupID) && !RESERVED.test(groupID)
  const roles: readonly string[] = isCommunity ? ['Admin', 'Member', 'Custom'] : ['Admin', 'Member']
  const isWrongRole = memberList.some(({ role }) => !roles.includes(role) || (type === 'Private' && role !== 'Member'))
  if (ownerID !== '' && ownerID !== userID) throw imError('GROUP_PERMISSION_DENY')
  if (groupID !== '' && !isRight) throw imError('INVALID_GROUP_ID')
  if ((isSupportTopic === 1 && !isCommunity) || maxMemberCount > MAX_MEMBERS[type] || isWrongRole)
    throw imError('INVALID_GROUP_PARAMETERS')
  if (type !== 'AVChatRoom' && memberList.some((member) => absent.has(member.userID))) throw imError('INVALID_ID')
}

type NewGroup = RequestOf<Commands['createGroup']>
type Fields = FakeGroup['customFields']
type Changes = Omit<RequestOf<Commands['updateGroupProfile']>, 'groupID'>

/** Fields with other keys stay, and an empty value removes its field. */
export const mergedFields = (before: Fields, changes: Fields): Fields =>
  [...new Map([...before, ...changes].map(({ key, value }) => [key, value]))]
    .map(([key, value]) => ({ key, value }))
    .filter(({ value }) => value !== '')

/** A group with a changed profile, and what differs, as its members are told; null if nothing does. */
export const changedGroup = (group: FakeGroup, changes: Changes): { group: FakeGroup; told: object } | null => {
  const { joinOption, groupCustomField, maxMemberCount = 0 } = changes
  const isOpen = group.type === 'Public' || group.type === 'Community'
  const isFull = maxMemberCount > 0 && maxMemberCount < group.members.size
  if ((joinOption !== undefined && !isOpen) || isFull || maxMemberCount > MAX_MEMBERS[group.type])
    throw imError('INVALID_GROUP_PARAMETERS')
  const fields = groupCustomField && mergedFields(group.customFields, groupCustomField)
  const before = shownOf(group)
  const after = { ...before, ...given({ ...changes, groupCustomField: fields }) }
  const told = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as Shown])),
  )
  if (Object.keys(told).length === 0) return null
  const { muteAllMembers, groupCustomField: customFields, avatar, introduction, notification, ...rest } = after
  const profile = { avatar, introduction, notification }
  return { group: { ...group, ...rest, isMuted: muteAllMembers === 'On', customFields, profile }, told }
}

const shownOf = ({ name, joinOption, inviteOption, maxMemberCount, isMuted, customFields, profile }: FakeGroup) => ({
  name,
  joinOption,
  inviteOption,
  maxMemberCount,
  muteAllMembers: isMuted ? ('On' as const) : ('Off' as const),
  groupCustomField: customFields,
  ...profile,
})
type Shown = keyof ReturnType<typeof shownOf>

/** Without the fields that the request leaves out. */
export const given = <Body extends object>(body: Body) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Body]?: NonNullable<Body[Name]>
  }
