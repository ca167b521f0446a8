import type { ApiClient } from '@org/api-client'
import type { ChatRole, GroupInviteOption, GroupJoinOption, GroupType } from '@org/im-sdk/protocol'
import { insertManager } from '../../src/store/live/room-managers'
import type { RunningServer } from '../../src/server'
import { changeMember } from '../../src/store/im/group-members'
import { addMember, ensureGroup } from '../../src/store/im/groups'
import { bootServer } from '../boot'
import { connect, type ImClient } from '../im-client'
import { roomOf } from '../live-room'
import { registerPerson } from '../people'

/** One person of each role, the member whom actions concern, and a member of the product who is in no group. */
type Person = ChatRole | 'Target' | 'Outsider'
const PEOPLE: readonly Person[] = ['Owner', 'Admin', 'Custom', 'Member', 'None', 'Target', 'Outsider']

/** The roles that exist in each type. Who is neither the owner nor a manager of a chat room is a listener. */
export const ROLES: Readonly<Record<GroupType, readonly ChatRole[]>> = {
  Private: ['Owner', 'Admin', 'Member', 'None'],
  Public: ['Owner', 'Admin', 'Member', 'None'],
  ChatRoom: ['Owner', 'Admin', 'Member', 'None'],
  AVChatRoom: ['Owner', 'Admin', 'Member'],
  Community: ['Owner', 'Admin', 'Custom', 'Member', 'None'],
}

export interface Options {
  readonly joinOption: GroupJoinOption
  readonly inviteOption: GroupInviteOption
}

interface Both {
  readonly chat: ImClient
  readonly api: ApiClient
}

export interface GroupWorld {
  readonly server: RunningServer
  readonly people: Readonly<Record<Person, Both>>
  /** A group of a type with everybody in it who has a role there. */
  readonly newGroup: (type: GroupType, options: Options) => Promise<string>
  /** The room of the owner, with the admin as its manager. */
  readonly liveRoom: { readonly liveid: number; readonly groupID: string }
  readonly end: () => Promise<void>
}

export const makeGroupWorld = async (): Promise<GroupWorld> => {
  const server = await bootServer({ rateLimits: false })
  const { db } = server.context
  const ends: (() => void)[] = []
  const people = {} as Record<Person, Both>
  for (const person of PEOPLE) {
    const { api, uid } = await registerPerson(server)
    const chat = await connect(server, { userID: String(uid), atEnd: (end) => ends.push(end) })
    await chat.login()
    people[person] = { api, chat }
  }
  const idOf = (person: Person) => people[person].chat.userID

  const liveid = Number(idOf('Owner'))
  const liveRoom = { liveid, groupID: (await roomOf(server, liveid)).groupID }
  await insertManager(db, { group_id: liveRoom.groupID, user_id: idOf('Admin'), since: 1 })

  let made = 0
  const newGroup = async (type: GroupType, { joinOption, inviteOption }: Options): Promise<string> => {
    const groupID = `${type === 'Community' ? '@TGS#_' : ''}rights${(made += 1)}`
    await ensureGroup(db, { groupID, type, name: groupID, ownerID: idOf('Owner') })
    await db
      .updateTable('chat_group')
      .set({ invite_option: inviteOption, ...(type === 'Private' ? {} : { join_option: joinOption }) })
      .where('group_id', '=', groupID)
      .execute()
    if (type === 'AVChatRoom') {
      await insertManager(db, { group_id: groupID, user_id: idOf('Admin'), since: 1 })
      return groupID
    }
    const roles = ROLES[type].filter((role) => role !== 'None')
    for (const role of [...roles, 'Target'] as const) {
      await addMember(db, { groupID, userID: idOf(role), role: 'Member', now: 1 })
      if (role !== 'Target') await changeMember(db, { groupID, userID: idOf(role) }, { role })
    }
    return groupID
  }
  const end = async () => {
    for (const one of ends) one()
    await server.stop()
  }
  return { server, people, newGroup, liveRoom, end }
}
