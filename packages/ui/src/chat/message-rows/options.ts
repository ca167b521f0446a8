import type { MessageAuthor, MessageContent, MessageQuote, MessageReaction } from '../message-row'
import type { EngineMessage } from './engine-message'

export interface MessageRowsTexts {
  image: string
  video: string
  /** E.g. "Voice message, 12 seconds". */
  sound: (seconds: number) => string
  /** A file, a sticker, a place without a name. */
  file: string
  face: string
  location: string
  /** How many messages a merger has, e.g. "12 messages". */
  merged: (count: number) => string
  /** An element that this version cannot show. */
  unsupported: string
  /** The line of a message that was taken back. */
  revoked: (author: MessageAuthor, isMine: boolean) => string
  /** After that line, for an own text; it calls `onTip` with the id of the message. Without it there is no link. */
  editAgain?: string
  /** The line above the unread messages. */
  unread: string
  /** The line where the list restarted because too many messages were missed. */
  restarted: string
}

/** What the rows need beyond the messages. Keep it the same object: then only the rows of new messages are made. */
export interface MessageRowsOptions {
  texts: MessageRowsTexts
  formats: {
    /** When messages were sent, e.g. "21:03" or "12-11 21:03". */
    time: (seconds: number) => string
    /** How long a sound or a video is, e.g. "0:12". */
    duration: (seconds: number) => string
    /** E.g. "1.2 MB". */
    size: (bytes: number) => string
  }
  /** Who sent a message. By default the name in the group, the nickname, or the id, without a badge. */
  authorOf?: (message: EngineMessage) => MessageAuthor
  /** Whether the names of others are shown, as in groups. */
  showNames?: boolean
  /** The sequence up to which the user had read when the conversation opened. Messages of others above it are new. */
  unreadAfter?: number | null
  /** The id of the message at which the list restarted. */
  restartedAt?: string | null
  /** For custom elements, and wherever the app knows better: `undefined` for the usual content, `null` for no row. */
  contentOf?: (message: EngineMessage) => MessageContent | null | undefined
  /** What happened, for tips and notices of groups; `null` for no row. */
  tipOf?: (message: EngineMessage) => string | null
  /** The URL of a sticker. */
  faceOf?: (index: number, data: string) => string | null
  /** Whether there are actions for a message; by default for all. */
  hasMenu?: (message: EngineMessage) => boolean
  quoteOf?: (message: EngineMessage) => MessageQuote | undefined
  reactionsOf?: (message: EngineMessage) => readonly MessageReaction[] | undefined
  /** How many have read an own message, e.g. "12 read". */
  readersOf?: (message: EngineMessage) => string | undefined
}
