import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { CompetitionRow } from './matches'
import { IS_OPEN } from './season-part'
import { HAS_SHOWN_MATCHES, SHOWN } from './shown-matches'

/** Football and basketball. */
const LEAGUE_SPORTS = [1, 2]

/** An SQL condition on `competition`: a league with stored seasons, or with matches of no season. 0 is every sport. */
const isLeague = (sport: number) => sql<boolean>`(
  competition.sport_id = ANY(${sport === 0 ? LEAGUE_SPORTS : [sport]}::smallint[])
  AND (
    EXISTS (SELECT 1 FROM season WHERE season.competition_id = competition.id AND ${HAS_SHOWN_MATCHES})
    OR (SELECT true FROM match WHERE match.competition_id = competition.id AND ${IS_OPEN} AND ${SHOWN} LIMIT 1)
  )
)`

/**
 * The best known first. The catalogue numbers leagues in this order; the last digit of their ids is that of a youth or
 * women's league, except for cups, which count from 900.
 */
const BY_FAME = sql`
  (competition.id < 10000 AND competition.id % 1000 < 900 AND competition.id % 10 > 0), competition.id`

/** Leagues of a sport, or of both with 0, the best known first. */
export const leaguesOf = async (
  db: Kysely<Database>,
  { sport, offset, limit }: { sport: number; offset: number; limit: number },
): Promise<CompetitionRow[]> => {
  const { rows } = await sql<CompetitionRow>`
    SELECT competition.* FROM competition WHERE ${isLeague(sport)} ORDER BY ${BY_FAME} LIMIT ${limit} OFFSET ${offset}
  `.execute(db)
  return rows
}

export const countLeagues = async (db: Kysely<Database>, sport: number): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::integer AS total FROM competition WHERE ${isLeague(sport)}
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** The leagues whose matches most live rooms show now. */
export const shownLeagues = async (db: Kysely<Database>, limit: number): Promise<CompetitionRow[]> => {
  const { rows } = await sql<CompetitionRow>`
    SELECT competition.* FROM competition
    LEFT JOIN (
      SELECT competition_id, count(*) AS rooms FROM (
        SELECT (SELECT match.competition_id FROM match WHERE match.id = live_room.match_id AND ${SHOWN}) AS competition_id
        FROM live_room WHERE live_room.start_time > 0
      ) room GROUP BY competition_id
    ) shown ON shown.competition_id = competition.id
    WHERE ${isLeague(0)} ORDER BY coalesce(shown.rooms, 0) DESC, ${BY_FAME} LIMIT ${limit}
  `.execute(db)
  return rows
}

/** A league of a sport with shown matches. */
export const leagueById = async (
  db: Kysely<Database>,
  { id, sport }: { id: number; sport: number },
): Promise<CompetitionRow | null> => {
  const { rows } = await sql<CompetitionRow>`
    SELECT competition.* FROM competition WHERE competition.id = ${id} AND ${isLeague(sport)}
  `.execute(db)
  return rows[0] ?? null
}
