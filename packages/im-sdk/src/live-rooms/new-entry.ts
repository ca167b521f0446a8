import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import type { StoredMessage } from '../protocol/pushes'
import { ROOM_EVENT } from '../protocol/room-events'
import type { Message } from '../store/message'
import { toMessage } from '../store/to-message'
import type { RoomList } from './room-list'

interface EntryContext {
  readonly context: Pick<ModuleContext, 'session' | 'timelines'>
  readonly groupID: string
  readonly list: RoomList
}

/** The message of an entry. Null if it was there before, or if the event is of a later version of the protocol. */
export const newEntry = (
  { context: { session, timelines }, groupID, list }: EntryContext,
  stored: StoredMessage,
  event: number,
): Message | null => {
  const { userID } = session.me.get()
  switch (event) {
    case ROOM_EVENT.message:
    case ROOM_EVENT.memberTip:
    case ROOM_EVENT.profileTip: {
      const message = timelines.changes.read(stored, userID)
      return list.receive(message) ? message : null
    }
    case ROOM_EVENT.broadcast: {
      /** It is the same for all rooms, and here a message of this one. */
      const message = toMessage({ ...stored, groupID }, userID)
      return list.receiveBroadcast(message) ? message : null
    }
    case ROOM_EVENT.notice:
      /** A message of the conversation with the system, as notices that are pushed. */
      return toMessage({ ...stored, groupID: '', toAccount: userID }, userID)
    default:
      return null
  }
}

export const isDismissal = ({ type, payload }: Message): boolean =>
  type === TYPES.MSG_GRP_SYS_NOTICE && payload.operationType === 5
