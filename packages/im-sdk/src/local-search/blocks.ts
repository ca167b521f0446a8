import type { Message } from '../store/message'
import type { SequenceRange } from '../store/timelines'

/** The order of the messages, by time. The same message has the same key in every tab. */
export type MessageKey = readonly [time: number, sequence: number, ID: string]

export const keyOf = ({ time, sequence, ID }: Message): MessageKey => [time, sequence, ID]

/** Negative if `a` is older. */
export const compareKeys = (a: MessageKey, b: MessageKey): number =>
  a[0] - b[0] || a[1] - b[1] || (a[2] === b[2] ? 0 : a[2] < b[2] ? -1 : 1)

/** Where the messages of a part of the time are. */
export interface Block {
  readonly id: number
  /** The key of its oldest message. */
  readonly first: MessageKey
  readonly size: number
}

/** Up to which sequence the user has cleared conversations. */
export type Cleared = ReadonlyMap<string, number>

/** All blocks, the oldest first. */
export interface Directory {
  readonly nextID: number
  readonly blocks: readonly Block[]
  readonly cleared: Cleared
}

export const NO_BLOCKS: Directory = { nextID: 1, blocks: [], cleared: new Map() }

export const isCleared = (cleared: Cleared, { conversationID, sequence }: Message): boolean =>
  sequence <= (cleared.get(conversationID) ?? 0)

export const isWithin = ({ conversationID, from, to }: SequenceRange, message: Message): boolean =>
  message.conversationID === conversationID && message.sequence >= from && message.sequence <= to

/** The newest messages first, by the place of the block they belong into. */
export const byBlock = (
  { blocks }: Directory,
  messages: readonly Message[],
): readonly (readonly [place: number, messages: readonly Message[]])[] => {
  const groups = new Map<number, Message[]>()
  for (const message of messages) {
    const key = keyOf(message)
    const place = Math.max(
      0,
      blocks.findLastIndex(({ first }) => compareKeys(first, key) <= 0),
    )
    const group = groups.get(place) ?? []
    group.push(message)
    groups.set(place, group)
  }
  return [...groups].sort(([a], [b]) => b - a)
}

/** A block's messages with newer versions and without those that `isGone`, in order. */
export const merged = (
  held: readonly Message[],
  seen: readonly Message[],
  isGone: (message: Message) => boolean,
): readonly Message[] => {
  const all = new Map([...held, ...seen].map((message) => [keyOf(message).join(), message]))
  return [...all.values()].filter((message) => !isGone(message)).sort((a, b) => compareKeys(keyOf(a), keyOf(b)))
}

/** One part, or several of `size` if there are twice as many messages. */
export const split = (messages: readonly Message[], size: number): readonly (readonly Message[])[] => {
  if (messages.length === 0) return []
  if (messages.length < 2 * size) return [messages]
  return [messages.slice(0, size), ...split(messages.slice(size), size)]
}
