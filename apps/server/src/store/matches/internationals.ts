import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { FifaRankTable, InternationalEntryTable, InternationalResultTable } from './international-tables'

/** A result with the name of its tournament. */
export interface NamedResult extends Omit<InternationalResultTable, 'tournament_id' | 'home_won_shootout'> {
  readonly tournament: string
}

const AT_ONCE = 5_000

/** Adds results and corrects known ones; a stored shootout stays. */
export const saveInternationals = async (trx: Transaction<Database>, rows: readonly NamedResult[]): Promise<void> => {
  const names = [...new Set(rows.map(({ tournament }) => tournament))]
  await sql`
    INSERT INTO international_tournament (name) SELECT unnest(${names}::text[]) ON CONFLICT DO NOTHING
  `.execute(trx)
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await sql`
      INSERT INTO international_result (day, home_id, away_id, nth, home_score, away_score, neutral, tournament_id)
      SELECT row.day, row.home_id, row.away_id, row.nth, row.home_score, row.away_score, row.neutral, tournament.id
      FROM jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + AT_ONCE))}::jsonb) AS row (day integer,
        home_id bigint, away_id bigint, nth smallint, home_score smallint, away_score smallint, neutral boolean, tournament text)
      JOIN international_tournament tournament ON tournament.name = row.tournament
      ON CONFLICT (day, home_id, away_id, nth) DO UPDATE SET home_score = excluded.home_score,
        away_score = excluded.away_score, neutral = excluded.neutral, tournament_id = excluded.tournament_id
    `.execute(trx)
}

export interface ShootoutRow extends Pick<InternationalResultTable, 'day' | 'home_id' | 'away_id'> {
  readonly home_won_shootout: boolean
}

/** Adds who won the shootouts of stored draws. */
export const saveShootouts = async (trx: Transaction<Database>, rows: readonly ShootoutRow[]): Promise<void> => {
  await sql`
    UPDATE international_result result SET home_won_shootout = row.home_won_shootout
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (day integer, home_id bigint, away_id bigint, home_won_shootout boolean)
    WHERE result.day = row.day AND result.home_id = row.home_id AND result.away_id = row.away_id
      AND result.home_score = result.away_score
  `.execute(trx)
}

export interface StoredResult extends Omit<InternationalResultTable, 'tournament_id'> {
  readonly tournament_id: number
  readonly tournament: string
}

/** All results, the oldest first. */
export const allInternationals = (db: Kysely<Database>): Promise<StoredResult[]> =>
  db
    .selectFrom('international_result as result')
    .innerJoin('international_tournament as tournament', 'tournament.id', 'result.tournament_id')
    .selectAll('result')
    .select('tournament.name as tournament')
    .orderBy('day')
    .orderBy('home_id')
    .orderBy('nth')
    .execute()

/** The English names of the teams that have results. */
export const teamsWithInternationals = async (db: Kysely<Database>): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name_en: string }>`
    SELECT name_en FROM team WHERE sport_id = 1 AND id IN
      (SELECT home_id FROM international_result UNION SELECT away_id FROM international_result)
  `.execute(db)
  return new Set(rows.map(({ name_en }) => name_en))
}

/** Replaces what is computed from the results, of which this is the next version. */
export const replaceComputed = async (
  trx: Transaction<Database>,
  { ranks, entries }: { ranks: readonly FifaRankTable[]; entries: readonly InternationalEntryTable[] },
): Promise<void> => {
  await trx.deleteFrom('fifa_rank').execute()
  await trx.deleteFrom('international_entry').execute()
  await sql`
    INSERT INTO fifa_rank SELECT * FROM jsonb_populate_recordset(NULL::fifa_rank, ${JSON.stringify(ranks)}::jsonb)
  `.execute(trx)
  await sql`
    INSERT INTO international_entry
    SELECT * FROM jsonb_populate_recordset(NULL::international_entry, ${JSON.stringify(entries)}::jsonb)
  `.execute(trx)
  await sql`UPDATE installation SET nation_results_version = gen_random_uuid()`.execute(trx)
}
