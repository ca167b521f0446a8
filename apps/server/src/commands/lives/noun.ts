import type { Kysely } from 'kysely'
import type { Database } from '../../store/schema'

/** The arguments of a command. */
export interface Order {
  readonly db: Kysely<Database>
  /** The arguments after the verb. */
  readonly words: readonly string[]
  /** Epoch seconds. */
  readonly now: number
}

/** The commands for rows of one kind. */
export interface Noun {
  /** Lists the rows of one room, if rows belong to rooms; all for null. */
  readonly list: (order: Order, room: number | null) => Promise<readonly object[]>
  /** Each returns the room whose rows are then listed, or null for all. */
  readonly verbs: Readonly<Record<string, (order: Order) => Promise<number | null>>>
}
