import { ROOM_EVENT, roomEventOf, type StoredMessage } from '@org/im-sdk/protocol'
import { BROADCAST_USER } from '../push/host-message'
import { wireBytes } from '../within-page'

/** A message of a chat room. */
export interface RoomEntry {
  readonly sequence: number
  readonly message: StoredMessage
  /** The same without what a listener knows or what is empty. */
  readonly simple: Partial<StoredMessage>
  /** The size of the whole message in a reply. */
  readonly bytes: number
  /** 0: it must arrive. Above: chatter, of which the highest is left out first when the server is busy. */
  readonly rank: number
}

export const roomEntry = (stored: StoredMessage): RoomEntry => {
  const message = { ...stored, event: roomEventOf(stored) }
  return {
    sequence: message.sequence,
    message,
    simple: simpleMessage(message),
    bytes: wireBytes(message),
    rank: rankOf(message),
  }
}

/**
 * Gifts and other host messages, tips, notices, and what the anchor and the managers say are no chatter. The priority is
 * what the sender asks for: of a viewer the highest counts as the normal one, or all would be sent as `High`.
 */
const rankOf = ({ fromAccount, priority, senderRole, event }: StoredMessage): number =>
  fromAccount === BROADCAST_USER || event !== ROOM_EVENT.message || senderRole !== '' ? 0 : RANKS[priority]

const RANKS = { High: 1, Normal: 1, Low: 2, Lowest: 3 } as const

const simpleMessage = (message: StoredMessage): Partial<StoredMessage> =>
  Object.fromEntries(Object.entries(message).filter(([name, value]) => !KNOWN.has(name) && !isEmpty(name, value)))

/** Fields that are the same in all messages of the room, or of use to the sender only. */
const KNOWN: ReadonlySet<string> = new Set(['toAccount', 'groupType', 'clientSequence'])

const isEmpty = (name: string, value: unknown): boolean =>
  name === 'event' ? value === ROOM_EVENT.message : MAY_BE_EMPTY.has(name) && (value === '' || value === 0)

const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  'cloudCustomData',
  'nameCard',
  'senderLevel',
  'senderRole',
  'avatar',
  'nick',
])

/** The entries without the chatter beyond `most`: the lowest priorities go first, then the oldest. */
export const sampled = (entries: readonly RoomEntry[], most: number): readonly RoomEntry[] => {
  const chatter = entries.filter(({ rank }) => rank > 0)
  if (chatter.length <= most) return entries
  const kept = new Set(chatter.toSorted((a, b) => a.rank - b.rank || b.sequence - a.sequence).slice(0, most))
  return entries.filter((entry) => entry.rank === 0 || kept.has(entry))
}
