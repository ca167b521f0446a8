export type { BatchData, ConversationFailure } from '../rpc/conversation-batch'
export { conversationGroups, type ConversationGroupMethods } from './conversation-groups'
