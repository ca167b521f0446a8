import type { Message } from './message'

/** An own message without a sequence. It is shown after the message that was newest when it was created. */
export interface Unsent {
  message: Message
  /** The sequence after which it is shown; Infinity until the list has one. */
  anchor: number
  /** Its position among the messages with the same anchor, from 1. */
  readonly order: number
}

/** A position in a timeline: a stored message has order 0, an unsent one comes after its anchor. */
export interface Place {
  readonly sequence: number
  readonly order: number
}

export const isBefore = (entry: Unsent, place: Place): boolean =>
  entry.anchor < place.sequence || (entry.anchor === place.sequence && entry.order < place.order)

/** All messages in order. `unsent` is in the order of writing. */
export const merge = (stored: readonly Message[], unsent: readonly Unsent[]): Message[] => {
  const merged: Message[] = []
  const waiting = unsent.values()
  let next = waiting.next()
  for (const message of stored) {
    for (; !next.done && next.value.anchor < message.sequence; next = waiting.next()) merged.push(next.value.message)
    merged.push(message)
  }
  for (; !next.done; next = waiting.next()) merged.push(next.value.message)
  return merged
}
