import type { StoredMessage } from '../protocol/pushes'
import { fromWire, forWire } from '../protocol/wire-names'
import { isRecord } from '../rpc/read-body'
import { contentOf, count, isCount, priorityOf, text, texts } from '../rpc/read-message'
import type * as readable from './generated/answer-reader'
import type * as writable from './generated/answer-writer'

export type Element = StoredMessage['msgBody'][number]

export const elementFor = ({ msgType, msgContent }: Element): writable.Element.$Properties => {
  if (msgType === 'TIMTextElem') return { text: { text: text(msgContent.text) } }
  if (msgType === 'TIMCustomElem') {
    const { data, description, extension } = msgContent
    return { custom: { data: text(data), description: text(description), extension: text(extension) } }
  }
  return { other: { msgType, json: JSON.stringify(forWire(msgContent)) } }
}

type ReadContent = (msgType: string, wire: Record<string, unknown>) => Record<string, unknown>

const renamed: ReadContent = (_msgType, wire) => fromWire(wire) as Record<string, unknown>

/** Null if the bytes are not a message. */
export const elementOf = (
  { text: said, custom, other }: readable.Element,
  contentFrom: ReadContent = renamed,
): Element | null => {
  if (said) return { msgType: 'TIMTextElem', msgContent: { text: text(said.text) } }
  if (custom) {
    const { data, description, extension } = custom
    const msgContent = { data: text(data), description: text(description), extension: text(extension) }
    return { msgType: 'TIMCustomElem', msgContent }
  }
  const content = parsed(other?.json)
  return other?.msgType && isRecord(content)
    ? { msgType: other.msgType, msgContent: contentFrom(other.msgType, content) }
    : null
}

export const messageFor = (message: StoredMessage): writable.StoredMessage.$Properties => ({
  ...message,
  msgBody: message.msgBody.map(elementFor),
})

/** The messages of a list. Other entries are counted and skipped. */
export const messagesOf = (list: readonly readable.StoredMessage[]): { messages: StoredMessage[]; broken: number } => {
  const messages: StoredMessage[] = []
  for (const item of list) {
    const message = messageOf(item)
    if (message !== null) messages.push(message)
  }
  return { messages, broken: list.length - messages.length }
}

const messageOf = (message: readable.StoredMessage): StoredMessage | null => {
  const { fromAccount, toAccount, groupID, sequence, random } = message
  const element = message.msgBody[0] ? elementOf(message.msgBody[0] as readable.Element, contentOf) : null
  if (fromAccount === '' || (toAccount === '' && groupID === '') || !isCount(sequence) || element === null) return null
  return {
    fromAccount,
    toAccount,
    groupID,
    groupType: message.groupType,
    tinyID: message.tinyID,
    time: message.time,
    sequence,
    random,
    clientSequence: count(message.clientSequence),
    clientTime: message.clientTime,
    priority: priorityOf(message.priority),
    msgBody: [element],
    cloudCustomData: message.cloudCustomData,
    nick: message.nick,
    avatar: message.avatar,
    nameCard: message.nameCard,
    senderLevel: count(message.senderLevel),
    senderRole: message.senderRole,
    version: message.version || undefined,
    revoker: message.revoker || undefined,
    needReadReceipt: message.needReadReceipt || undefined,
    readReceiptInfo: message.readReceiptInfo
      ? receiptOf(message.readReceiptInfo as readable.ReadReceiptInfo)
      : undefined,
    isSupportExtension: message.isSupportExtension || undefined,
    isBroadcastMessage: message.isBroadcastMessage || undefined,
    relayFlag: message.relayFlag || undefined,
    isExcludedFromUnreadCount: message.isExcludedFromUnreadCount || undefined,
    isExcludedFromLastMessage: message.isExcludedFromLastMessage || undefined,
    groupAtInfo: texts(message.groupAtInfo),
    receiverList: texts(message.receiverList),
    event: message.event || undefined,
  }
}

const receiptOf = ({ readCount, unreadCount, isPeerRead, timestamp }: readable.ReadReceiptInfo) => ({
  readCount,
  unreadCount,
  isPeerRead,
  timestamp,
})

const parsed = (json: string | null | undefined): unknown => {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return null
  }
}
