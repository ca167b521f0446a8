import { asImError, type ImError } from '../protocol/im-error'
import { Source, type View } from '../store/view'
import type { AnyChat } from './chat-context'

/** The state of loading pages. */
export interface Loading {
  readonly isLoading: boolean
  /** Why the last page failed; null again when the next request starts. */
  readonly error: ImError | null
}

const IDLE: Loading = { isLoading: false, error: null }

/** Loads pages of one conversation, one at a time. */
export const createPageLoader = (chat: AnyChat, conversationID: string) => {
  const state = new Source(IDLE)

  const load = async (nextReqMessageID: string): Promise<void> => {
    if (state.get().isLoading) return
    state.set({ isLoading: true, error: null })
    try {
      await chat.getMessageList({ conversationID, nextReqMessageID })
      state.set(IDLE)
    } catch (thrown) {
      state.set({ isLoading: false, error: asImError(thrown) })
    }
  }

  return {
    state: state as View<Loading>,
    loadNewest: () => load(''),
    loadOlder: async (): Promise<void> => {
      const { messages, isCompleted } = chat.views.messages(conversationID).get()
      if (!isCompleted) await load(messages[0]?.ID ?? '')
    },
  }
}
