import { createContext } from 'react'
import type { Chat } from '../chat'
import type { ConversationActionMethods } from '../conversation-actions/methods'
import type { GroupMethods } from '../groups/groups'
import type { LiveRoomMethods } from '../live-rooms/live-rooms'
import type { MentionMethods } from '../mentions/mentions'
import type { ReactionMethods } from '../reactions/reactions'
import type { TypingMethods } from '../typing/typing'
import type { UserStatusMethods } from '../user-status/user-status'

/** The instance as hooks see it: methods of absent modules are undefined. */
export type AnyChat = Chat &
  Partial<
    ConversationActionMethods &
      GroupMethods &
      LiveRoomMethods &
      MentionMethods &
      ReactionMethods &
      TypingMethods &
      UserStatusMethods
  >

export const ChatContext = createContext<AnyChat | null>(null)
