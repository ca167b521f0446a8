import { messagesAt } from '../../store/im/sync'
import { SharedPush } from '../frames/wires'
import type { Call } from '../handler'
import { deletedIn } from './publish-changes'

/**
 * A resend: tells its connection first how the message has changed since it was stored. The device may have missed the
 * change, because its syncs name only what changed after the first of them.
 */
export const tellResent = async ({ im, connection, userID }: Call, convID: string, sequence: number): Promise<void> => {
  const [message] = await messagesAt(im.context.db, { convID, reader: userID }, [sequence])
  const isAsSent = message !== undefined && message.revoker === undefined && (message.version ?? 0) === 0
  if (isAsSent) return
  const body =
    message === undefined
      ? { messageList: [], deletedList: [deletedIn(convID, userID, [sequence])] }
      : { messageList: [message], deletedList: [] }
  connection.output.send(new SharedPush('pushMessageChanges', body).frame(connection.output.wire))
}
