import type { RoomChatAuthor } from '../room-chat-list'

/** Someone who enters the room. */
export interface RoomEntrance extends RoomChatAuthor {
  id: string
  /** The URL of the picture. */
  avatar?: string | null
  /** E.g. "entered the room". */
  text: string
}

export interface EntranceState {
  /** Who is shown, and how many more entered meanwhile. */
  shown: { entrance: RoomEntrance; others: number } | null
  waiting: readonly RoomEntrance[]
}

export const NO_ENTRANCE: EntranceState = { shown: null, waiting: [] }

/** More than these are announced together. */
const MOST_ALONE = 3

/** Adds entrances; the first is shown at once if nothing else is. */
export const addEntrances = ({ shown, waiting }: EntranceState, entrances: readonly RoomEntrance[]): EntranceState => {
  const next = { shown, waiting: [...waiting, ...entrances] }
  return shown ? next : showNext(next)
}

/** Shows the next entrance, or the newest one with the number of the others if many wait. */
export const showNext = ({ waiting }: EntranceState): EntranceState => {
  const [first, ...rest] = waiting
  const newest = waiting.at(-1)
  if (!first || !newest) return NO_ENTRANCE
  if (waiting.length > MOST_ALONE) return { shown: { entrance: newest, others: rest.length }, waiting: [] }
  return { shown: { entrance: first, others: 0 }, waiting: rest }
}
