import type { Kysely } from 'kysely'
import type { Database } from '../../store/schema'

/** What a command is carried out with. */
export interface Order {
  readonly db: Kysely<Database>
  /** What stands behind the verb. */
  readonly words: readonly string[]
  /** Epoch seconds. */
  readonly now: number
}

/** What an operator may do with rows of one kind. */
export interface Noun {
  /** Of one room, where that is what the rows belong to, or all for null. */
  readonly list: (order: Order, room: number | null) => Promise<readonly object[]>
  /** Each gives the room whose rows are then listed, or null for all. */
  readonly verbs: Readonly<Record<string, (order: Order) => Promise<number | null>>>
}
