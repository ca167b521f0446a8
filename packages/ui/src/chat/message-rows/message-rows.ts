import type { MessageDivider, MessageListItem } from '../message-list'
import type { MessageAuthor, MessageState } from '../message-row'
import { contentOf } from './content-of'
import type { EngineMessage } from './engine-message'
import type { MessageRowsOptions } from './options'

/** What `useMessages` of `@org/im-sdk/react` returns, as far as the rows need it. */
export interface EngineMessageList {
  /** Oldest first. A message that changes is a new object. */
  readonly messages: readonly EngineMessage[]
  /** There are no older messages. */
  readonly isCompleted?: boolean
}

interface Made {
  list: EngineMessageList | null
  rows: readonly MessageListItem[]
  /** The rows of messages; null for a message without one. */
  byMessage: WeakMap<EngineMessage, MessageListItem | null>
}

const made = new WeakMap<MessageRowsOptions, Made>()

/** A time is shown where this much has passed since the previous message. */
const PAUSE_SECONDS = 300

/**
 * The rows of a list of messages, with the time between them and a line above the unread ones. With the same messages
 * and options it returns the same rows, so it may be called while rendering.
 *
 * @example
 * <MessageList items={messageRows(useMessages('C2Cbob'), options)} labels={labels} />
 */
export const messageRows = (list: EngineMessageList, options: MessageRowsOptions): readonly MessageListItem[] => {
  const known = made.get(options) ?? { list: null, rows: [], byMessage: new WeakMap() }
  made.set(options, known)
  if (known.list?.messages === list.messages && known.list.isCompleted === list.isCompleted) return known.rows
  known.list = list
  known.rows = rowsOf(list, options, known.byMessage)
  return known.rows
}

const rowsOf = (list: EngineMessageList, options: MessageRowsOptions, byMessage: Made['byMessage']) => {
  const { texts, formats, restartedAt } = options
  const firstUnread = firstUnreadOf(list, options)
  const rows: MessageListItem[] = []
  let before: EngineMessage | null = null
  // A message without a row, such as a notice that the app leaves out, passes its line on to the next one.
  let [isUnreadNext, isRestartNext] = [false, false]
  for (const message of list.messages) {
    const { ID, time } = message
    const isLater = before === null || time - before.time > PAUSE_SECONDS
    isUnreadNext ||= message === firstUnread
    isRestartNext ||= ID === restartedAt
    const isFirstUnread = isUnreadNext && message.flow === 'in'
    const startsRun = isLater || isFirstUnread || before?.from !== message.from || before.isRevoked === true
    const row = rowOf(message, startsRun, options, byMessage)
    if (row === null) continue
    if (isRestartNext) rows.push({ kind: 'divider', id: 'restarted', look: 'tip', text: texts.restarted })
    if (isFirstUnread) rows.push({ kind: 'divider', id: 'unread', look: 'unread', text: texts.unread })
    if (isLater) rows.push({ kind: 'divider', id: `time ${ID}`, look: 'time', text: formats.time(time) })
    rows.push(row)
    isRestartNext = false
    if (isFirstUnread) isUnreadNext = false
    before = message
  }
  return rows
}

/** The oldest message that is new to the user. Its line waits until the message before it is there too. */
const firstUnreadOf = ({ messages, isCompleted }: EngineMessageList, { unreadAfter }: MessageRowsOptions) => {
  if (unreadAfter === undefined || unreadAfter === null) return null
  const at = messages.findIndex(({ flow, sequence }) => flow === 'in' && sequence > unreadAfter)
  const message = messages[at]
  return message && (at > 0 || isCompleted || message.sequence === unreadAfter + 1) ? message : null
}

const rowOf = (
  message: EngineMessage,
  showAvatar: boolean,
  options: MessageRowsOptions,
  byMessage: Made['byMessage'],
): MessageListItem | null => {
  const known = byMessage.get(message)
  if (known !== undefined && (known?.kind !== 'message' || known.showAvatar === showAvatar)) return known
  const row = lineOf(message, options) ?? messageOf(message, showAvatar, options)
  byMessage.set(message, row)
  return row
}

/** Messages that are lines between others. */
const lineOf = (message: EngineMessage, options: MessageRowsOptions): MessageDivider | null => {
  const { texts } = options
  const line = { kind: 'divider', id: message.ID } as const
  if (message.isRevoked) {
    const isMine = message.flow === 'out'
    const text = texts.revoked(authorOf(message, options), isMine)
    const mayEdit = isMine && message.type === 'TIMTextElem' && texts.editAgain !== undefined
    return { ...line, look: 'tip', text, ...(mayEdit && { action: texts.editAgain }) }
  }
  if (message.type !== 'TIMGroupTipElem' && message.type !== 'TIMGroupSystemNoticeElem') return null
  const text = options.tipOf?.(message)
  return text ? { ...line, look: message.type === 'TIMGroupTipElem' ? 'tip' : 'notice', text } : null
}

const messageOf = (
  message: EngineMessage,
  showAvatar: boolean,
  options: MessageRowsOptions,
): MessageListItem | null => {
  if (message.type === 'TIMGroupTipElem' || message.type === 'TIMGroupSystemNoticeElem') return null
  const content = contentOf(message, options)
  if (content === null) return null
  const isMine = message.flow === 'out'
  return {
    kind: 'message',
    id: message.ID,
    author: authorOf(message, options),
    isMine,
    content,
    showAvatar,
    showName: Boolean(options.showNames) && !isMine && showAvatar,
    ...(options.hasMenu && { hasMenu: options.hasMenu(message) }),
    quote: options.quoteOf?.(message),
    reactions: options.reactionsOf?.(message),
    ...(isMine && { state: stateOf(message), readers: options.readersOf?.(message) }),
  }
}

const authorOf = (message: EngineMessage, options: MessageRowsOptions): MessageAuthor =>
  options.authorOf?.(message) ?? {
    name: message.nameCard || message.nick || message.from,
    avatar: message.avatar || null,
  }

const stateOf = ({ status, isPeerRead }: EngineMessage): MessageState => {
  if (status === 'fail') return 'failed'
  if (status === 'unsend') return 'sending'
  return isPeerRead ? 'read' : 'sent'
}
