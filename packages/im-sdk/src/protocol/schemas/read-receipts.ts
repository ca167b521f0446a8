import * as v from 'valibot'
import { MESSAGE_ACTION_LIMITS } from '../limits'
import { groupID, readReceiptInfo, sequence } from './common'
import { idOf } from './id-fields'

/** Messages of a peer or of a group. */
const messages = {
  /** Empty for a group. */
  peerAccount: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
  /** Empty for a peer. */
  groupID: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('group')), ''),
  sequenceList: v.pipe(v.array(sequence), v.minLength(1), v.maxLength(MESSAGE_ACTION_LIMITS.receipts)),
}

export const sendReadReceipts = {
  summary: 'Says that the caller has read messages that need a read receipt. Others are skipped.',
  request: v.object(messages),
  reply: v.object({}),
}
export const getReadReceipts = {
  summary: 'How many members have read messages of the caller, or whether the peer has.',
  request: v.object(messages),
  /** Without messages of others, and without those that need no receipt. */
  reply: v.object({ receiptList: v.array(v.object({ sequence, ...readReceiptInfo.entries })) }),
}
export const getReadReceiptDetail = {
  summary: 'The members who have read a message of the caller, or who have not.',
  request: v.object({
    groupID,
    sequence,
    /** 0: who has read it. 1: who has not. */
    flag: v.optional(v.picklist([0, 1]), 0),
    /** The cursor of the page before; empty for the first page. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('token')), ''),
    count: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MESSAGE_ACTION_LIMITS.receiptMembers)),
      MESSAGE_ACTION_LIMITS.receiptMembers,
    ),
  }),
  reply: v.object({ userIDList: v.array(v.string()), cursor: v.string(), isCompleted: v.picklist([0, 1]) }),
}
