import { sql, type Transaction } from 'kysely'
import type { Database } from '../../store/schema'

export interface Rows {
  readonly table: keyof Database
  /** What is shown and noted of a row, the number first; all of it if omitted. */
  readonly columns?: readonly [string, ...string[]]
  /** The column of the number: the first of the columns, or `id`, if omitted. */
  readonly key?: string
}

export type Row = Readonly<Record<string, unknown>>

/** Locks a row; null if there is none. */
export const lockedRow = async (
  db: Transaction<Database>,
  { table, columns, key = columns?.[0] ?? 'id' }: Rows,
  id: number,
): Promise<Row | null> => {
  const shown = columns === undefined ? sql`*` : sql.join(columns.map((name) => sql.ref(name)))
  const { rows } = await sql<Row>`
    SELECT ${shown} FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ${id} FOR UPDATE
  `.execute(db)
  return rows[0] ?? null
}
