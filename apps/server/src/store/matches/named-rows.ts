import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { CompetitionRow, TeamRow } from './matches'

const rowsById = async <Row>(
  db: Kysely<Database>,
  table: 'competition' | 'team',
  ids: readonly number[],
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    SELECT * FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[]) ORDER BY array_position(${ids}::bigint[], id::bigint)
  `.execute(db)
  return rows
}

/** In the order of their ids in the list. */
export const teamRows = (db: Kysely<Database>, ids: readonly number[]) => rowsById<TeamRow>(db, 'team', ids)

/** In the order of their ids in the list. */
export const competitionRows = (db: Kysely<Database>, ids: readonly number[]) =>
  rowsById<CompetitionRow>(db, 'competition', ids)
