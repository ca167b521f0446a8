export * from './ConversationRow'
