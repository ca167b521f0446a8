import type { Kysely } from 'kysely'
import type { Database } from '../schema'
import type { TeamRow } from './matches'

/** Teams by id. */
export const teamsById = async (
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TeamRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('team').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
