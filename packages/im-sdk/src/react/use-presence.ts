import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { imError } from '../protocol/im-error'
import type { UserStatus } from '../store/user-status'
import { useChat } from './use-chat'

/**
 * Whether a user is online; null until it is known. Only a change of this user renders again. Users are subscribed to
 * while a component shows them, in one request for all that appear together.
 */
export const usePresence = (userID: string): UserStatus | null => usePresenceOf(userID, itself)

/** What is selected of the status of a user. Renders again only when it is another value. */
export const usePresenceOf = <T>(userID: string, select: (status: UserStatus | null) => T): T => {
  const chat = useChat()
  const view = useMemo(() => {
    const found = chat.presence?.(userID)
    if (found === undefined) throw imError('CANNOT_FIND_MODULE', 'usePresence: pass `userStatus` to createChat.')
    return found
  }, [chat, userID])
  const subscribe = useCallback((listener: () => void) => view.subscribe(listener), [view])
  const get = () => select(view.get())
  return useSyncExternalStore(subscribe, get, get)
}

const itself = (status: UserStatus | null): UserStatus | null => status
