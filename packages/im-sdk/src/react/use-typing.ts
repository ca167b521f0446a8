import { useCallback, useMemo } from 'react'
import { imError } from '../protocol/im-error'
import { useChat } from './use-chat'
import { useView } from './use-view'

export interface TypingHook {
  /** The users who type at this moment. */
  readonly typingUsers: readonly string[]
  /** Call it at each key: the peer is told at most once in four seconds. */
  readonly tellTyping: () => void
}

/** Who types in a one-to-one conversation. */
export const useTyping = (conversationID: string): TypingHook => {
  const chat = useChat()
  const view = useMemo(() => {
    const found = chat.typingUsers?.(conversationID)
    if (found === undefined) throw imError('CANNOT_FIND_MODULE', 'useTyping: pass `typing` to createChat.')
    return found
  }, [chat, conversationID])
  const typingUsers = useView(view)
  /** The hook may render before the login. */
  const tellTyping = useCallback(() => {
    chat.sendTyping?.(conversationID).catch(() => undefined)
  }, [chat, conversationID])
  return { typingUsers, tellTyping }
}
