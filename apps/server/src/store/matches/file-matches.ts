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
