import type { Generated } from 'kysely'

export interface WordTables {
  word: WordTable
}

/** A word that users do not write, besides those of the file. */
export interface WordTable {
  id: Generated<number>
  word: string
  /** Empty for stars. */
  replacement: Generated<string>
  /** Refuses the text instead. */
  is_refused: Generated<boolean>
}
