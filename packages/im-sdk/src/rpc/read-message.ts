import type { MessagePriority } from '../protocol/constants'
import type { StoredMessage } from '../protocol/pushes'
import { fromWire } from '../protocol/wire-names'

type Wire = Readonly<Record<string, unknown>>

/**
 * Reads a message of a frame field by field. Most incoming data are messages, and a general renaming of keys would
 * cost more than parsing them. Null if it is not a message. A test compares the wire names with `wire-names.ts`.
 */
export const readMessage = (value: unknown): StoredMessage | null => {
  if (typeof value !== 'object' || value === null) return null
  const wire = value as Wire
  const { From_Account: fromAccount, Sequence: sequence, Random: random } = wire
  if (typeof fromAccount !== 'string' || fromAccount === '' || !isCount(sequence) || !isCount(random)) return null
  const groupID = text(wire.GroupId)
  const toAccount = text(wire.To_Account)
  const element: unknown = Array.isArray(wire.MsgBody) ? wire.MsgBody[0] : null
  if (typeof element !== 'object' || element === null || (groupID === '' && toAccount === '')) return null
  const { MsgType: msgType, MsgContent: msgContent } = element as Wire
  if (typeof msgType !== 'string' || typeof msgContent !== 'object' || msgContent === null) return null
  return {
    fromAccount,
    toAccount,
    groupID,
    groupType: text(wire.GroupType),
    tinyID: text(wire.TinyID),
    time: count(wire.Time),
    sequence,
    random,
    clientSequence: count(wire.ClientSequence),
    clientTime: count(wire.ClientTime),
    priority: priorityOf(wire.Priority),
    msgBody: [{ msgType, msgContent: contentOf(msgType, msgContent as Wire) }],
    cloudCustomData: text(wire.CloudCustomData),
    nick: text(wire.Nick),
    avatar: text(wire.FaceUrl),
    nameCard: text(wire.NameCard),
    senderLevel: count(wire.SenderLevel),
    senderRole: text(wire.SenderRole),
    version: count(wire.Version) || undefined,
    revoker: text(wire.Revoker) || undefined,
    needReadReceipt: flag(wire.NeedReadReceipt),
    readReceiptInfo: receiptOf(wire.ReadReceiptInfo),
    isSupportExtension: flag(wire.IsSupportExtension),
    isBroadcastMessage: flag(wire.IsBroadcastMessage),
    relayFlag: flag(wire.RelayFlag),
    isExcludedFromUnreadCount: flag(wire.IsExcludedFromUnreadCount),
    isExcludedFromLastMessage: flag(wire.IsExcludedFromLastMessage),
    groupAtInfo: texts(wire.GroupAtInfo),
    receiverList: texts(wire.ReceiverList),
    event: count(wire.Event) || undefined,
  }
}

/** The messages of a list. Other entries are counted and skipped. */
export const readMessages = (value: unknown): { messages: StoredMessage[]; broken: number } => {
  if (!Array.isArray(value)) return { messages: [], broken: 0 }
  const read = value.map(readMessage)
  const messages = isWhole(read) ? read : read.filter((message) => message !== null)
  return { messages, broken: value.length - messages.length }
}

const isWhole = (read: readonly (StoredMessage | null)[]): read is StoredMessage[] => !read.includes(null)

/** The content of an element with wire names. The messages of a merger become messages, too. */
export const contentOf = (msgType: string, wire: Wire): Record<string, unknown> => {
  if (msgType === 'TIMTextElem') return { text: text(wire.Text) }
  if (msgType === 'TIMCustomElem')
    return { data: text(wire.Data), description: text(wire.Desc), extension: text(wire.Ext) }
  const content = fromWire(wire) as Record<string, unknown>
  return msgType === 'TIMRelayElem' ? { ...content, messageList: readMessages(wire.MessageList).messages } : content
}

const receiptOf = (value: unknown): StoredMessage['readReceiptInfo'] => {
  if (typeof value !== 'object' || value === null) return undefined
  const { ReadCount, UnreadCount, IsPeerRead, Timestamp } = value as Wire
  return {
    readCount: count(ReadCount),
    unreadCount: count(UnreadCount),
    isPeerRead: IsPeerRead === true,
    timestamp: count(Timestamp),
  }
}

/** A flag or a list that is not set is left out, as in the frame. */
const flag = (value: unknown): true | undefined => (value === true ? true : undefined)
export const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string') ? value : undefined

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
export const count = (value: unknown): number => (isCount(value) ? value : 0)
export const priorityOf = (value: unknown): MessagePriority =>
  value === 'High' || value === 'Low' || value === 'Lowest' ? value : 'Normal'
