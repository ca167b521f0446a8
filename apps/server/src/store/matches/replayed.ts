import type { EpochSeconds } from '@org/domain'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { MatchRow } from './matches'

/** When the match that a replay repeats was played, and in which stage; null for what is no replay. */
export const replayedMatch = async (
  db: Kysely<Database>,
  id: number,
): Promise<Pick<MatchRow, 'kickoff_time' | 'stage_id'> | null> => {
  const { rows } = await sql<Pick<MatchRow, 'kickoff_time' | 'stage_id'>>`
    SELECT kickoff_time, stage_id FROM match WHERE origin = 'import' AND natural_key = (
      SELECT substr(natural_key, length('replay|') + 1) FROM match WHERE id = ${id} AND origin = 'replay'
    )
  `.execute(db)
  return rows[0] ?? null
}

/** The matches of a stage from a moment on. */
export const matchesFrom = async (
  db: Kysely<Database>,
  { stageId, from }: { stageId: number; from: EpochSeconds },
): Promise<number[]> => {
  const rows = db.selectFrom('match').select('id').where('stage_id', '=', stageId).where('kickoff_time', '>=', from)
  return (await rows.execute()).map(({ id }) => id)
}
