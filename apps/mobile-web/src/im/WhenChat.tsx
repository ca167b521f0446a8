import { ChatProvider } from '@org/im-sdk/react'
import { useEffect, type ReactNode } from 'react'
import { useAppChat } from './app-chat-context'
import { chatNeeded } from './chat-code'

interface WhenChatProps {
  /** Shown until there is a chat client. */
  fallback?: ReactNode
  children: ReactNode
}

/** Provides the SDK's hooks with the chat client as soon as there is one. */
export const WhenChat = ({ fallback = null, children }: WhenChatProps) => {
  const chat = useAppChat()
  useEffect(chatNeeded, [])
  return chat ? <ChatProvider chat={chat}>{children}</ChatProvider> : fallback
}
