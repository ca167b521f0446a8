import { useCallback } from 'react'
import type { NetState } from '../protocol/constants'
import type { Conversation } from '../store/conversation'
import type { Me } from '../store/session-state'
import type { View } from '../store/view'
import { useChat } from './use-chat'
import { itself, useSelected } from './use-selected'
import { useView } from './use-view'

type List = readonly Conversation[]

/**
 * All conversations in display order, or what `select` returns of them. With `select` a component renders again only
 * when that is another value, or a list with other items.
 */
export function useConversations(): List
export function useConversations<Selected>(select: (conversations: List) => Selected): Selected
export function useConversations(select: (conversations: List) => unknown = itself): unknown {
  return useSelected(useChat().views.conversations, select)
}

/** One conversation; null if the list does not have it. Changes of other conversations do not render it again. */
export const useConversation = (conversationID: string): Conversation | null =>
  useSelected(
    useChat().views.conversations,
    useCallback((conversations: List) => byID(conversations).get(conversationID) ?? null, [conversationID]),
  )

/** One conversation by its id, or those for which the function returns true. */
type Which = string | ((conversation: Conversation) => boolean)

/**
 * The number of unread messages: in all conversations that are not muted, in one conversation by its id, or in those
 * for which `which` returns true. Nothing else that changes renders again.
 */
export const useUnread = (which?: Which): number => {
  const { totalUnread, conversations } = useChat().views
  const view: View<number | List> = which === undefined ? totalUnread : conversations
  const count = useCallback(
    (value: number | List) => (typeof value === 'number' ? value : unreadOf(value, which)),
    [which],
  )
  return useSelected(view, count)
}

const unreadOf = (conversations: List, which: Which = ''): number => {
  if (typeof which === 'string') return byID(conversations).get(which)?.unreadCount ?? 0
  return conversations.reduce((sum, one) => (which(one) ? sum + one.unreadCount : sum), 0)
}

const maps = new WeakMap<List, ReadonlyMap<string, Conversation>>()

/** Each list is walked once, however many components look something up in it. */
const byID = (conversations: List): ReadonlyMap<string, Conversation> => {
  const known = maps.get(conversations)
  if (known !== undefined) return known
  const made = new Map(conversations.map((one) => [one.conversationID, one]))
  maps.set(conversations, made)
  return made
}

/** Whether the engine is connected, is connecting, or has given up for now. */
export const useNetState = (): NetState => useView(useChat().views.netState)

/** The logged-in user. `phase` is `in` when the engine accepts calls. */
export const useSession = (): Me => useView(useChat().views.session)
