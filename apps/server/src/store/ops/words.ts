import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../schema'
import type { WordTable } from './word-tables'

export type WordRow = Selectable<WordTable>

/** All of them, in the order in which operators have added them. */
export const allWords = (db: Kysely<Database>): Promise<WordRow[]> =>
  db.selectFrom('word').selectAll().orderBy('id').execute()
