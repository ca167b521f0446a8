import type { ReactNode } from 'react'
import { ChatContext, type AnyChat } from './chat-context'

export interface ChatProviderProps {
  chat: AnyChat
  children?: ReactNode
}

/** Provides the instance to the hooks below it. It does not log in or out; the app does. */
export const ChatProvider = ({ chat, children }: ChatProviderProps) => (
  <ChatContext.Provider value={chat}>{children}</ChatContext.Provider>
)
