'use client'

export { ChatProvider, type ChatProviderProps } from './ChatProvider'
export type { AnyChat } from './chat-context'
export { useChat } from './use-chat'
export {
  useConversation,
  useConversationList,
  useNetState,
  useSession,
  useTotalUnread,
  useUnreadCount,
} from './use-conversations'
export { useLiveRoom, type LiveRoomHook } from './use-live-room'
export { useMentions } from './use-mentions'
export { useMessageList, type MessageList } from './use-message-list'
export { usePresence, usePresenceOf } from './use-presence'
export { useReactions, type ReactionsHook } from './use-reactions'
export { useTyping, type TypingHook } from './use-typing'
export type { SendActions } from './use-send'
