import { ApiError } from '@org/api-client'
import {
  addAnnouncement,
  API_STATUS,
  clearRoomChat,
  deleteAnnouncement,
  getRoomPeople,
  muteRoomUser,
  revokeRoomMessage,
  setGroupConfig,
  setRoomConfig,
  setRoomManager,
  setRoomTitle,
} from '@org/api-client/contract'
import { ERRORS, type ChatAction, type ChatRole, type ErrorName, type GroupType } from '@org/im-sdk/protocol'
import { signApplication } from '../../src/im/groups/group-proofs'
import { insertAnnouncement } from '../../src/store/im/announcements'
import { putApplication } from '../../src/store/im/group-applications'
import { text } from '../im-client'
import type { GroupWorld, Options } from './group-world'

/** Who does it, and where. */
interface Deed {
  readonly world: GroupWorld
  readonly role: ChatRole
  readonly groupID: string
}

/** A request that needs a right. */
export interface Right {
  readonly action: ChatAction
  readonly what: string
  readonly options?: Options
  /** The actor is the member whom the action concerns. */
  readonly isSelf?: boolean
  /** It concerns a member. */
  readonly hasTarget?: boolean
  /** Others get another answer. */
  readonly roles?: (role: ChatRole) => boolean
  /** In others the request does something else. */
  readonly types?: (type: GroupType) => boolean
  /** Listeners of a chat room may only while they are in it. */
  readonly listens?: true
  /** In the room of an anchor. */
  readonly inLiveRoom?: true
  /** What those are told who have no right; otherwise that they have none. */
  readonly refusal?: ErrorName
  readonly before?: (deed: Deed) => Promise<unknown>
  /** The code of the answer. */
  readonly ask: (deed: Deed) => Promise<number>
}

const ASKING: Options = { joinOption: 'NeedPermission', inviteOption: 'NeedPermission' }

const target = ({ world }: Deed) => world.people.Target.chat.userID
const actor = ({ world, role }: Deed) => world.people[role].chat

/** A chat command, whose answer may be that of its only item. */
const asks =
  (name: string, body: (deed: Deed) => object): Right['ask'] =>
  async (deed) => {
    const reply = await actor(deed).request(
      name as never,
      {
        groupID: deed.groupID,
        ...body(deed),
      } as never,
    )
    const { errorCode, recallRetList = [] } = reply as { errorCode: number; recallRetList?: { retCode: number }[] }
    return errorCode || (recallRetList[0]?.retCode ?? 0)
  }

/** A call of REST, refused as the chat refuses. */
const calls =
  (call: (api: GroupWorld['people']['Owner']['api'], deed: Deed) => Promise<unknown>): Right['ask'] =>
  async (deed) => {
    try {
      await call(deed.world.people[deed.role].api, deed)
      return 0
    } catch (error) {
      if (error instanceof ApiError && error.status === API_STATUS.notAllowed) return ERRORS.GROUP_PERMISSION_DENY.code
      throw error
    }
  }

const nothing = () => ({})
const ofTarget = (body: object) => (deed: Deed) => ({ userID: target(deed), ...body })
const ofSelf = (body: object) => (deed: Deed) => ({ userID: actor(deed).userID, ...body })
const onlyTarget = (deed: Deed) => ({ userIDList: [target(deed)] })

/** What the target has said, as the first message of the group, or the newest of the room. */
const said = async ({ world, groupID }: Deed): Promise<number> => {
  const { chat } = world.people.Target
  await chat.request('joinGroup', { groupID })
  const { errorCode, sequence } = (await chat.request('sendGroupMessage', { groupID, ...text('a') })) as {
    errorCode: number
    sequence: number
  }
  if (errorCode !== 0) throw new Error(`The target could not write: ${errorCode}`)
  return sequence
}

const newest = new Map<string, number>()
const saying: Right['before'] = async (deed) => newest.set(deed.groupID, await said(deed))
const sequenceIn = ({ groupID }: Deed) => newest.get(groupID) ?? 0

const applications = new Map<string, number>()
const applying: Right['before'] = async ({ world, groupID }) => {
  const applicant = world.people.Outsider.chat.userID
  const application = { group_id: groupID, applicant, kind: 'join', inviter: '', message: '', created_at: 1 } as const
  const key = await putApplication(world.server.context.db, application)
  applications.set(groupID, key ?? 0)
}

const set = (columns: { mute_all?: boolean; is_support_topic?: boolean }): Right['before'] => {
  return ({ world, groupID }) =>
    world.server.context.db.updateTable('chat_group').set(columns).where('group_id', '=', groupID).execute()
}

const notRooms = (type: GroupType) => type !== 'AVChatRoom'
const onlyRooms = (type: GroupType) => type === 'AVChatRoom'
const onlyCommunities = (type: GroupType) => type === 'Community'
const onlyNone = (role: ChatRole) => role === 'None'
const onlyInside = (role: ChatRole) => role !== 'None'

const sends = asks('sendGroupMessage', () => text('a'))
const counts = (mode: string) =>
  asks('updateGroupCounters', () => ({ mode, counterList: [{ key: 'likes', value: 1 }] }))

const IN_CHAT: readonly Right[] = [
  { action: 'read', what: 'getGroupMemberList', ask: asks('getGroupMemberList', nothing) },
  { action: 'send', what: 'sendGroupMessage', listens: true, ask: sends },
  {
    action: 'speakAlways',
    what: 'sendGroupMessage while all are muted',
    listens: true,
    roles: onlyInside,
    refusal: 'GROUP_MUTE_DENY',
    before: set({ mute_all: true }),
    ask: sends,
  },
  {
    action: 'revokeOther',
    what: 'revokeGroupMessages',
    hasTarget: true,
    before: saying,
    ask: asks('revokeGroupMessages', (deed) => ({ msgSeqList: [sequenceIn(deed)] })),
  },
  {
    action: 'modifyOther',
    what: 'modifyGroupMessage',
    hasTarget: true,
    types: notRooms,
    before: saying,
    ask: asks('modifyGroupMessage', (deed) => ({
      sequence: sequenceIn(deed),
      version: 0,
      elements: text('b').msgBody,
    })),
  },
  { action: 'updateProfile', what: 'updateGroupProfile', ask: asks('updateGroupProfile', () => ({ name: 'new' })) },
  {
    action: 'muteAll',
    what: 'updateGroupProfile',
    ask: asks('updateGroupProfile', () => ({ muteAllMembers: 'On' })),
  },
  { action: 'dismiss', what: 'dismissGroup', ask: asks('dismissGroup', nothing) },
  {
    action: 'transfer',
    what: 'changeGroupOwner',
    ask: asks('changeGroupOwner', (deed) => ({ newOwnerID: target(deed) })),
  },
  {
    action: 'transfer',
    what: 'changeGroupOwner',
    isSelf: true,
    ask: asks('changeGroupOwner', (deed) => ({ newOwnerID: actor(deed).userID })),
  },
  {
    action: 'attributes',
    what: 'setGroupAttributes',
    listens: true,
    ask: asks('setGroupAttributes', () => ({
      mainSequence: 0,
      avChatRoomKey: '',
      groupAttributeList: [{ key: 'goal', value: '1', sequence: 0 }],
    })),
  },
  { action: 'counters', what: 'updateGroupCounters', listens: true, ask: counts('Increase') },
  { action: 'setCounters', what: 'updateGroupCounters', listens: true, ask: counts('Set') },
  { action: 'quit', what: 'quitGroup', listens: true, ask: asks('quitGroup', nothing) },
  { action: 'join', what: 'joinGroup', roles: onlyNone, ask: asks('joinGroup', nothing) },
  { action: 'apply', what: 'joinGroup', roles: onlyNone, options: ASKING, ask: asks('joinGroup', nothing) },
  {
    action: 'handleApplication',
    what: 'handleGroupApplication',
    types: notRooms,
    before: applying,
    ask: asks('handleGroupApplication', (deed) => {
      const applicant = deed.world.people.Outsider.chat.userID
      const messageKey = applications.get(deed.groupID) ?? 0
      const claims = { groupID: deed.groupID, applicant, messageKey, manager: actor(deed).userID }
      const authentication = signApplication(deed.world.server.context.config.secrets, claims)
      return { applicant, messageKey, authentication, handleAction: 'Reject', handleMessage: '' }
    }),
  },
  {
    action: 'add',
    what: 'addGroupMember',
    ask: asks('addGroupMember', ({ world }) => ({ userIDList: [world.people.Outsider.chat.userID] })),
  },
  {
    action: 'invite',
    what: 'addGroupMember',
    options: ASKING,
    ask: asks('addGroupMember', ({ world }) => ({ userIDList: [world.people.Outsider.chat.userID] })),
  },
  {
    action: 'kick',
    what: 'deleteGroupMember',
    hasTarget: true,
    types: notRooms,
    ask: asks('deleteGroupMember', onlyTarget),
  },
  {
    action: 'kick',
    what: 'deleteGroupMember',
    isSelf: true,
    types: notRooms,
    ask: asks('deleteGroupMember', (deed) => ({ userIDList: [actor(deed).userID] })),
  },
  {
    action: 'ban',
    what: 'banRoomMembers',
    hasTarget: true,
    ask: asks('banRoomMembers', (deed) => ({ ...onlyTarget(deed), duration: 60 })),
  },
  {
    action: 'mark',
    what: 'markRoomMembers',
    ask: asks('markRoomMembers', (deed) => ({ ...onlyTarget(deed), markType: 1_000, operationType: 1 })),
  },
  {
    action: 'mute',
    what: 'setGroupMemberInfo',
    hasTarget: true,
    ask: asks('setGroupMemberInfo', ofTarget({ muteTime: 60 })),
  },
  {
    action: 'mute',
    what: 'setGroupMemberInfo',
    isSelf: true,
    ask: asks('setGroupMemberInfo', ofSelf({ muteTime: 60 })),
  },
  {
    action: 'setRole',
    what: 'setGroupMemberInfo',
    hasTarget: true,
    ask: asks('setGroupMemberInfo', ofTarget({ role: 'Admin' })),
  },
  {
    action: 'setRole',
    what: 'setGroupMemberInfo',
    isSelf: true,
    ask: asks('setGroupMemberInfo', ofSelf({ role: 'Admin' })),
  },
  {
    action: 'setNameCard',
    what: 'setGroupMemberInfo',
    hasTarget: true,
    ask: asks('setGroupMemberInfo', ofTarget({ nameCard: 'a' })),
  },
  {
    action: 'setNameCard',
    what: 'setGroupMemberInfo',
    isSelf: true,
    ask: asks('setGroupMemberInfo', ofSelf({ nameCard: 'a' })),
  },
  {
    action: 'setMemberField',
    what: 'setGroupMemberInfo',
    hasTarget: true,
    ask: asks('setGroupMemberInfo', ofTarget({ memberCustomField: [{ key: 'a', value: '1' }] })),
  },
  {
    action: 'topics',
    what: 'createTopic',
    types: onlyCommunities,
    before: set({ is_support_topic: true }),
    ask: asks('createTopic', () => ({ topicName: 'goals' })),
  },
]

const IN_GROUPS: readonly Right[] = [
  {
    action: 'setRules',
    what: 'setGroupConfig',
    ask: calls((api, { groupID }) => api.call(setGroupConfig, { group_id: groupID, slow_mode: 5 })),
  },
  {
    action: 'announce',
    what: 'addAnnouncement',
    ask: calls((api, { groupID }) => api.call(addAnnouncement, { group_id: groupID, text: 'Gol' })),
  },
  {
    action: 'announce',
    what: 'deleteAnnouncement',
    ask: calls(async (api, { world, groupID }) => {
      const row = { group_id: groupID, account_id: world.liveRoom.liveid, text: 'Gol', created_at: 1 }
      const id = await insertAnnouncement(world.server.context.db, row)
      return api.call(deleteAnnouncement, { group_id: groupID, id })
    }),
  },
]

const IN_ROOMS: readonly Right[] = [
  {
    action: 'manage' as const,
    what: 'getRoomPeople',
    ask: calls((api, { world }) => api.call(getRoomPeople, { liveid: world.liveRoom.liveid, kind: 'managers' })),
  },
  {
    action: 'updateProfile' as const,
    what: 'setRoomTitle',
    ask: calls((api, { world }) => api.call(setRoomTitle, { liveid: world.liveRoom.liveid, title: 'new' })),
  },
  {
    action: 'setRules' as const,
    what: 'setRoomConfig',
    ask: calls((api, { world }) => api.call(setRoomConfig, { liveid: world.liveRoom.liveid, slow_mode: 0 })),
  },
  {
    action: 'muteAll' as const,
    what: 'setRoomConfig',
    ask: calls((api, { world }) => api.call(setRoomConfig, { liveid: world.liveRoom.liveid, mute_all: 0 })),
  },
  {
    action: 'clear' as const,
    what: 'clearRoomChat',
    ask: calls((api, { world }) => api.call(clearRoomChat, { liveid: world.liveRoom.liveid })),
  },
  {
    action: 'revokeOther' as const,
    what: 'revokeRoomMessage',
    hasTarget: true,
    before: saying,
    ask: calls((api, deed) =>
      api.call(revokeRoomMessage, { liveid: deed.world.liveRoom.liveid, sequence: sequenceIn(deed) }),
    ),
  },
  {
    action: 'mute' as const,
    what: 'muteRoomUser',
    hasTarget: true,
    ask: calls((api, deed) =>
      api.call(muteRoomUser, { liveid: deed.world.liveRoom.liveid, userid: target(deed), seconds: 0 }),
    ),
  },
  {
    action: 'mute' as const,
    what: 'muteRoomUser',
    isSelf: true,
    ask: calls((api, deed) =>
      api.call(muteRoomUser, { liveid: deed.world.liveRoom.liveid, userid: actor(deed).userID, seconds: 0 }),
    ),
  },
  {
    action: 'setManager' as const,
    what: 'setRoomManager',
    ask: calls((api, deed) => api.call(setRoomManager, { userid: target(deed), type: 0 })),
  },
].map((right) => ({ ...right, types: onlyRooms, inLiveRoom: true }))

/** All actions of the table of rights, by the requests that need them. */
export const RIGHTS: readonly Right[] = [...IN_CHAT, ...IN_GROUPS, ...IN_ROOMS]
