import { sql, type Kysely } from 'kysely'
import type { StoredPlan } from './stored-plan'
import type { Database } from '../schema'
import type { NewMatch } from './match-feed'

export interface NameRow {
  readonly name_en: string
  readonly short_name_en: string
  readonly name_zh: string
  readonly short_name_zh: string
  readonly name_pt: string
  readonly short_name_pt: string
  readonly country: string
  readonly colours: string
}

/** The ids of football teams by their English name; unknown ones are created. */
export const ensureTeams = (db: Kysely<Database>, rows: readonly NameRow[]): Promise<ReadonlyMap<string, number>> =>
  ensureNames(db, 'team', rows)

/** The ids of football competitions by their English name; unknown ones are created. */
export const ensureCompetitions = (
  db: Kysely<Database>,
  rows: readonly NameRow[],
): Promise<ReadonlyMap<string, number>> => ensureNames(db, 'competition', rows)

const ensureNames = async (db: Kysely<Database>, table: 'team' | 'competition', rows: readonly NameRow[]) => {
  const target = sql.table(table)
  await sql`
    INSERT INTO ${target} (sport_id, name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt, country, colours)
    SELECT 1, name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt, country, colours
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (name_en text, short_name_en text, name_zh text, short_name_zh text, name_pt text, short_name_pt text,
        country text, colours text)
    ON CONFLICT (sport_id, name_en) DO UPDATE SET name_pt = excluded.name_pt, short_name_pt = excluded.short_name_pt
    WHERE ${target}.name_pt = ${target}.name_en AND excluded.name_pt <> excluded.name_en
  `.execute(db)
  const found = await db
    .selectFrom(table)
    .select(['id', 'name_en'])
    .where('sport_id', '=', 1)
    .where('name_en', 'in', rows.length > 0 ? rows.map((row) => row.name_en) : [''])
    .execute()
  return new Map(found.map(({ id, name_en }) => [name_en, id]))
}

/** The ids that matches have, by natural key; those that are new get one. */
export const matchIDs = async (db: Kysely<Database>, keys: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ key: string; id: number }>`
    SELECT key, coalesce(match.id, nextval('imported_match_id')) AS id
    FROM jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS key LEFT JOIN match ON match.natural_key = key
  `.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

export type ImportedMatch = Omit<NewMatch, 'origin' | 'plan'> & {
  readonly origin: 'import' | 'replay'
  readonly plan: StoredPlan
  readonly natural_key: string
}

/** Writes imported matches; gives the ids of those that were new or different. */
export const saveImported = async (db: Kysely<Database>, matches: readonly ImportedMatch[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO match
    SELECT * FROM jsonb_populate_recordset(NULL::match, ${JSON.stringify(matches)}::jsonb)
    ON CONFLICT (natural_key) DO UPDATE SET competition_id = excluded.competition_id, day = excluded.day,
      kickoff_time = excluded.kickoff_time, round = excluded.round, venue = excluded.venue, plan = excluded.plan,
      status = excluded.status, state = excluded.state, odds = excluded.odds, wakes_at = excluded.wakes_at,
      settled = excluded.settled, stage_id = excluded.stage_id,
      stamp = greatest(excluded.stamp, match.stamp + 1)
    WHERE (match.plan, match.round, match.venue, match.stage_id)
      IS DISTINCT FROM (excluded.plan, excluded.round, excluded.venue, excluded.stage_id)
    RETURNING id
  `.execute(db)
  return rows.map(({ id }) => id)
}

interface RecordedMatch {
  readonly natural_key: string
  readonly competition_id: number
  readonly home_id: number
  readonly away_id: number
  readonly round: string
  readonly venue: string
  readonly kickoff_time: number
  readonly plan: StoredPlan
}

/** Imported matches that were played on a date at the ground. */
export const recordedOn = async (db: Kysely<Database>, date: string): Promise<RecordedMatch[]> => {
  const { rows } = await sql<RecordedMatch>`
    SELECT natural_key, competition_id, home_id, away_id, round, venue, kickoff_time, plan FROM match
    WHERE origin = 'import' AND plan -> 'record' ->> 'date' = ${date} AND plan -> 'record' ->> 'outcome' = 'played'
    ORDER BY kickoff_time, natural_key
  `.execute(db)
  return rows
}

interface StadiumRow {
  readonly city: string
  readonly name: string
  readonly country: string
  readonly capacity: number
}

export const saveStadiums = async (db: Kysely<Database>, rows: readonly StadiumRow[]): Promise<void> => {
  await db
    .insertInto('stadium')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('city').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        country: ref('excluded.country'),
        capacity: ref('excluded.capacity'),
      })),
    )
    .execute()
  await sql`
    UPDATE match SET venue = stadium.name || ', ' || stadium.city FROM stadium
    WHERE match.origin <> 'simulation' AND match.venue = stadium.city
  `.execute(db)
}

/** Names of stadiums by the city that matches name. */
export const stadiumNames = async (db: Kysely<Database>): Promise<ReadonlyMap<string, string>> =>
  new Map((await db.selectFrom('stadium').select(['city', 'name']).execute()).map(({ city, name }) => [city, name]))

interface SquadPlayerRow {
  readonly team_id: number
  readonly number: number
  readonly position: 'GK' | 'DF' | 'MF' | 'FW'
  readonly name: string
  readonly club: string
  readonly date_of_birth: string
}

/** Replaces the squads of the teams that are given. */
export const saveSquads = async (db: Kysely<Database>, rows: readonly SquadPlayerRow[]): Promise<void> => {
  const teams = [...new Set(rows.map(({ team_id }) => team_id))]
  await db.deleteFrom('squad_player').where('team_id', 'in', teams).execute()
  await sql`
    INSERT INTO squad_player
    SELECT * FROM jsonb_populate_recordset(NULL::squad_player, ${JSON.stringify(rows)}::jsonb)
  `.execute(db)
}
