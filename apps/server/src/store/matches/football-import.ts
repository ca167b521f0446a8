import { sql, type Kysely } from 'kysely'
import type { StoredPlan } from './stored-plan'
import type { Database } from '../schema'

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
    WHERE match.origin IN ('import', 'replay') AND match.venue = stadium.city
  `.execute(db)
}

/** The largest first. */
export const allStadiums = (db: Kysely<Database>): Promise<StadiumRow[]> =>
  db.selectFrom('stadium').selectAll().orderBy('capacity', 'desc').orderBy('city').execute()

/** Names of stadiums by the city that matches name. */
export const stadiumNames = async (db: Kysely<Database>): Promise<ReadonlyMap<string, string>> =>
  new Map((await db.selectFrom('stadium').select(['city', 'name']).execute()).map(({ city, name }) => [city, name]))

/** The country of the stadium that is the venue of a match, as `Stadium, City` or `City`; null if it is unknown. */
export const stadiumCountry = async (db: Kysely<Database>, venue: string): Promise<string | null> => {
  const { rows } = await sql<{ country: string }>`
    SELECT country FROM stadium WHERE ${venue} = city OR ${venue} = name || ', ' || city LIMIT 1
  `.execute(db)
  return rows[0]?.country ?? null
}

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
