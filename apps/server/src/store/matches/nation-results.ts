import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { NamedResult } from './internationals'

export type NationResult = Omit<NamedResult, 'nth' | 'neutral'>

interface Past {
  /** The results of earlier days. */
  readonly before: number
  readonly limit: number
}

const resultsWhere = (where: ReturnType<typeof sql>, { before, limit }: Past) => sql`
  (SELECT * FROM international_result WHERE ${where} AND day < ${before} ORDER BY day DESC LIMIT ${limit})`

/** Two parts, so that each is read from its index. */
const bothWays = async (
  db: Kysely<Database>,
  [home, away]: readonly [ReturnType<typeof sql>, ReturnType<typeof sql>],
  past: Past,
): Promise<NationResult[]> => {
  const { rows } = await sql<NationResult>`
    SELECT result.day, result.home_id, result.away_id, result.home_score, result.away_score, tournament.name AS tournament
    FROM (${resultsWhere(home, past)} UNION ALL ${resultsWhere(away, past)}) result
    JOIN international_tournament tournament ON tournament.id = result.tournament_id
    ORDER BY result.day DESC LIMIT ${past.limit}
  `.execute(db)
  return rows
}

/** The last results of a national team, the newest first. */
export const nationResults = (db: Kysely<Database>, team: number, past: Past): Promise<NationResult[]> =>
  bothWays(db, [sql`home_id = ${team}`, sql`away_id = ${team}`], past)

/** The last results between two national teams, the newest first. */
export const nationMeetings = (
  db: Kysely<Database>,
  [one, other]: readonly [number, number],
  past: Past,
): Promise<NationResult[]> =>
  bothWays(db, [sql`home_id = ${one} AND away_id = ${other}`, sql`home_id = ${other} AND away_id = ${one}`], past)

export type CountedResult = Omit<NamedResult, 'nth' | 'tournament'>

/** Of all national teams: the last results of earlier days, the oldest first. */
export const allNationResults = async (db: Kysely<Database>, { before, limit }: Past): Promise<CountedResult[]> => {
  const { rows } = await sql<CountedResult>`
    SELECT day, home_id, away_id, home_score, away_score, neutral FROM (
      SELECT * FROM international_result WHERE day < ${before}
      ORDER BY day DESC, home_id DESC, away_id DESC, nth DESC LIMIT ${limit}
    ) result ORDER BY day, home_id, away_id
  `.execute(db)
  return rows
}

/** Differs after every import of results of national teams. */
export const nationResultsVersion = async (db: Kysely<Database>): Promise<string> =>
  (await db.selectFrom('installation').select('nation_results_version').executeTakeFirstOrThrow())
    .nation_results_version
