import type { TYPES } from '../protocol/constants'
import type { ConversationID } from '../protocol/ids'
import type { Group } from '../store/group'
import type { ConversationFailure } from '../rpc/conversation-batch'
import type { UserFailure } from '../rpc/item-results'

export interface DeletedData {
  readonly conversationIDList: readonly ConversationID[]
  /** Ours: those that could not be deleted. */
  readonly failureConversationIDList: readonly ConversationFailure[]
}

export type RemindersData =
  | { readonly group: Group | null }
  | {
      readonly successUserIDList: readonly { readonly userID: string }[]
      readonly failureUserIDList: readonly UserFailure[]
    }

export type ReadScope = typeof TYPES.READ_ALL_C2C_MSG | typeof TYPES.READ_ALL_GROUP_MSG | typeof TYPES.READ_ALL_MSG
