import { conversationCommands } from '../protocol/commands/conversations'
import { syncCommands } from '../protocol/commands/sync'
import { SYNC_REFUSALS } from '../protocol/errors/sync-refusals'
import type { ConversationID } from '../protocol/ids'
import type { PushHandlers } from '../protocol/pushes'
import { toResult, type Result } from '../result'
import type { Conversation } from '../store/conversation'
import type { Registry } from '../store/registry'
import { ConversationService, type ConversationListData, type ConversationListOptions } from './conversations'
import { ReadReports } from './read-reports'
import { Sync, type SyncContext } from './sync'

export interface ConversationMethods {
  /** The loaded list in display order. Retries a failed sync first. Rejects with USER_NOT_LOGGED_IN. */
  getConversationList(options?: ConversationListOptions): Promise<Result<ConversationListData>>
  /** Rejects with CONVERSATION_NOT_FOUND if the list does not contain it. */
  getConversationProfile(conversationID: ConversationID): Promise<Result<{ readonly conversation: Conversation }>>
  /**
   * Sets the unread count of a conversation to 0 at once and reports the read mark to the server, at most once a
   * second. The report is repeated after network failures and when the service is busy. Rejects with
   * CONVERSATION_NOT_FOUND if the list does not contain the conversation.
   */
  setMessageRead(options: { conversationID: ConversationID }): Promise<Result<Record<string, never>>>
  /** Of all conversations that are not muted. */
  getTotalUnreadMessageCount(): number
}

export interface ConversationNounContext extends Omit<SyncContext, 'peerHasRead'> {
  readonly pushes: Registry<PushHandlers>
}

/** Installs conversations: the list, its syncs, and the read marks. */
export const installConversations = (context: ConversationNounContext) => {
  const { caller, session, conversations, pushes } = context
  caller.registerCommands({ ...conversationCommands, ...syncCommands }, SYNC_REFUSALS)
  const sync: Sync = new Sync({
    ...context,
    peerHasRead: (...read) => service.readByPeer(...read),
  })
  const readReports = new ReadReports(context)
  const service: ConversationService = new ConversationService({ ...context, sync, readReports })
  pushes.add({ pushRead: (body) => service.readMoved(body), pushConversations: (body) => sync.takePushed(body) })
  conversations.whenUnknown(() => sync.soon())
  session.whenResumed(() => {
    readReports.resumed()
    void sync.run()
  })
  session.whenEnded(() => {
    sync.reset()
    readReports.reset()
    service.reset()
  })
  const methods: ConversationMethods = {
    getConversationList: (options) => toResult(() => service.list(options)),
    getConversationProfile: (conversationID) => toResult(() => service.profile(conversationID)),
    setMessageRead: (read) => toResult(() => service.setRead(read)),
    getTotalUnreadMessageCount: () => conversations.totalUnread,
  }
  return { methods, isListCompleted: () => sync.isListCompleted }
}
