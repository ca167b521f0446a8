import { sql, type Kysely, type Selectable } from 'kysely'
import type { DecidedStage } from '../../ports/match-writer'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import type { SeasonPart } from './season-part'
import type { TableDecisionTable } from './season-tables'

/** Stages that do not exist are left out: returns those that were found. */
export const replaceDecisions = (db: Kysely<Database>, stages: readonly DecidedStage[]): Promise<DecidedStage[]> =>
  inTransaction(db, async (trx) => {
    const found: DecidedStage[] = []
    for (const given of stages) {
      const stage = await trx
        .selectFrom('stage')
        .innerJoin('season', 'season.id', 'stage.season_id')
        .select('stage.id')
        .where('season.competition_id', '=', given.competition_id)
        .where('season.name', '=', given.season)
        .where('stage.name', '=', given.stage)
        .executeTakeFirst()
      if (stage === undefined) continue
      found.push(given)
      await trx.deleteFrom('table_decision').where('stage_id', '=', stage.id).execute()
      if (given.decisions.length > 0)
        await trx
          .insertInto('table_decision')
          .values(given.decisions.map((decision) => ({ ...decision, stage_id: stage.id })))
          .execute()
    }
    return found
  })

/** The decisions about the teams of a part of a season, with those of the stage that its table goes on from. */
export const decisionsIn = async (
  db: Kysely<Database>,
  part: SeasonPart,
): Promise<Selectable<TableDecisionTable>[]> => {
  if (!('stages' in part)) return []
  const { rows } = await sql<Selectable<TableDecisionTable>>`
    SELECT * FROM table_decision WHERE stage_id = ANY(${part.stages}::bigint[] || ARRAY(${carried(part.stages)}))
  `.execute(db)
  return rows
}

/** SQL: the ids of the stages from which the tables of these go on. */
export const carried = (stages: readonly number[]) => sql`
  SELECT origin.id FROM stage JOIN stage AS origin ON origin.season_id = stage.season_id AND origin.name = stage.carries_from
  WHERE stage.id = ANY(${stages}::bigint[])`

/** An SQL condition on `match`: it was decided that it counts for nobody, in its stage, one that goes on from it or one that it goes on from. */
export const IS_ANNULLED = sql<boolean>`EXISTS (
  SELECT FROM table_decision JOIN stage AS decided ON decided.id = table_decision.stage_id
  JOIN stage AS own ON own.id = match.stage_id AND own.season_id = decided.season_id
  WHERE table_decision.annuls_results AND table_decision.team_id IN (match.home_id, match.away_id)
    AND (decided.id = own.id OR decided.carries_from = own.name OR own.carries_from = decided.name))`
