import type { ChatModule, ModuleContext } from '../modules'
import { readReceiptCommands } from '../protocol/commands/read-receipts'
import { TYPES } from '../protocol/constants'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { errorsOf, imError } from '../protocol/im-error'
import { MESSAGE_ACTION_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { isCount } from '../rpc/read-message'
import { chunksOf } from '../store/chunks'
import type { Message } from '../store/message'
import { newestOf } from '../store/message-changes'
import { isSent, needSent, partnerOf } from '../store/sent-message'

export interface ReadMemberOptions {
  /** An own message of a group. */
  readonly message: Message
  /** Of the page before; empty, the default, for the first page. */
  readonly cursor?: string
  /** 0, the default: who has read it. 1: who has not. */
  readonly filter?: 0 | 1
  /** At most 100, the default. */
  readonly count?: number
}

export interface ReadMemberData {
  readonly messageID: string
  /** Empty after the last page. */
  readonly cursor: string
  readonly isCompleted: boolean
  readonly readUserIDList: readonly string[]
  readonly unreadUserIDList: readonly string[]
}

export interface ReadReceiptMethods {
  /**
   * Says that the user has read messages of others that need a receipt (`needReadReceipt`), of one conversation.
   * Others are skipped. Rejects with READ_RECEIPT_MESSAGE_LIST_EMPTY for an empty list.
   */
  sendMessageReadReceipt(messageList: readonly Message[]): Promise<Result<Record<string, never>>>
  /** Own messages of one conversation with the present `readReceiptInfo`, in the same order. */
  getMessageReadReceiptList(
    messageList: readonly Message[],
  ): Promise<Result<{ readonly messageList: readonly Message[] }>>
  /** The members who have read an own message of a group, or who have not. */
  getGroupMessageReadMemberList(options: ReadMemberOptions): Promise<Result<ReadMemberData>>
}

/** Who has read messages that need a receipt. Changes are announced as MESSAGE_READ_RECEIPT_RECEIVED. Rule: IM-106. */
export const readReceipts: ChatModule<ReadReceiptMethods> = {
  name: 'readReceipts',
  install: (context) => {
    context.caller.registerCommands(readReceiptCommands, { READ_RECEIPT_MESSAGE_LIST_EMPTY })
    return {
      sendMessageReadReceipt: (messageList) => toResult(() => send(context, messageList)),
      getMessageReadReceiptList: (messageList) => toResult(() => receipts(context, messageList)),
      getGroupMessageReadMemberList: (options) => toResult(() => members(context, options)),
    }
  },
}

const send = async ({ caller }: ModuleContext, messageList: readonly Message[]): Promise<Record<string, never>> => {
  const messages = ofOneConversation(messageList).filter(
    ({ flow, needReadReceipt }) => flow === 'in' && needReadReceipt,
  )
  for (const [place, sequenceList] of requestsOf(messages))
    await caller.call('sendReadReceipts', { ...place, sequenceList })
  return {}
}

const receipts = async (
  { caller, changes }: ModuleContext,
  messageList: readonly Message[],
): Promise<{ readonly messageList: readonly Message[] }> => {
  const messages = ofOneConversation(messageList)
  const own = messages.filter(({ flow, needReadReceipt }) => flow === 'out' && needReadReceipt)
  const present = new Map<string, Message>()
  for (const [place, sequenceList] of requestsOf(own)) {
    const { receiptList } = await caller.call('getReadReceipts', { ...place, sequenceList })
    for (const receipt of receiptList) {
      const { sequence, readCount, unreadCount, isPeerRead, timestamp } = receipt ?? {}
      const message = own.find((known) => known.sequence === sequence)
      if (message === undefined || !isCount(readCount) || !isCount(unreadCount)) continue
      const info = {
        readCount,
        unreadCount,
        isPeerRead: isPeerRead === true,
        timestamp: isCount(timestamp) ? timestamp : 0,
      }
      present.set(message.ID, newestOf(message, { ...message, readReceiptInfo: info }))
    }
  }
  changes.takeMessages([...present.values()])
  return { messageList: messageList.map((message) => present.get(message.ID) ?? message) }
}

const members = async ({ caller }: ModuleContext, options: ReadMemberOptions): Promise<ReadMemberData> => {
  const { message, cursor = '', filter = 0, count = MESSAGE_ACTION_LIMITS.receiptMembers } = options ?? {}
  needSent(message)
  if (message.conversationType === TYPES.CONV_C2C || message.flow !== 'out')
    throw imError('PARAMS_INVALID', '`message` must be an own message of a group.')
  if (typeof cursor !== 'string' || (filter !== 0 && filter !== 1) || !isCount(count) || count === 0)
    throw imError('PARAMS_INVALID', '`cursor` must be a text, `filter` 0 or 1, and `count` a number from 1 on.')
  const reply = await caller.call('getReadReceiptDetail', {
    groupID: message.to,
    sequence: message.sequence,
    flag: filter,
    cursor,
    count: Math.min(count, MESSAGE_ACTION_LIMITS.receiptMembers),
  })
  const userIDList = reply.userIDList.filter((userID) => typeof userID === 'string')
  return {
    messageID: message.ID,
    cursor: reply.cursor,
    isCompleted: reply.isCompleted === 1,
    readUserIDList: filter === 0 ? userIDList : [],
    unreadUserIDList: filter === 1 ? userIDList : [],
  }
}

/** The sent messages of the conversation of the first one. */
const ofOneConversation = (messageList: readonly Message[]): readonly Message[] => {
  if (!Array.isArray(messageList) || messageList.length === 0) throw receiptError('READ_RECEIPT_MESSAGE_LIST_EMPTY')
  const conversationID = messageList[0]?.conversationID
  return messageList.filter((message: Message) => message?.conversationID === conversationID && isSent(message))
}

/** Requests of at most 30 messages. */
const requestsOf = (messages: readonly Message[]) => {
  const [first] = messages
  if (first === undefined) return []
  const sequences = [...new Set(messages.map(({ sequence }) => sequence))]
  return chunksOf(sequences, MESSAGE_ACTION_LIMITS.receipts).map((chunk) => [partnerOf(first), chunk] as const)
}

const { READ_RECEIPT_MESSAGE_LIST_EMPTY } = MESSAGE_ERRORS
const receiptError = errorsOf({ READ_RECEIPT_MESSAGE_LIST_EMPTY })
