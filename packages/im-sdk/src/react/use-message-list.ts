import { useEffect, useMemo } from 'react'
import type { MessageListState } from '../store/timelines'
import { createPageLoader, type Loading } from './page-loader'
import { useChat } from './use-chat'
import { useSession } from './use-conversations'
import { useSend, type SendActions } from './use-send'
import { useView } from './use-view'

export interface MessageList extends MessageListState, Loading, SendActions {
  /** Fetches the next older page; nothing while one is on its way or when there is none. Failures show in `error`. */
  loadOlder(): Promise<void>
}

/**
 * A conversation's messages, oldest first, kept up to date. The newest page is fetched by itself after login, and when
 * the connection is back if it has failed.
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
