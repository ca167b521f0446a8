import { useEffect, useMemo } from 'react'
import type { MessageListState } from '../store/timelines'
import type { View } from '../store/view'
import { createPageLoader, type Loading } from './page-loader'
import { useChat } from './use-chat'
import { useSession } from './use-conversations'
import { itself, useSelected } from './use-selected'
import { useSend, type SendActions } from './use-send'

export interface MessageList extends MessageListState, Loading, SendActions {
  /** Loads the next older page. Does nothing while a page is loading or if there is none. Failures are in `error`. */
  loadOlder(): Promise<void>
}

/**
 * The messages of a conversation, oldest first, kept up to date. Loads the newest page after login, and again after a
 * reconnect if that failed. With `select` a component gets what that returns of them, and renders again only when it is
 * another value, or a list with other items.
 */
export function useMessages(conversationID: string): MessageList
export function useMessages<Selected>(conversationID: string, select: (list: MessageList) => Selected): Selected
export function useMessages(conversationID: string, select: (list: MessageList) => unknown = itself): unknown {
  const chat = useChat()
  const { phase, userID } = useSession()
  const isReady = phase === 'in'
  const loader = useMemo(() => createPageLoader(chat, conversationID), [chat, conversationID])
  const actions = useSend(conversationID)
  const list = useMemo(
    () => listView(chat.views.messages(conversationID), loader, actions),
    [chat, conversationID, loader, actions],
  )

  useEffect(() => {
    if (!isReady) return
    void loader.loadNewest()
    const { netState } = chat.views
    return netState.subscribe(() => {
      if (netState.get() === 'connected' && loader.state.get().error !== null) void loader.loadNewest()
    })
  }, [chat, loader, isReady, userID])

  return useSelected(list, select)
}

type Loader = ReturnType<typeof createPageLoader>

/** The messages, the state of loading and the actions as one object, the same until one of them changes. */
const listView = (messages: View<MessageListState>, loader: Loader, actions: SendActions): View<MessageList> => {
  let last: { readonly state: MessageListState; readonly loading: Loading; readonly list: MessageList } | null = null
  return {
    get: () => {
      const state = messages.get()
      const loading = loader.state.get()
      if (last === null || last.state !== state || last.loading !== loading)
        last = { state, loading, list: { ...state, ...loading, ...actions, loadOlder: loader.loadOlder } }
      return last.list
    },
    subscribe: (listener) => {
      const stops = [messages.subscribe(listener), loader.state.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
