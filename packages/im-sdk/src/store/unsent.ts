import type { Message } from './message'

/** A message of the user that has no sequence yet, shown after the message that was newest when it was made. */
export interface Unsent {
  message: Message
  /** The sequence it stands after; Infinity until the list has one. */
  anchor: number
  /** Its place among those of the same anchor, from 1. */
  readonly order: number
}

/** A place in a timeline: a stored message has order 0, an unsent one stands behind its anchor. */
export interface Place {
  readonly sequence: number
  readonly order: number
}

export const isBefore = (entry: Unsent, place: Place): boolean =>
  entry.anchor < place.sequence || (entry.anchor === place.sequence && entry.order < place.order)

/** All messages in order. `unsent` is in the order in which they were written. */
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
