import { findVisibleMessage } from '../../store/im/message-changes'
import type { MessageRow } from '../../store/im/messages'
import type { Call } from '../handler'
import { imError } from '../im-error'

/** A message that the caller sees. Throws if there is none. */
export const visibleMessage = async ({ im, userID }: Call, convID: string, sequence: number): Promise<MessageRow> => {
  const row = await findVisibleMessage(im.context.db, { convID, reader: userID }, sequence)
  if (row === null) throw imError('PACKAGE_PARSE_FAILED', 'There is no such message.')
  return row
}
