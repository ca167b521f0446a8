import { expect, it } from 'vitest'
import { FakeServer } from './index'
import { can, type ChatAction, type ChatRole } from '../protocol/can'
import type { CommandName } from '../protocol/define-command'
import type { GroupType } from '../protocol/constants'
import { asImError } from '../protocol/im-error'

const TYPES: readonly GroupType[] = ['Private', 'Public', 'ChatRoom', 'AVChatRoom', 'Community']
const ROLES: readonly ChatRole[] = ['Owner', 'Admin', 'Custom', 'Member', 'None']
const rolesIn = (type: GroupType) =>
  ROLES.filter((role) => (role !== 'Custom' || type === 'Community') && (role !== 'None' || type !== 'AVChatRoom'))

interface Right {
  readonly action: ChatAction
  readonly name: CommandName
  readonly body: object
  /** It concerns a member. */
  readonly hasTarget?: true
  /** In the others the command does something else. */
  readonly types?: readonly GroupType[]
}

const NOT_ROOMS = TYPES.filter((type) => type !== 'AVChatRoom')
const TARGET = { userID: 'target' }
const LIST = { userIDList: ['target'] }
const counters = (mode: string) => ({ mode, counterList: [{ key: 'likes', value: 1 }] })

const RIGHTS: readonly Right[] = [
  { action: 'updateProfile', name: 'updateGroupProfile', body: { name: 'new' } },
  { action: 'muteAll', name: 'updateGroupProfile', body: { muteAllMembers: 'On' } },
  { action: 'dismiss', name: 'dismissGroup', body: {} },
  { action: 'transfer', name: 'changeGroupOwner', body: { newOwnerID: 'target' } },
  { action: 'quit', name: 'quitGroup', body: {}, types: NOT_ROOMS },
  { action: 'add', name: 'addGroupMember', body: { userIDList: ['outsider'] } },
  {
    action: 'kick',
    name: 'deleteGroupMember',
    body: { ...LIST, reason: '', duration: 0 },
    hasTarget: true,
    types: NOT_ROOMS,
  },
  { action: 'mute', name: 'setGroupMemberInfo', body: { ...TARGET, muteTime: 60 }, hasTarget: true },
  { action: 'setRole', name: 'setGroupMemberInfo', body: { ...TARGET, role: 'Admin' }, hasTarget: true },
  { action: 'setNameCard', name: 'setGroupMemberInfo', body: { ...TARGET, nameCard: 'a' }, hasTarget: true },
  { action: 'ban', name: 'banRoomMembers', body: { ...LIST, reason: '', duration: 60 }, hasTarget: true },
  { action: 'mark', name: 'markRoomMembers', body: { ...LIST, markType: 1_000, operationType: 1 } },
  { action: 'attributes', name: 'clearGroupAttributes', body: { mainSequence: 0 } },
  { action: 'counters', name: 'updateGroupCounters', body: counters('Increase') },
  { action: 'setCounters', name: 'updateGroupCounters', body: counters('Set') },
  { action: 'topics', name: 'createTopic', body: { topicID: '', topicName: 'news' }, types: ['Community'] },
]

const CASES = RIGHTS.flatMap((right) =>
  (right.types ?? TYPES).flatMap((type) => rolesIn(type).map((role) => ({ ...right, type, role }))),
)

it.each(CASES)('the fake server answers $name for $action by the table, as $role of $type', async (one) => {
  const { action, name, body, hasTarget, type, role } = one
  const server = new FakeServer()
  const groupID = type === 'Community' ? '@TGS#_fans' : 'fans'
  const members = new Set(['Owner', 'target', role].filter((who) => who !== 'None'))
  const memberData = new Map(role === 'Custom' ? [['Custom', { role }]] : [])
  const managers = new Set(role === 'Admin' ? ['Admin'] : [])
  server.addGroup({
    groupID,
    type,
    ownerID: 'Owner',
    members,
    managers,
    memberData,
    isSupportTopic: type === 'Community',
  })
  const ask = async () => server.handler(name)({ groupID, ...body } as never, { userID: role } as never, {} as never)
  const answer = await ask().then(
    () => 'ok',
    (thrown: unknown) => asImError(thrown).errorName,
  )
  const options = { joinOption: 'FreeAccess', inviteOption: 'FreeAccess' } as const
  const object = { type, ...options, ...(hasTarget ? { target: 'Member' as const } : {}) }
  expect(answer).toBe(can({ role }, action, object) ? 'ok' : 'GROUP_PERMISSION_DENY')
})
