import { useEffect, useMemo } from 'react'
import type { MessageListState } from '../store/timelines'
import { createPageLoader, type Loading } from './page-loader'
import { useChat } from './use-chat'
import { useSession } from './use-conversations'
import { useSend, type SendActions } from './use-send'
import { useView } from './use-view'

export interface MessageList extends MessageListState, Loading, SendActions {
  /** Loads the next older page. Does nothing while a page is loading or if there is none. Failures are in `error`. */
  loadOlder(): Promise<void>
}

/**
 * The messages of a conversation, oldest first, kept up to date. Loads the newest page after login, and again after a
 * reconnect if that failed.
 */
export const useMessageList = (conversationID: string): MessageList => {
  const chat = useChat()
  const { phase, userID } = useSession()
  const isReady = phase === 'in'
  const view = useMemo(() => chat.views.messages(conversationID), [chat, conversationID])
  const loader = useMemo(() => createPageLoader(chat, conversationID), [chat, conversationID])
  const state = useView(view)
  const loading = useView(loader.state)
  const actions = useSend(conversationID)

  useEffect(() => {
    if (!isReady) return
    void loader.loadNewest()
    const { netState } = chat.views
    return netState.subscribe(() => {
      if (netState.get() === 'connected' && loader.state.get().error !== null) void loader.loadNewest()
    })
  }, [chat, loader, isReady, userID])

  return { ...state, ...loading, ...actions, loadOlder: loader.loadOlder }
}
