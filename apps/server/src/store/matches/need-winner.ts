import { SPORT, type EpochSeconds } from '@org/domain'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../schema'

/** Which of these matches are of football, in a knockout stage, not one of two legs, and began after an instant. */
export const needWinner = async (
  trx: Transaction<Database>,
  { ids, since }: { ids: readonly number[]; since: EpochSeconds },
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    SELECT match.id FROM match JOIN stage ON stage.id = match.stage_id
    WHERE match.id = ANY (${ids}::bigint[]) AND match.sport_id = ${SPORT.football} AND stage.kind = 'knockout'
      AND match.kickoff_time > ${Math.floor(since)} AND NOT EXISTS (
        SELECT FROM match leg WHERE leg.stage_id = match.stage_id AND leg.id <> match.id
          AND leg.home_id IN (match.home_id, match.away_id) AND leg.away_id IN (match.home_id, match.away_id)
      )
  `.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
