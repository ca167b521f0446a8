import type { NetState } from '../protocol/constants'
import type { Conversation } from '../store/conversation'
import type { Me } from '../store/session-state'
import { useChat } from './use-chat'
import { useView } from './use-view'

/** All conversations in display order. */
export const useConversationList = (): readonly Conversation[] => useView(useChat().views.conversations)

/** The number of unread messages in all conversations that are not muted. */
export const useTotalUnread = (): number => useView(useChat().views.totalUnread)

/** Whether the engine is connected, is connecting, or has given up for now. */
export const useNetState = (): NetState => useView(useChat().views.netState)

/** The logged-in user. `phase` is `in` when the engine accepts calls. */
export const useSession = (): Me => useView(useChat().views.session)
