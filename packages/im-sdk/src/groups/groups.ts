import { needText } from '../protocol/check-type'
import { GROUP_REFUSALS } from '../protocol/errors/group-refusals'
import { asImError, imError } from '../protocol/im-error'
import { groupCommands } from '../protocol/commands/groups'
import { TYPES } from '../protocol/constants'
import type { ChatModule, ModuleContext } from '../modules'
import { toResult, type Result } from '../result'
import type { Reply } from '../rpc/caller'
import type { Group } from '../store/group'
import { toMessage } from '../store/to-message'
import { toGroup } from './group'
import { GroupList } from './group-list'
import { MemberCounts } from './member-counts'
import { Turns } from './turns'

export type JoinStatus = Reply<'joinGroup'>['joinedStatus']

export interface JoinGroupData {
  /**
   * `WaitAdminApproval`: the user is not a member yet. `AlreadyInGroup` for a chat room: this instance is in it,
   * whichever rooms the user's other devices are in.
   */
  readonly status: JoinStatus
  /** Null if the server accepted the join but did not return the profile. Call `getGroupProfile` to retry. */
  readonly group: Group | null
}

export interface GroupMethods {
  /**
   * Joins a group or enters a chat room. Entering a chat room leaves the previous one unless `unlimitedAVChatRoom` is
   * on.
   */
  joinGroup(options: { groupID: string; applyMessage?: string }): Promise<Result<JoinGroupData>>
  /** Leaves a group or a chat room. A chat room is left locally at once, whatever the server answers. */
  quitGroup(groupID: string): Promise<Result<{ readonly groupID: string }>>
  /** The groups the user is in, without chat rooms. */
  getGroupList(): Promise<Result<{ readonly groupList: readonly Group[] }>>
  /** Fetched from the server. Rejects with the server's error, or with CANNOT_FIND_GROUP. */
  getGroupProfile(options: { groupID: string }): Promise<Result<{ readonly group: Group }>>
  /**
   * How many members a chat room has online. A repeated call within 3 s gets the cached count; a count is cached for
   * at most 10 s, or for the shorter time that the server gives.
   */
  getGroupOnlineMemberCount(groupID: string): Promise<Result<{ readonly memberCount: number }>>
}

/** Groups: join and quit, the group list, and profiles. Chat rooms also need the module `liveRooms`. */
export const groups: ChatModule<GroupMethods> = {
  name: 'groups',
  install: (context) => {
    context.caller.registerCommands(groupCommands, GROUP_REFUSALS)
    const list = new GroupList(context)
    const memberCounts = new MemberCounts(context.clock, context.caller)
    const turns = new Turns()
    context.session.whenEnded(() => memberCounts.clear())
    return {
      joinGroup: (options) =>
        toResult(async () => {
          const joined = await turns.take(options?.groupID, () => join(context, options))
          if (joined.status === TYPES.JOIN_STATUS_SUCCESS && context.rooms.get(options.groupID) === null) list.joined()
          return joined
        }),
      quitGroup: (groupID) =>
        toResult(async () => {
          const left = await turns.take(groupID, () => quit(context, groupID))
          list.left(groupID)
          return left
        }),
      getGroupList: () => toResult(async () => ({ groupList: await list.get() })),
      getGroupProfile: (options) => toResult(async () => ({ group: await profile(context, options?.groupID) })),
      getGroupOnlineMemberCount: (groupID) =>
        toResult(async () => {
          needText('groupID', groupID)
          return { memberCount: await memberCounts.get(groupID) }
        }),
    }
  },
}

const join = async (
  context: ModuleContext,
  options: { groupID: string; applyMessage?: string },
): Promise<JoinGroupData> => {
  const { groupID, applyMessage = '' } = options ?? {}
  const { caller, rooms, services, session, unlimitedAVChatRoom } = context
  const asker = session.me.get().userID
  needText('groupID', groupID)
  if (rooms.get(groupID) !== null)
    return { status: TYPES.JOIN_STATUS_ALREADY_IN_GROUP, group: await profileIfGiven(context, groupID) }
  const reply = await caller.call('joinGroup', { groupID, applyMessage, historyMessageFlag: 1 })
  let status = reply.joinedStatus
  if (reply.avChatRoomFlag === 1 && reply.joinedStatus !== TYPES.JOIN_STATUS_WAIT_APPROVAL) {
    const enter = services.get('enterRoom')
    if (enter === undefined) {
      await caller.call('quitGroup', { groupID })
      throw imError('CANNOT_FIND_MODULE', 'A chat room needs the `liveRooms` module: pass it to createChat.')
    }
    const others = () => (unlimitedAVChatRoom ? [] : rooms.joined)
    for (let before = others(); before.length > 0; before = others())
      await Promise.all(before.map((room) => quit(context, room).catch(() => undefined)))
    const { userID } = session.me.get()
    if (userID !== asker) throw imError('SDK_DESTROYED')
    const messageList = reply.messageList.map((stored) => toMessage(stored, userID))
    enter({ groupID, key: reply.longPollingKey, startSeq: reply.startSeq, messageList })
    status = TYPES.JOIN_STATUS_SUCCESS
  }
  return { status, group: await profileIfGiven(context, groupID) }
}

/** A successful join counts even if the server does not return the profile. */
const profileIfGiven = async (context: ModuleContext, groupID: string): Promise<Group | null> => {
  try {
    return await profile(context, groupID)
  } catch (thrown) {
    if (asImError(thrown).errorName === 'SDK_DESTROYED') throw thrown
    return null
  }
}

const quit = async ({ caller, rooms }: ModuleContext, groupID: string): Promise<{ groupID: string }> => {
  needText('groupID', groupID)
  /** Leaves the room locally at once, whatever the server answers. */
  rooms.leave(groupID)
  await caller.call('quitGroup', { groupID })
  return { groupID }
}

const profile = async ({ caller }: ModuleContext, groupID: string): Promise<Group> => {
  needText('groupID', groupID)
  const reply = await caller.call('getGroupInfo', { groupIDList: [groupID] })
  /** A broken reply may contain anything. */
  const info = reply.groupInfoList.find((item) => item?.groupID === groupID)
  if (info !== undefined) return toGroup(info)
  const refused = Array.isArray(reply.resultItem) ? reply.resultItem : []
  const refusal = refused.find((item) => item?.groupID === groupID)
  throw refusal === undefined ? imError('CANNOT_FIND_GROUP') : caller.errorOf(refusal.resultCode, refusal.resultInfo)
}
