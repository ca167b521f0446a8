import type { MessageRemindType } from '../protocol/constants'
import type { ConversationID } from '../protocol/ids'
import type { Result } from '../result'
import type { BatchData } from '../rpc/conversation-batch'
import type { GroupAtInfo } from '../store/message'
import type { View } from '../store/view'
import type { DeletedData, ReadScope, RemindersData } from './results'

export interface ConversationActionMethods {
  /**
   * Pinned conversations come first in every list. Setting the current value makes no request. Rejects with
   * CONVERSATION_NOT_FOUND if the list does not contain the conversation, with USER_OR_GROUP_NOT_FOUND if there is no such
   * user or group. Batches report the same codes for each conversation.
   */
  pinConversation(options: {
    conversationID: ConversationID
    isPinned: boolean
  }): Promise<Result<{ readonly conversationID: ConversationID }>>
  /** Adds a mark to conversations or removes it: `TYPES.CONV_MARK_TYPE_…`, or 2 ** 32 to 2 ** 63 for the app's own. */
  markConversation(options: {
    conversationIDList: readonly ConversationID[]
    markType: number
    enableMark: boolean
  }): Promise<Result<BatchData>>
  /** At most 256 characters. */
  setConversationCustomData(options: {
    conversationIDList: readonly ConversationID[]
    customData: string
  }): Promise<Result<BatchData>>
  /**
   * Takes a conversation out of the list until its next message, with its history unless `clearHistoryMessage` is
   * false. Of a list the first 100 are deleted.
   */
  deleteConversation(conversationID: ConversationID): Promise<Result<{ readonly conversationID: ConversationID }>>
  deleteConversation(options: {
    conversationIDList: readonly ConversationID[]
    clearHistoryMessage?: boolean
  }): Promise<Result<DeletedData>>
  /** The conversation stays in the list without a message. Nobody else's history changes. */
  clearHistoryMessage(conversationID: ConversationID): Promise<Result<{ readonly conversationID: ConversationID }>>
  /**
   * What happens with messages of a group, or of users: they count and notify, they only appear, or they are not
   * received at all. `group` is null without the module `groups`.
   */
  setMessageRemindType(options: {
    groupID?: string
    userIDList?: readonly string[]
    messageRemindType: MessageRemindType
  }): Promise<Result<RemindersData>>
  /** At most once a second. By default rejects with MESSAGE_UNREAD_ALL_FAIL. */
  setAllMessageRead(options: { scope: ReadScope }): Promise<Result<Record<string, never>>>
  /** Ours: removes mentions of the user, on all devices. The messages stay, also unread. */
  deleteGroupAtInfo(options: { groupAtInfoList: readonly GroupAtInfo[] }): Promise<Result<Record<string, never>>>
  /** A text that the user has not sent yet; an empty one removes it. The module `storage` keeps it on this device. */
  setConversationDraft(options: {
    conversationID: ConversationID
    draftText: string
  }): Promise<Result<Record<string, never>>>
  /** Ours: the draft of a conversation, also of one that has no message yet; empty if there is none. */
  conversationDraft(conversationID: ConversationID): View<string>
}

export type Options<Name extends keyof ConversationActionMethods> = Parameters<ConversationActionMethods[Name]>[0]
