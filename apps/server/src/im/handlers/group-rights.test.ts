// @module-tag once
import { ERRORS, type GroupType } from '@org/im-sdk/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootServer } from '../../../test/boot'
import { connect, newMember, text, type ImClient } from '../../../test/im-client'
import type { RunningServer } from '../../server'
import { can, type ChatAction, type ChatObject, type ChatRole } from '../../services/chat/can'
import { changeMember } from '../../store/im/group-members'
import { addMember, ensureGroup } from '../../store/im/groups'
import { insertManager } from '../../store/live/room-managers'

/** One person of each role, the member whom actions concern, and a member of the product who is in no group. */
type Person = ChatRole | 'Target' | 'Outsider'
const PEOPLE: readonly Person[] = ['Owner', 'Admin', 'Custom', 'Member', 'None', 'Target', 'Outsider']
const people = {} as Record<Person, ImClient>
const ends: (() => void)[] = []
let server: RunningServer
beforeAll(async () => {
  server = await bootServer()
  for (const person of PEOPLE) {
    const client = await connect(server, { userID: await newMember(server), atEnd: (end) => ends.push(end) })
    await client.login()
    people[person] = client
  }
})
afterAll(async () => {
  for (const end of ends) end()
  await server.stop()
})

/** The roles that exist in each type. Who is neither the owner nor a manager of a chat room is a listener. */
const ROLES: Readonly<Record<GroupType, readonly ChatRole[]>> = {
  Private: ['Owner', 'Member', 'None'],
  Public: ['Owner', 'Admin', 'Member', 'None'],
  ChatRoom: ['Owner', 'Admin', 'Member', 'None'],
  AVChatRoom: ['Owner', 'Admin', 'Member'],
  Community: ['Owner', 'Admin', 'Custom', 'Member', 'None'],
}

type Options = Required<Pick<ChatObject, 'joinOption' | 'inviteOption'>>
const OPEN: Options = { joinOption: 'FreeAccess', inviteOption: 'FreeAccess' }
const ASKING: Options = { joinOption: 'NeedPermission', inviteOption: 'NeedPermission' }

interface Right {
  readonly action: ChatAction
  readonly what: string
  readonly options?: Options
  /** The actor is the member whom the action concerns. */
  readonly isSelf?: boolean
  /** It concerns a member. */
  readonly hasTarget?: boolean
  /** Only for users who are not in the group: others get another answer. */
  readonly onlyNone?: boolean
  /** In a chat room the command does something else. */
  readonly notInRooms?: boolean
  readonly ask: (client: ImClient, groupID: string) => Promise<{ readonly errorCode: number }>
}

const target = () => people.Target.userID
const RIGHTS: readonly Right[] = [
  { action: 'read', what: 'getGroupMemberList', ask: (c, groupID) => c.request('getGroupMemberList', { groupID }) },
  {
    action: 'send',
    what: 'sendGroupMessage',
    ask: (c, groupID) => c.request('sendGroupMessage', { groupID, ...text('a') }),
  },
  {
    action: 'updateProfile',
    what: 'updateGroupProfile',
    ask: (c, groupID) => c.request('updateGroupProfile', { groupID, name: 'new' }),
  },
  {
    action: 'muteAll',
    what: 'updateGroupProfile',
    ask: (c, groupID) => c.request('updateGroupProfile', { groupID, muteAllMembers: 'On' }),
  },
  { action: 'dismiss', what: 'dismissGroup', ask: (c, groupID) => c.request('dismissGroup', { groupID }) },
  {
    action: 'transfer',
    what: 'changeGroupOwner',
    ask: (c, groupID) => c.request('changeGroupOwner', { groupID, newOwnerID: target() }),
  },
  {
    action: 'transfer',
    what: 'changeGroupOwner',
    isSelf: true,
    ask: (c, groupID) => c.request('changeGroupOwner', { groupID, newOwnerID: c.userID }),
  },
  {
    action: 'setCounters',
    what: 'updateGroupCounters',
    ask: (c, groupID) =>
      c.request('updateGroupCounters', { groupID, mode: 'Set', counterList: [{ key: 'likes', value: 1 }] }),
  },
  { action: 'quit', what: 'quitGroup', ask: (c, groupID) => c.request('quitGroup', { groupID }) },
  { action: 'join', what: 'joinGroup', onlyNone: true, ask: (c, groupID) => c.request('joinGroup', { groupID }) },
  {
    action: 'apply',
    what: 'joinGroup',
    onlyNone: true,
    options: ASKING,
    ask: (c, groupID) => c.request('joinGroup', { groupID }),
  },
  {
    action: 'add',
    what: 'addGroupMember',
    ask: (c, groupID) => c.request('addGroupMember', { groupID, userIDList: [people.Outsider.userID] }),
  },
  {
    action: 'kick',
    what: 'deleteGroupMember',
    hasTarget: true,
    notInRooms: true,
    ask: (c, groupID) => c.request('deleteGroupMember', { groupID, userIDList: [target()] }),
  },
  {
    action: 'kick',
    what: 'deleteGroupMember',
    isSelf: true,
    notInRooms: true,
    ask: (c, groupID) => c.request('deleteGroupMember', { groupID, userIDList: [c.userID] }),
  },
  {
    action: 'mute',
    what: 'setGroupMemberInfo',
    hasTarget: true,
    ask: (c, groupID) => c.request('setGroupMemberInfo', { groupID, userID: target(), muteTime: 60 }),
  },
  {
    action: 'mute',
    what: 'setGroupMemberInfo',
    isSelf: true,
    ask: (c, groupID) => c.request('setGroupMemberInfo', { groupID, userID: c.userID, muteTime: 60 }),
  },
  {
    action: 'setRole',
    what: 'setGroupMemberInfo',
    hasTarget: true,
    ask: (c, groupID) => c.request('setGroupMemberInfo', { groupID, userID: target(), role: 'Admin' }),
  },
  {
    action: 'setRole',
    what: 'setGroupMemberInfo',
    isSelf: true,
    ask: (c, groupID) => c.request('setGroupMemberInfo', { groupID, userID: c.userID, role: 'Admin' }),
  },
  {
    action: 'setNameCard',
    what: 'setGroupMemberInfo',
    hasTarget: true,
    ask: (c, groupID) => c.request('setGroupMemberInfo', { groupID, userID: target(), nameCard: 'a' }),
  },
  {
    action: 'setNameCard',
    what: 'setGroupMemberInfo',
    isSelf: true,
    ask: (c, groupID) => c.request('setGroupMemberInfo', { groupID, userID: c.userID, nameCard: 'a' }),
  },
  {
    action: 'setMemberField',
    what: 'setGroupMemberInfo',
    hasTarget: true,
    ask: (c, groupID) =>
      c.request('setGroupMemberInfo', { groupID, userID: target(), memberCustomField: [{ key: 'a', value: '1' }] }),
  },
]

let made = 0

/** A group of a type with everybody in it who has a role there. */
const newGroup = async (type: GroupType, { joinOption, inviteOption }: Options): Promise<string> => {
  const { db } = server.context
  const groupID = `${type === 'Community' ? '@TGS#_' : ''}rights${(made += 1)}`
  await ensureGroup(db, { groupID, type, name: groupID, ownerID: people.Owner.userID })
  await db
    .updateTable('chat_group')
    .set({ invite_option: inviteOption, ...(type === 'Private' ? {} : { join_option: joinOption }) })
    .where('group_id', '=', groupID)
    .execute()
  if (type === 'AVChatRoom') {
    await insertManager(db, { group_id: groupID, user_id: people.Admin.userID, since: 1 })
    return groupID
  }
  const roles = ROLES[type].filter((role) => role !== 'None')
  for (const role of [...roles, 'Target'] as const) {
    const { userID } = people[role]
    await addMember(db, { groupID, userID, role: 'Member', now: 1 })
    if (role !== 'Target') await changeMember(db, { groupID, userID }, { role })
  }
  return groupID
}

const CASES = RIGHTS.flatMap((right) =>
  (Object.keys(ROLES) as GroupType[]).flatMap((type) =>
    ROLES[type]
      .filter((role) => right.onlyNone !== true || role === 'None')
      .filter(() => right.notInRooms !== true || type !== 'AVChatRoom')
      .map((role) => ({ ...right, type, role, on: right.isSelf === true ? 'oneself' : 'others' })),
  ),
)

const groupOf = async ({ type, role, action, options }: (typeof CASES)[number]): Promise<string> => {
  const groupID = await newGroup(type, options ?? OPEN)
  // A listener sends and leaves only while it polls.
  if (type === 'AVChatRoom' && ['send', 'quit'].includes(action)) await people[role].request('joinGroup', { groupID })
  return groupID
}

describe('a command is accepted exactly if the table of rights says so', () => {
  it.each(CASES)('$action of $on by $what, as $role of $type', async (one) => {
    const { action, role, type, isSelf, hasTarget, options = OPEN, ask } = one
    const client = people[role]
    const groupID = await groupOf(one)
    const { errorCode } = await ask(client, groupID)
    if (type === 'AVChatRoom') await client.request('quitGroup', { groupID })
    const object = { type, ...options, ...(isSelf ? { isSelf } : hasTarget ? { target: 'Member' as const } : {}) }
    expect(errorCode).toBe(can({ role }, action, object) ? 0 : ERRORS.GROUP_PERMISSION_DENY.code)
  })
})
