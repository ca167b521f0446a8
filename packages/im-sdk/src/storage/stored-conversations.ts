import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { parseConversationID } from '../protocol/ids'
import { STORAGE_LIMITS } from '../protocol/limits'
import type { Conversation } from '../store/conversation'
import type { UserStorage } from '../store/user-storage'

const NAME = 'conversations'

/** Stores the first conversations of the list and shows them at the next start until the server replies. */
export const keepConversations = ({ conversations, isListCompleted }: ModuleContext, kept: UserStorage) => {
  const text = () => (isListCompleted() ? JSON.stringify(firstOf(conversations.list.get())) : null)
  conversations.whenChanged(() => kept.write(NAME, text))
  return {
    show: (): void =>
      kept.read(NAME, (stored) => {
        if (!isListCompleted()) conversations.showStored(parse(stored))
      }),
  }
}

const firstOf = (list: readonly Conversation[]): readonly Conversation[] =>
  list.slice(0, STORAGE_LIMITS.conversations).map((conversation) => {
    const { lastMessage } = conversation
    return lastMessage?.type === TYPES.MSG_GRP_TIP ? { ...conversation, lastMessage: null } : conversation
  })

const parse = (text: string): readonly Conversation[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isConversation) : []
  } catch {
    return []
  }
}

/** Ignores entries that another version has stored in another shape. */
const isConversation = (value: unknown): value is Conversation => {
  if (typeof value !== 'object' || value === null) return false
  const { conversationID, unreadCount, lastMessage, userProfile, groupProfile } = value as Partial<Conversation>
  return (
    typeof conversationID === 'string' &&
    parseConversationID(conversationID) !== null &&
    typeof unreadCount === 'number' &&
    (lastMessage === null || typeof lastMessage?.lastTime === 'number') &&
    (typeof userProfile?.userID === 'string' || typeof groupProfile?.groupID === 'string')
  )
}
