import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/schema'
import type { Noted } from './change-rows'

/** The arguments of a command. */
export interface Order {
  readonly db: Transaction<Database>
  /** The arguments after the verb. */
  readonly words: readonly string[]
  /** Epoch seconds. */
  readonly now: number
}

export interface Outcome {
  readonly changes: readonly Noted[]
  /** The room whose rows are then listed; all if omitted. */
  readonly room?: number
}

/** The commands for rows of one kind. */
export interface Noun {
  /** One of them, in notes. */
  readonly one: Noted['noun']
  /** Lists the rows of one room, if rows belong to rooms; all for null. */
  readonly list: (db: Kysely<Database>, room: number | null, now: number) => Promise<readonly object[]>
  readonly verbs: Readonly<Record<string, (order: Order) => Promise<Outcome>>>
}
