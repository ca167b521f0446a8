import type { StoredMessage } from '@org/im-sdk/protocol'
import { withReceipts } from '../../store/im/read-receipts'
import { messagesAt } from '../../store/im/sync'
import { SharedPush } from '../frames/wires'
import type { Call } from '../handler'
import { deletedIn } from './publish-changes'

/**
 * A resend: tells its connection first how the message has changed since it was stored. The device may have missed the
 * change, because its syncs name only what changed after the first of them.
 */
export const tellResent = async ({ im, connection, userID }: Call, convID: string, sequence: number): Promise<void> => {
  const { db } = im.context
  const found = await messagesAt(db, { convID, reader: userID }, [sequence])
  const [message] = await withReceipts(db, convID, userID, found)
  const isAsSent =
    message !== undefined && message.revoker === undefined && (message.version ?? 0) === 0 && !isRead(message)
  if (isAsSent) return
  const body =
    message === undefined
      ? { messageList: [], deletedList: [deletedIn(convID, userID, [sequence])] }
      : { messageList: [message], deletedList: [] }
  connection.output.send(new SharedPush('pushMessageChanges', body).frame(connection.output.wire))
}

const isRead = ({ readReceiptInfo }: StoredMessage): boolean =>
  readReceiptInfo !== undefined && (readReceiptInfo.isPeerRead || readReceiptInfo.readCount > 0)
