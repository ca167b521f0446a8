'use client'

export { ChatProvider, type ChatProviderProps } from './ChatProvider'
export type { AnyChat } from './chat-context'
export { useChat } from './use-chat'
export { useConversationList, useNetState, useSession, useTotalUnread } from './use-conversations'
export { useLiveRoom, type LiveRoomHook } from './use-live-room'
export { useMessageList, type MessageList } from './use-message-list'
export type { SendActions } from './use-send'
