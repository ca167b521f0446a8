import { useContext } from 'react'
import { ChatContext, type AnyChat } from './chat-context'

/** The instance of the `<ChatProvider>` above. Throws where there is none. */
export const useChat = (): AnyChat => {
  const chat = useContext(ChatContext)
  if (chat === null) throw new Error('useChat: there is no <ChatProvider> above. Put one around the app.')
  return chat
}
