import { useContext } from 'react'
import { ChatContext, type AnyChat } from './chat-context'

/** The instance of the nearest `<ChatProvider>`. Throws if there is none. */
export const useChat = (): AnyChat => {
  const chat = useContext(ChatContext)
  if (chat === null) throw new Error('useChat: <ChatProvider> is missing. Put one around the app.')
  return chat
}
