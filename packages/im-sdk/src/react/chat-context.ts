import { createContext } from 'react'
import type { Chat } from '../chat'
import type { GroupMethods } from '../groups/groups'
import type { LiveRoomMethods } from '../live-rooms/live-rooms'

/** The instance as hooks see it: methods of absent modules are undefined. */
export type AnyChat = Chat & Partial<GroupMethods & LiveRoomMethods>

export const ChatContext = createContext<AnyChat | null>(null)
