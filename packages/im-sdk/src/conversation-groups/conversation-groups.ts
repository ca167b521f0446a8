import type { BatchData } from '../rpc/conversation-batch'
import type { ChatModule } from '../modules'
import { conversationGroupCommands } from '../protocol/commands/conversation-groups'
import { CONVERSATION_GROUP_ERRORS } from '../protocol/errors/conversation-groups'
import type { ConversationID } from '../protocol/ids'
import { toResult, type Result } from '../result'
import { ChangeGroups } from './change-groups'
import { GroupList } from './group-list'

interface GroupedConversations {
  readonly conversationIDList: readonly ConversationID[]
  readonly groupName: string
}

/** All reject with CANNOT_USE_COMMERCIAL_ABILITY if the app has not purchased groups of conversations. */
export interface ConversationGroupMethods {
  /** The names of the user's groups. */
  getConversationGroupList(): Promise<Result<readonly string[]>>
  /** The name has at most 32 characters. Rejects with CONVERSATION_GROUP_EXISTED if there is one. */
  createConversationGroup(options: GroupedConversations): Promise<Result<BatchData>>
  /** The conversations stay. Rejects with CONVERSATION_GROUP_NOT_EXIST, like the other changes. */
  deleteConversationGroup(groupName: string): Promise<Result<undefined>>
  renameConversationGroup(options: { readonly oldName: string; readonly newName: string }): Promise<Result<undefined>>
  addConversationsToGroup(options: GroupedConversations): Promise<Result<BatchData>>
  deleteConversationsFromGroup(options: GroupedConversations): Promise<Result<BatchData>>
}

/** The user's own groups of conversations. Rule: IM-63. */
export const conversationGroups: ChatModule<ConversationGroupMethods> = {
  name: 'conversationGroups',
  install: (context) => {
    context.caller.registerCommands(conversationGroupCommands, CONVERSATION_GROUP_ERRORS)
    const list = new GroupList(context)
    const change = new ChangeGroups(context, list)
    return {
      getConversationGroupList: () => toResult(() => list.get()),
      createConversationGroup: (options) => toResult(() => change.create(options)),
      deleteConversationGroup: (groupName) => toResult(() => change.delete(groupName)),
      renameConversationGroup: (options) => toResult(() => change.rename(options)),
      addConversationsToGroup: (options) => toResult(() => change.move(options, 1)),
      deleteConversationsFromGroup: (options) => toResult(() => change.move(options, 2)),
    }
  },
}
