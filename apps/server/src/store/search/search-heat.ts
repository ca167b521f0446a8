import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import { exactNames, type FoundName } from './find-names'
import type { NameQuery } from './name-keys'
import { SHOWN } from '../matches/shown-matches'

/** Counts a search for a name. `now` is in epoch seconds. A keyword that is no name is not counted, so none is proposed. */
export const countSearch = async (db: Kysely<Database>, query: NameQuery, now: number): Promise<void> => {
  const names = await exactNames(db, query)
  if (names.length === 0) return
  const week = now / WEEK
  await sql`
    INSERT INTO search_heat (kind, target_id, heat)
    SELECT kind, target_id, ${week}::float8
    FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS name (kind text, target_id bigint)
    ORDER BY kind, target_id
    ON CONFLICT (kind, target_id) DO UPDATE
      SET heat = ${week}::float8 + log(2, (power(2, greatest(search_heat.heat - ${week}::float8, -50)) + 1)::numeric)::float8
  `.execute(db)
}

const WEEK = 604_800

/** What is searched most. */
export const hottestNames = (db: Kysely<Database>, limit: number): Promise<FoundName[]> =>
  db.selectFrom('search_heat').select(['kind', 'target_id']).orderBy('heat', 'desc').limit(limit).execute()

/** The leagues of a day (its number in Asia/Shanghai): one of each country, the best known first. */
export const leaguesOfDay = async (db: Kysely<Database>, day: number, limit: number): Promise<FoundName[]> => {
  const { rows } = await sql<FoundName>`
    SELECT 'event' AS kind, id AS target_id FROM (
      SELECT DISTINCT ON (sport_id, country) id FROM (
        SELECT DISTINCT competition_id AS id, sport_id FROM match WHERE day = ${day} AND ${SHOWN}
      ) AS league, LATERAL (SELECT country FROM competition WHERE competition.id = league.id LIMIT 1) AS of_league
      ORDER BY sport_id, country, id
    ) AS first
    ORDER BY id LIMIT ${limit}
  `.execute(db)
  return rows
}
