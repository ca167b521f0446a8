/** The code that an app would write to get a client. Our own packages and the competitors are bundled the same way. */
export const ENTRIES = {
  core: `export * from '@org/im-sdk'`,
  createChat: `export { createChat } from '@org/im-sdk'`,
  withModules: `export { createChat } from '@org/im-sdk'; export { groups } from '@org/im-sdk/groups'; export { liveRooms } from '@org/im-sdk/live-rooms'`,
  withReact: `export * from '@org/im-sdk'; export * from '@org/im-sdk/react'`,
  centrifuge: `export { Centrifuge } from 'centrifuge'`,
  socketIo: `export { io } from 'socket.io-client'`,
} as const

export type EntryName = keyof typeof ENTRIES
