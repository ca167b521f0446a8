export * from './RoomChatList'
export type { RoomChatAuthor, RoomChatMessage } from './types'
