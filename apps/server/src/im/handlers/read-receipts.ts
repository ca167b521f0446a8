import type { readReceiptCommands } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import { userTopic } from '../../ports/topics'
import { readMessage } from '../../store/im/messages'
import { addReceipts, receiptMembers, receiptsOf, withReceipts } from '../../store/im/read-receipts'
import { groupPlace, placeOf, type ChangePlace } from '../changes/change-place'
import { publishChanges } from '../changes/publish-changes'
import { visibleMessage } from '../changes/visible-message'
import type { Handlers } from '../handler'
import { imError } from '../im-error'
import { takesReceipts } from '../messages/with-possible-receipt'

export const readReceipts = {
  sendReadReceipts: async ({ sequenceList: sequences, ...named }, call) => {
    const { im, userID: reader } = call
    const { convID } = requireSmall(await placeOf(call, named))
    const now = seconds(im.context.clock)
    const { db } = im.context
    const rows = await addReceipts(db, convID, { reader, sequences, now })
    for (const sender of new Set(rows.map((row) => row.sender))) {
      const read = rows.filter((row) => row.sender === sender).map((row) => readMessage(row, sender))
      publishChanges(call, [userTopic(sender)], await withReceipts(db, convID, sender, read))
    }
    return {}
  },

  getReadReceipts: async ({ sequenceList, ...named }, call) => {
    const { convID } = await placeOf(call, named)
    const receipts = await receiptsOf(call.im.context.db, convID, call.userID, sequenceList)
    return { receiptList: [...receipts].map(([sequence, receipt]) => ({ sequence, ...receipt })) }
  },

  getReadReceiptDetail: async ({ groupID, sequence, flag, cursor, count }, call) => {
    const { convID } = requireSmall(await groupPlace(call, groupID))
    const { sender } = await visibleMessage(call, convID, sequence)
    if (sender !== call.userID) throw imError('GROUP_PERMISSION_DENY', 'Only the sender knows who has read a message.')
    const page = { hasRead: flag === 0, after: cursor, count: count + 1 }
    const found = await receiptMembers(call.im.context.db, { groupID, sequence }, page)
    const userIDList = found.slice(0, count)
    const isCompleted = userIDList.length === found.length ? (1 as const) : (0 as const)
    return { userIDList, cursor: isCompleted === 1 ? '' : (userIDList.at(-1) ?? ''), isCompleted }
  },
} satisfies Handlers<typeof readReceiptCommands>

/** In larger groups nobody could read the receipts of all. */
const requireSmall = (place: ChangePlace): ChangePlace => {
  const { group } = place
  if (group !== null && !takesReceipts(group))
    throw imError('GROUP_PERMISSION_DENY', 'The group is too large for read receipts.')
  return place
}
