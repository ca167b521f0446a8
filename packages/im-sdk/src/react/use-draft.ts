import { useCallback, useMemo } from 'react'
import { imError } from '../protocol/im-error'
import { useChat } from './use-chat'
import { useView } from './use-view'

/**
 * The text that the user has not sent yet to a conversation, and a function that replaces it: `useState` for a composer.
 * All components of the conversation show it at once. The module `storage` keeps it for the next start. Without a
 * session it is empty, and writing does nothing.
 */
export const useDraft = (conversationID: string): readonly [text: string, write: (text: string) => void] => {
  const chat = useChat()
  const view = useMemo(() => {
    const found = chat.conversationDraft?.(conversationID)
    if (found === undefined) throw imError('CANNOT_FIND_MODULE', 'useDraft: pass `conversationActions` to createChat.')
    return found
  }, [chat, conversationID])
  const write = useCallback(
    (draftText: string) => {
      chat.setConversationDraft?.({ conversationID, draftText }).catch(() => undefined)
    },
    [chat, conversationID],
  )
  return [useView(view), write]
}
