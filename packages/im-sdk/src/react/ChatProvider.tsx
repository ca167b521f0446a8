import type { ReactNode } from 'react'
import { ChatContext, type AnyChat } from './chat-context'

export interface ChatProviderProps {
  chat: AnyChat
  children?: ReactNode
}

/** Gives the hooks below it their instance. It neither logs in nor out: that is the app's. */
export const ChatProvider = ({ chat, children }: ChatProviderProps) => (
  <ChatContext.Provider value={chat}>{children}</ChatContext.Provider>
)
