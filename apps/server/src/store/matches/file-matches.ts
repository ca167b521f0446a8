import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { MatchTable } from './match-tables'
import type { StoredPlan } from './stored-plan'

export interface KeptMatch extends Pick<MatchTable, 'id' | 'home_id' | 'away_id' | 'kickoff_time'> {
  readonly natural_key: string
  readonly plan: StoredPlan | null
}

/** The imported matches of a competition whose natural keys begin so. */
export const importedMatches = async (
  trx: Transaction<Database>,
  { competitionId, prefix }: { competitionId: number; prefix: string },
): Promise<KeptMatch[]> => {
  const { rows } = await sql<KeptMatch>`
    SELECT id, natural_key, home_id, away_id, kickoff_time, plan FROM match
    WHERE competition_id = ${competitionId} AND origin = 'import' AND starts_with(natural_key, ${prefix})
  `.execute(trx)
  return rows
}

export const renameMatch = (trx: Transaction<Database>, { id, key }: { id: number; key: string }) =>
  trx.updateTable('match').set({ natural_key: key }).where('id', '=', id).execute()

/** Deletes a match unless a row of another table names it. Returns whether it is gone. */
export const deleteUnnamed = async (trx: Transaction<Database>, id: number): Promise<boolean> => {
  await sql`SAVEPOINT unnamed`.execute(trx)
  try {
    await sql`DELETE FROM match WHERE id = ${id}`.execute(trx)
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code !== STILL_NAMED) throw error
    await sql`ROLLBACK TO SAVEPOINT unnamed`.execute(trx)
    return false
  }
}

/** PostgreSQL's code for a row that others refer to. Only the details of a match are deleted with it. */
const STILL_NAMED = '23503'
