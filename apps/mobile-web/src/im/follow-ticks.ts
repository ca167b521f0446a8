import type { CoreChat } from '@org/im-sdk'
import { api } from '../api/base'
import type { AppStore } from '../store/store'
import { EVENT, NOTIFY_ROOM } from './chat-engine'
import { notifyRoomEntered, notifyRoomLeft } from './chat-status'

const TRY_AGAIN_MS = 5_000

/** The chat client with its live rooms. */
interface RoomChat extends CoreChat {
  joinGroup(room: { groupID: string }): Promise<unknown>
}

/**
 * Enters the room through which match starts and live scores come. Until then scores are polled. What has changed since
 * the last poll is fetched once. Rule: DOM-68.
 */
export const followTicks = (store: Pick<AppStore, 'dispatch'>, chat: RoomChat): void => {
  let tries = 0
  let again: ReturnType<typeof setTimeout> | undefined
  const enter = async (): Promise<void> => {
    clearTimeout(again)
    tries += 1
    const ours = tries
    const hasEntered = await chat.joinGroup({ groupID: NOTIFY_ROOM }).then(
      () => true,
      () => false,
    )
    if (ours !== tries || !chat.isReady()) return
    if (!hasEntered) return enterLater()
    store.dispatch(notifyRoomEntered())
    store.dispatch(api.util.invalidateTags(['match']))
  }
  const enterLater = () => {
    clearTimeout(again)
    again = setTimeout(() => {
      if (chat.isReady()) void enter()
    }, TRY_AGAIN_MS)
  }
  chat.on(EVENT.SDK_READY, () => void enter())
  // The server no longer knows this member, as after it lost the room.
  chat.on(EVENT.LIVE_ROOM_STATE_CHANGED, ({ data }) => {
    if (data.groupID !== NOTIFY_ROOM || data.state !== 'left') return
    store.dispatch(notifyRoomLeft())
    enterLater()
  })
}
