import { DAY_SECONDS, type EpochSeconds } from '@org/domain'
import { sql, type Kysely } from 'kysely'
import type { ListOdds, MatchState } from '../../ports/match-writer'
import { dayOfInstant } from './day-of-instant'
import type { Database } from '../schema'
import { SHOWN } from './shown-matches'
import { FINISHED } from './standings'
import type { CompetitionTable, TeamTable } from './match-tables'

export type CompetitionRow = Omit<CompetitionTable, 'id'> & { readonly id: number }
export type TeamRow = Omit<TeamTable, 'id'> & { readonly id: number }

/** A match with its display names. */
export interface MatchRow {
  readonly id: number
  readonly sport_id: number
  readonly kickoff_time: number
  /** `simulation`, `import`, `replay`, or the name of a source. */
  readonly origin: string
  readonly round: string
  readonly venue: string
  readonly referee: string
  readonly status: number
  readonly state: MatchState
  readonly odds: ListOdds
  readonly stamp: number
  readonly live: boolean
  readonly attented: boolean
  readonly competition: CompetitionRow
  readonly home: TeamRow
  readonly away: TeamRow
}

/** Shown matches by an SQL condition on `match`, in SQL order. `viewer` may be empty. */
const selectMatches = async (
  db: Kysely<Database>,
  viewer: string,
  where: ReturnType<typeof sql>,
): Promise<MatchRow[]> => {
  const { rows } = await sql<MatchRow>`
    SELECT match.id, match.sport_id, match.kickoff_time, match.origin, match.round, match.venue, match.referee, match.status,
      match.state, match.odds, match.stamp,
      EXISTS (SELECT 1 FROM live_room WHERE live_room.match_id = match.id AND live_room.start_time > 0) AS live,
      attention.viewer IS NOT NULL AS attented,
      to_jsonb(competition) AS competition, to_jsonb(home) AS home, to_jsonb(away) AS away
    FROM match
    JOIN competition ON competition.id = match.competition_id
    JOIN team home ON home.id = match.home_id
    JOIN team away ON away.id = match.away_id
    LEFT JOIN match_attention attention ON attention.match_id = match.id AND attention.viewer = ${viewer}
    WHERE ${SHOWN} AND ${where}
  `.execute(db)
  return rows
}

/** From `start` up to but not including `end`. */
interface Span {
  readonly start: EpochSeconds
  readonly end: EpochSeconds
}

/**
 * Matches that kick off in a span; with `andRunning` also those of the 24 hours before it that are still in play.
 */
export const matchesOfDay = (
  db: Kysely<Database>,
  { span, sport, viewer, andRunning }: { span: Span; sport: number; viewer: string; andRunning: boolean },
): Promise<MatchRow[]> => {
  const before = { start: span.start - DAY_SECONDS, end: span.start }
  return selectMatches(
    db,
    viewer,
    sql`(${sport} = 0 OR match.sport_id = ${sport})
      AND (${kicksOffIn(span)} OR (${andRunning} AND ${kicksOffIn(before)} AND NOT match.settled AND ${IN_PLAY}))
      ORDER BY match.kickoff_time, match.id`,
  )
}

/** By the days in Asia/Shanghai of which the span has moments, because they are indexed. */
const kicksOffIn = ({ start, end }: Span) =>
  sql`(match.day BETWEEN ${dayOfInstant(start)} AND ${dayOfInstant(end)}
    AND match.kickoff_time >= ${start} AND match.kickoff_time < ${end})`

/** Football 2–7, basketball 2–9, esports 2. Rule: DOM-54. */
const IN_PLAY = sql`match.status BETWEEN 2 AND CASE match.sport_id WHEN 1 THEN 7 WHEN 2 THEN 9 ELSE 2 END`

export const matchById = async (db: Kysely<Database>, id: number, viewer: string): Promise<MatchRow | null> =>
  (await selectMatches(db, viewer, sql`match.id = ${id}`))[0] ?? null

/** The shown ones of some matches, in no order. */
export const matchesById = (db: Kysely<Database>, ids: readonly number[], viewer: string): Promise<MatchRow[]> =>
  selectMatches(db, viewer, sql`match.id = ANY(${ids}::bigint[])`)

/** Matches of a round of a stage, by kick-off. */
export const matchesOfRound = (
  db: Kysely<Database>,
  { stageId, round, viewer }: { stageId: number; round: string; viewer: string },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`match.stage_id = ${stageId} AND match.round = ${round} ORDER BY match.kickoff_time, match.id`,
  )

/** The matches between two teams, the newest first, without replays. */
export const meetingsOf = (
  db: Kysely<Database>,
  { one, other, limit }: { one: number; other: number; limit: number },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    '',
    sql`((match.home_id = ${one} AND match.away_id = ${other}) OR (match.home_id = ${other} AND match.away_id = ${one}))
      AND ${FINISHED} AND match.origin <> 'replay' ORDER BY match.kickoff_time DESC, match.id LIMIT ${limit}`,
  )

/** The last results of a team, the newest first. */
export const lastResultsOf = (
  db: Kysely<Database>,
  { team, limit }: { team: number; limit: number },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    '',
    sql`(match.home_id = ${team} OR match.away_id = ${team})
      AND ${FINISHED} AND match.origin <> 'replay' ORDER BY match.kickoff_time DESC, match.id LIMIT ${limit}`,
  )

export const matchesInPlay = (db: Kysely<Database>): Promise<MatchRow[]> =>
  selectMatches(db, '', sql`NOT match.settled AND ${IN_PLAY} ORDER BY match.kickoff_time, match.id`)

/** Collected by the viewer, next kick-off first. */
export const attendedMatches = (db: Kysely<Database>, viewer: string): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`attention.viewer IS NOT NULL ORDER BY match.settled, match.kickoff_time, match.id LIMIT 200`,
  )

export const setAttention = async (
  db: Kysely<Database>,
  { viewer, matchId, attended, now }: { viewer: string; matchId: number; attended: boolean; now: number },
): Promise<void> => {
  await (attended
    ? db
        .insertInto('match_attention')
        .values({ viewer, match_id: matchId, created_at: now })
        .onConflict((conflict) => conflict.columns(['viewer', 'match_id']).doNothing())
        .execute()
    : db.deleteFrom('match_attention').where('viewer', '=', viewer).where('match_id', '=', matchId).execute())
}

interface CompetitionCount {
  readonly id: number
  readonly sport_id: 1 | 2 | 3
  readonly name_zh: string
  readonly name_en: string
  readonly name_pt: string
  readonly count: number
}

/** How many matches of each competition kick off in a span, most first. */
export const competitionsOfDay = async (
  db: Kysely<Database>,
  span: Span,
  sport: number,
): Promise<CompetitionCount[]> => {
  const { rows } = await sql<CompetitionCount>`
    SELECT competition.id, competition.sport_id, short_name_zh AS name_zh, short_name_en AS name_en,
      short_name_pt AS name_pt, count(*) AS count
    FROM match JOIN competition ON competition.id = match.competition_id
    WHERE ${SHOWN} AND ${kicksOffIn(span)} AND (${sport} = 0 OR match.sport_id = ${sport})
    GROUP BY competition.id ORDER BY count DESC, competition.id
  `.execute(db)
  return rows
}
