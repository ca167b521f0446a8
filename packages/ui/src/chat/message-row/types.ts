import type { ReactNode } from 'react'
import type { PictureVariant } from '../../basics/picture'
import type { TagProps } from '../../basics/tag'

/** A piece of a text. Emoji are pictures with the text that stands for them; a link opens in a new tab. */
export type MessageTextPart =
  | string
  | { kind: 'mention'; text: string; isMe?: boolean }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'emoji'; text: string; src: string }

/** A picture whose size is known before it loads: the list does not move when it comes. 0 if unknown. */
interface Sized {
  width: number
  height: number
  /** A tiny `data:` URL, drawn until the picture is there. */
  blur?: string
  /** What it shows; the accessible name of the button that opens it. */
  alt: string
}

/** What a message consists of: one kind for every element that the engine knows, and for those that the app draws. */
export type MessageContent =
  | { kind: 'text'; text: string | readonly MessageTextPart[] }
  | ({ kind: 'image'; src: string | null; variants?: readonly PictureVariant[] } & Sized)
  | ({ kind: 'video'; poster: string | null; duration?: string } & Sized)
  | {
      kind: 'sound'
      /** E.g. `12″`. */
      duration: string
      /** How long the bubble is. */
      seconds: number
      /** The loudness over time, each from 0 to 1. Without them all sounds have the same bars. */
      peaks?: readonly number[]
      /** Marked with a dot until the user has played it. */
      unplayed?: boolean
      /** E.g. "Voice message, 12 seconds". */
      alt: string
    }
  /** `detail`: size and type. `failed`: why it could not be opened; a press tries again. */
  | { kind: 'file'; name: string; detail: string; failed?: string }
  /** A sticker; its text, large, if there is no picture. */
  | { kind: 'face'; src: string | null; text: string }
  | { kind: 'location'; name: string; address?: string; picture?: string | null }
  /** What an app sends in a custom element: a match, a room, a product. */
  | { kind: 'card'; title: string; text?: string; picture?: string | null; source?: string }
  /** Forwarded messages in one: the first lines, and how many there are. */
  | { kind: 'merger'; title: string; lines: readonly string[]; count?: string }
  /** An element that this version does not know. */
  | { kind: 'unsupported'; text: string }
  /** Drawn by the app, without a bubble. `text` is announced when it arrives. */
  | { kind: 'node'; node: ReactNode; text: string }

export type MessageContentOf<Kind extends MessageContent['kind']> = Extract<MessageContent, { kind: Kind }>

export interface MessageAuthor {
  name: string
  /** The URL of the picture. */
  avatar?: string | null
  /** A level or a role, shown with the name. */
  badge?: { text: string; tone?: TagProps['tone'] }
}

/** The message that this one replies to. */
export interface MessageQuote {
  author: string
  text: string
  /** A small picture of it. */
  picture?: string | null
}

export interface MessageReaction {
  id: string
  /** A character, or the URL of a picture. */
  emoji: string | { src: string }
  count: number
  /** Whether the user is one of them. */
  isMine?: boolean
  /** The accessible name, e.g. "Like, 3 people". */
  label: string
}

/** How far my message is. `sent`: stored and not read; others' messages have none. */
export type MessageState = 'sending' | 'sent' | 'read' | 'failed'

/** One message as a row: data only, so that a list of any length can be made at once and compared by identity. */
export interface MessageItem {
  kind: 'message'
  /** The same for the life of the message. */
  id: string
  author: MessageAuthor
  /** Whether the user sent it. */
  isMine: boolean
  content: MessageContent
  quote?: MessageQuote
  reactions?: readonly MessageReaction[]
  state?: MessageState
  /** How many have read it, in a group: "12 read". */
  readers?: string
  /** When it was sent, below the bubble. */
  time?: string
  /** The sender's name and badge above the bubble, for groups. */
  showName?: boolean
  /** `false` for all but the first of consecutive messages of one sender. */
  showAvatar?: boolean
  /** `false` for a message that has no actions: a long press does nothing. */
  hasMenu?: boolean
}

/** What a press on a part of a message calls, with the id of the message. A part without a handler cannot be pressed. */
export interface MessageHandlers {
  /** On the picture of the sender. */
  onAuthor?: (id: string) => void
  /** On an image, a video, a file, a location, a card, or merged messages. */
  onOpen?: (id: string) => void
  /** On a sound: starts or pauses it. */
  onPlay?: (id: string) => void
  /** On the mark of a failed message. */
  onResend?: (id: string) => void
  /** On the quoted message: scrolls to it. */
  onQuote?: (id: string) => void
  /** On a reaction: adds or removes the user's own. */
  onReact?: (id: string, reactionId: string) => void
  /** On a long press, a right click, or Enter on the row: the actions for the message. */
  onMenu?: (id: string) => void
}

/** Texts that are the same in all messages; most are only for screen readers. */
export interface MessageLabels {
  sending: string
  /** My message is stored. */
  sent: string
  /** The other user has read it. */
  read: string
  /** The button that sends a failed message again. */
  resend: string
  play: string
  pause: string
  /** While a file is transferred. */
  transfer: string
}
