import { useCallback, useSyncExternalStore } from 'react'
import type { NetState } from '../protocol/constants'
import type { Conversation } from '../store/conversation'
import type { Me } from '../store/session-state'
import { useChat } from './use-chat'
import { useView } from './use-view'

/** All conversations in display order. */
export const useConversationList = (): readonly Conversation[] => useView(useChat().views.conversations)

/** One conversation; null if the list does not have it. Changes of other conversations do not render it again. */
export const useConversation = (conversationID: string): Conversation | null =>
  useSelected((conversations) => byID(conversations).get(conversationID) ?? null)

/** The unread messages of one conversation. Nothing else that changes in it renders again. */
export const useUnreadCount = (conversationID: string): number =>
  useSelected((conversations) => byID(conversations).get(conversationID)?.unreadCount ?? 0)

const maps = new WeakMap<readonly Conversation[], ReadonlyMap<string, Conversation>>()

/** Each list is walked once, however many components look something up in it. */
const byID = (conversations: readonly Conversation[]): ReadonlyMap<string, Conversation> => {
  const known = maps.get(conversations)
  if (known !== undefined) return known
  const made = new Map(conversations.map((one) => [one.conversationID, one]))
  maps.set(conversations, made)
  return made
}

/** Renders again only when what is selected is another value. */
const useSelected = <T>(select: (conversations: readonly Conversation[]) => T): T => {
  const view = useChat().views.conversations
  const subscribe = useCallback((listener: () => void) => view.subscribe(listener), [view])
  const get = () => select(view.get())
  return useSyncExternalStore(subscribe, get, get)
}

/** The number of unread messages in all conversations that are not muted. */
export const useTotalUnread = (): number => useView(useChat().views.totalUnread)

/** Whether the engine is connected, is connecting, or has given up for now. */
export const useNetState = (): NetState => useView(useChat().views.netState)

/** The logged-in user. `phase` is `in` when the engine accepts calls. */
export const useSession = (): Me => useView(useChat().views.session)
