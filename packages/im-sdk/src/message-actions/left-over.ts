import type { ModuleContext } from '../modules'
import type { Message } from '../store/message'
import { findMessage } from '../store/message-lists'

/**
 * Own messages that the user has deleted in this session after they failed, by id; true once the server was asked to
 * delete one. If it has one all the same, because only the reply was lost, it stays away when it comes, and is deleted
 * there.
 */
export type LeftOver = Map<string, boolean>

/** `remove` deletes a message on the server. It is called again when a message that it could not delete is seen again. */
export const watchLeftOver = (context: ModuleContext, remove: (message: Message) => Promise<unknown>): LeftOver => {
  const dropped: LeftOver = new Map()
  context.session.whenEnded(() => dropped.clear())
  context.timelines.changes.isLeftOver = (message) => {
    const { ID, sequence } = message
    if (sequence === 0 || !dropped.has(ID)) return false
    /** The app sends it again. */
    if (findMessage(context, ID) !== null) return !dropped.delete(ID)
    if (!dropped.get(ID)) {
      dropped.set(ID, true)
      remove(message).catch(() => dropped.has(ID) && dropped.set(ID, false))
    }
    return true
  }
  return dropped
}
