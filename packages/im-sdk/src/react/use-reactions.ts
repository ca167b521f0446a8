import { useCallback, useMemo } from 'react'
import { imError } from '../protocol/im-error'
import type { Message } from '../store/message'
import type { MessageReaction } from '../store/reactions'
import { useChat } from './use-chat'
import { useView } from './use-view'

export interface ReactionsHook {
  readonly reactions: readonly MessageReaction[]
  /** Adds or removes the reaction of the user. It shows at once; rejects with an `ImError` if it was taken back. */
  readonly toggle: (reactionID: string) => Promise<void>
}

/** The reactions to a message. Only a change of them renders again. */
export const useReactions = (message: Message): ReactionsHook => {
  const chat = useChat()
  const view = useMemo(() => {
    const found = chat.messageReactions?.(message)
    if (found === undefined) throw imError('CANNOT_FIND_MODULE', 'useReactions: pass `reactions` to createChat.')
    return found
  }, [chat, message])
  const reactions = useView(view)
  const toggle = useCallback(
    async (reactionID: string) => void (await chat.toggleMessageReaction?.(message, reactionID)),
    [chat, message],
  )
  return { reactions, toggle }
}
