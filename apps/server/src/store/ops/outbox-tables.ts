import type { Generated, GeneratedAlways } from 'kysely'

/**
 * The target of a host message: everyone online, all rooms, those who follow a member, a member or guest, those who are in
 * a room, or a group, which stores it.
 */
export type Target = 'everybody' | 'rooms' | `fans:${number}` | `user:${string}` | `room:${string}` | `group:${string}`

/** Times are epoch seconds. */
export interface OutboxTables {
  outbox: OutboxTable
}

export interface OutboxTable {
  /** Messages of one target are sent in this order. */
  id: GeneratedAlways<number>
  target: Target
  /** The JSON text of a host message. */
  message: string
  created_at: number
  due_at: number
  /** After this it is useless, sent or not, and is deleted. */
  expires_at: number
  /** How often sending has failed. */
  attempts: Generated<number>
  last_error: Generated<string | null>
  /** Null while it waits. */
  sent_at: Generated<number | null>
}
