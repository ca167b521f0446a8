import { parseConversationID, type ConversationID } from '../protocol/ids'
import { imError } from '../protocol/im-error'
import { LOCAL_SEARCH_LIMITS } from '../protocol/limits'
import type { Message } from '../store/message'
import { keyOf, type MessageKey } from './blocks'
import { keywordsOf, match, type MatchType, type TextRange } from './match'
import type { MessageIndex } from './message-index'
import { searchTextOf } from './search-text'

export interface LocalSearchOptions {
  /** At least one, at most 5. */
  keywordList: readonly string[]
  /** Whether all keywords must be found, or any of them. Default: `or`. */
  matchType?: MatchType
  conversationID?: ConversationID
  /** Only messages of these senders. */
  senderUserIDList?: readonly string[]
  /** Only these types, for example `TYPES.MSG_TEXT`. */
  messageTypeList?: readonly Message['type'][]
  /** Only messages from this moment on, in epoch seconds. */
  from?: number
  /** Only messages up to this moment, in epoch seconds. */
  to?: number
  /** The size of a page: 20 by default, at most 100. */
  count?: number
  /** The `cursor` of the last page. */
  cursor?: string
}

export interface LocalMatch {
  readonly message: Message
  /** What of the message was searched: its text, a file's name, a description. */
  readonly text: string
  /** What to highlight in `text`, in order. */
  readonly ranges: readonly TextRange[]
}

export interface LocalSearchData {
  /** Newest first. */
  readonly searchResultList: readonly LocalMatch[]
  /** For the next page. Empty if there is none. */
  readonly cursor: string
}

export const search = async (index: MessageIndex, options: LocalSearchOptions): Promise<LocalSearchData> => {
  const {
    matchType = 'or',
    count = LOCAL_SEARCH_LIMITS.page,
    from = -Infinity,
    to = Infinity,
    cursor = '',
  } = checked(options)
  const keywords = keywordsOf(options.keywordList)
  const found: LocalMatch[] = []
  await index.find({ from, to, before: cursor === '' ? null : keyOfCursor(cursor) }, (message) => {
    const text = isMeant(message, options) ? searchTextOf(message) : ''
    const ranges = match(text, keywords, matchType)
    if (ranges !== null) found.push({ message, text, ranges })
    return found.length <= count
  })
  const searchResultList = found.slice(0, count)
  const last = searchResultList.at(-1)
  const isMore = found.length > count && last !== undefined
  return { searchResultList, cursor: isMore ? keyOf(last.message).join(' ') : '' }
}

const isMeant = (message: Message, options: LocalSearchOptions): boolean => {
  const { conversationID = message.conversationID, senderUserIDList, messageTypeList } = options
  return (
    message.conversationID === conversationID &&
    (senderUserIDList?.includes(message.from) ?? true) &&
    (messageTypeList?.includes(message.type) ?? true)
  )
}

const keyOfCursor = (cursor: string): MessageKey => {
  const { time, sequence, ID } = /^(?<time>\d+) (?<sequence>\d+) (?<ID>.+)$/s.exec(cursor)?.groups ?? {}
  if (ID === undefined) throw imError('PARAMS_INVALID', '`cursor` is not of a page of this search.')
  return [Number(time), Number(sequence), ID]
}

const checked = (options: LocalSearchOptions): LocalSearchOptions => {
  const { keywordList, matchType, conversationID, senderUserIDList, messageTypeList, count } = options ?? {}
  if (!isTexts(keywordList) || keywordList.length === 0 || keywordList.length > LOCAL_SEARCH_LIMITS.keywords)
    throw imError('PARAMS_INVALID', `\`keywordList\` must have 1 to ${LOCAL_SEARCH_LIMITS.keywords} texts.`)
  if (matchType !== undefined && matchType !== 'and' && matchType !== 'or')
    throw imError('PARAMS_INVALID', "`matchType` must be 'and' or 'or'.")
  if (conversationID !== undefined && parseConversationID(conversationID) === null)
    throw imError('INVALID_CONVERSATION_ID')
  if (senderUserIDList !== undefined && !isTexts(senderUserIDList))
    throw imError('PARAMS_INVALID', '`senderUserIDList` must be a list of user ids.')
  if (messageTypeList !== undefined && !isTexts(messageTypeList))
    throw imError('PARAMS_INVALID', '`messageTypeList` must be a list of message types.')
  if (count !== undefined && !(Number.isInteger(count) && count >= 1 && count <= LOCAL_SEARCH_LIMITS.pageMax))
    throw imError('PARAMS_INVALID', `\`count\` must be 1 to ${LOCAL_SEARCH_LIMITS.pageMax}.`)
  for (const name of ['from', 'to'] as const)
    if (options[name] !== undefined && typeof options[name] !== 'number')
      throw imError('PARAMS_INVALID', `\`${name}\` must be a time in epoch seconds.`)
  return options
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string' && text !== '')
