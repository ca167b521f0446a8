import type { LevelBadgeKind } from '../level-badge'

/** The sender of a line. */
export interface RoomChatAuthor {
  name: string
  badge?: { kind: LevelBadgeKind; label: string }
}

/** One line of a room's chat. The app provides the text of all other kinds. */
export type RoomChatMessage =
  | {
      id: string
      kind: 'text'
      author: RoomChatAuthor
      text: string
      isMine?: boolean
      pending?: boolean
      failed?: string
    }
  | { id: string; kind: 'enter'; author: RoomChatAuthor; text: string }
  | { id: string; kind: 'gift'; author: RoomChatAuthor; text: string; icon?: string; count?: number }
  | { id: string; kind: 'notice'; text: string }
