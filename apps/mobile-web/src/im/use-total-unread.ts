import { useCallback, useSyncExternalStore } from 'react'
import { useAppChat } from './app-chat-context'

/** The unread count of all conversations that are not muted; 0 before there is a client. */
export const useTotalUnread = (): number => {
  const view = useAppChat()?.views.totalUnread
  const subscribe = useCallback((listener: () => void) => view?.subscribe(listener) ?? nothing, [view])
  return useSyncExternalStore(
    subscribe,
    () => view?.get() ?? 0,
    () => 0,
  )
}

const nothing = () => undefined
