import type { Generated } from 'kysely'

export interface WordTables {
  word: WordTable
}

/** What operators change in the words of the file. */
export interface WordTable {
  id: Generated<number>
  word: string
  /** Empty for stars. */
  replacement: Generated<string>
  /** Refuses the text instead. */
  is_refused: Generated<boolean>
  /** Takes the word out of the list instead. */
  is_allowed: Generated<boolean>
}
