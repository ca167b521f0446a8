import type { ModuleContext } from '../modules'
import { needText } from '../protocol/check-type'
import { TYPES, type GroupType } from '../protocol/constants'
import { groupError } from '../protocol/group-error'
import { imError } from '../protocol/im-error'
import type { Reply } from '../rpc/caller'
import type { Group } from '../store/group'
import { toMessage } from '../store/to-message'
import { groupIfGiven } from './fetch-group'

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

export interface JoinGroupOptions {
  groupID: string
  /** For the managers of a group that needs permission. */
  applyMessage?: string
  /**
   * The type of the group, if it is known, as that of a group of the user is: a work group is refused without a request, and everything but a chat room to
   * who is not logged in.
   */
  type?: GroupType
  /** An invitation that the app's back end has signed, with which no permission is needed. */
  authentication?: string
}

const STATES: readonly JoinStatus[] = ['JoinedSuccess', 'AlreadyInGroup', 'WaitAdminApproval']

export const joinGroup = async (
  context: ModuleContext,
  known: Group | null,
  options: JoinGroupOptions,
): Promise<JoinGroupData> => {
  const { groupID, applyMessage = '', authentication = '', type = known?.type } = options ?? {}
  const { caller, rooms, services, session, unlimitedAVChatRoom } = context
  const own = session.me.get().userID
  needText('groupID', groupID)
  if (type === TYPES.GRP_WORK) throw groupError('CANNOT_JOIN_WORK')
  if (type !== undefined && type !== TYPES.GRP_AVCHATROOM && session.me.get().phase === 'out')
    throw groupError('CANNOT_JOIN_NON_AVCHATROOM_WITHOUT_LOGIN')
  if (rooms.get(groupID) !== null)
    return { status: TYPES.JOIN_STATUS_ALREADY_IN_GROUP, group: await groupIfGiven(context, groupID) }
  const reply = await caller.call('joinGroup', { groupID, applyMessage, authentication, historyMessageFlag: 1 })
  let status = reply.joinedStatus
  if (!STATES.includes(status)) throw groupError('JOIN_GROUP_FAIL')
  if (reply.avChatRoomFlag === 1 && status !== TYPES.JOIN_STATUS_WAIT_APPROVAL) {
    const enter = services.get('enterRoom')
    if (enter === undefined) {
      await caller.call('quitGroup', { groupID })
      throw imError('CANNOT_FIND_MODULE', 'A chat room needs the `liveRooms` module: pass it to createChat.')
    }
    const others = () => (unlimitedAVChatRoom ? [] : rooms.joined)
    for (let before = others(); before.length > 0; before = others())
      await Promise.all(before.map((room) => quitGroup(context, room).catch(() => undefined)))
    const { userID } = session.me.get()
    if (userID !== own) throw imError('SDK_DESTROYED')
    const messageList = reply.messageList.map((stored) => toMessage(stored, userID))
    enter({
      groupID,
      key: reply.longPollingKey,
      avChatRoomKey: reply.avChatRoomKey,
      startSeq: reply.startSeq,
      messageList,
    })
    status = TYPES.JOIN_STATUS_SUCCESS
  }
  return { status, group: await groupIfGiven(context, groupID) }
}

export const quitGroup = async ({ caller, rooms }: ModuleContext, groupID: string): Promise<{ groupID: string }> => {
  needText('groupID', groupID)
  /** Leaves the room locally at once, whatever the server answers. */
  rooms.leave(groupID)
  await caller.call('quitGroup', { groupID })
  return { groupID }
}
