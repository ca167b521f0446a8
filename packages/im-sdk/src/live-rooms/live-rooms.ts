import { EVENT } from '../events'
import type { ChatModule } from '../modules'
import { liveRoomCommands } from '../protocol/commands/live-rooms'
import { groupConversationID } from '../protocol/ids'
import type { JoinedRoom } from '../store/rooms'
import { guardedView, Source, switchingView, type View } from '../store/view'
import { toResult, type Result } from '../result'
import { LiveRoom, type LiveRoomState } from './live-room'
import { unbanMembers, type UnbanMembersOptions } from './unban-members'
import { markMembers, type MarkedMembers, type MarkMembersOptions } from './mark-members'

export interface LiveRoomMethods {
  /** The view of a chat room: its newest messages, announced in batches. Empty while the room is not joined. */
  liveRoom(groupID: string): View<LiveRoomState>
  /** Ours: ends bans by `deleteGroupMember` before their time. Resolves with those who were banned. */
  unbanGroupMember(options: UnbanMembersOptions): Promise<Result<{ readonly userIDList: readonly string[] }>>
  /**
   * Gives up to 500 users of a chat room or community a mark, or takes it from them. The user must be its owner or a
   * manager.
   */
  markGroupMemberList(options: MarkMembersOptions): Promise<Result<MarkedMembers>>
}

const NOT_JOINED: LiveRoomState = { messages: [], lostCount: 0, isJoined: false }

/** Chat rooms: `joinGroup` enters and starts polling, `quitGroup` leaves. */
export const liveRooms: ChatModule<LiveRoomMethods> = {
  name: 'liveRooms',
  needs: ['groups'],
  install: (context) => {
    const { rooms, services, session, emitter, caller, conversations, timelines } = context
    caller.registerCommands(liveRoomCommands, { MESSAGE_SEND_NOT_IN_CHAT_ROOM: 2101 })
    const open = new Map<string, LiveRoom>()
    /** Counts joins and quits, for views that outlive a room. */
    const changes = new Source(0)

    const enterRoom = (joined: JoinedRoom) => {
      const room = new LiveRoom(context, joined)
      open.set(joined.groupID, room)
      rooms.add(joined, room.list)
      /** A message acknowledged before the join was has opened one. Chat rooms have no conversation. */
      const conversationID = groupConversationID(joined.groupID)
      conversations.remove(conversationID)
      timelines.forget(conversationID)
      room.poll()
      changes.set(changes.get() + 1)
      emitter.emit(EVENT.LIVE_ROOM_STATE_CHANGED, { groupID: joined.groupID, state: 'joined', code: 0 })
    }
    services.add({ enterRoom })
    rooms.whenLeft((groupID, refusal) => {
      open.get(groupID)?.stop()
      open.delete(groupID)
      changes.set(changes.get() + 1)
      if (refusal !== null) emitter.emit(EVENT.LIVE_ROOM_STATE_CHANGED, { groupID, state: 'left', code: refusal })
    })
    session.whenResumed(() => {
      for (const room of open.values()) room.poll()
    })

    return {
      liveRoom: (groupID) => {
        const view = switchingView(() => open.get(groupID)?.view ?? null, changes, NOT_JOINED)
        return guardedView(view, emitter.reportThrown)
      },
      unbanGroupMember: (options) => toResult(() => unbanMembers(caller, options)),
      markGroupMemberList: (options) => toResult(() => markMembers(caller, options)),
    }
  },
}
