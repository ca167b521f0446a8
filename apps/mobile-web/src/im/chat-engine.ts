// The client and its modules are files of their own, so that chat-code.ts can evaluate one after the other.
export { createChat, EVENT, NOTIFY_ROOM } from '@org/im-sdk'
