import { DAY_SECONDS, LIMITS, type EpochSeconds } from '@org/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CompetitionKind, ListOdds, MatchState } from '../../ports/match-writer'
import { dayOfInstant } from './day-of-instant'
import type { Database } from '../schema'
import { isIn, type SeasonPart } from './season-part'
import { SHOWN } from './shown-matches'
import { FINISHED } from './standings'
import type { CompetitionTable, TeamTable } from './match-tables'

export type CompetitionRow = Omit<CompetitionTable, 'id' | 'kind'> & {
  readonly id: number
  readonly kind?: CompetitionKind | null
}
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
  /** The stage of its season; null for replays and friendlies. */
  readonly stage_id: number | null
  readonly state: MatchState
  readonly odds: ListOdds
  readonly stamp: number
  /** Decided at the table, not on the pitch. */
  readonly awarded: boolean
  readonly changed_in: number
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
    SELECT match.id, match.sport_id, match.kickoff_time, match.origin, match.round, match.venue, match.referee, match.status, match.stage_id,
      match.state, match.odds, match.stamp, match.awarded, match.changed_in,
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
export interface Span {
  readonly start: EpochSeconds
  readonly end: EpochSeconds
}

/** The matches that kick off in a span; with `andRunning` also those of the 24 hours before it that are still in play. */
export interface DayFilter {
  readonly span: Span
  /** 0 for all. */
  readonly sport: number
  readonly andRunning: boolean
}

/**
 * League by league, so that names that repeat are near each other, which compresses better. `since`: only what this
 * transaction or a later one has changed.
 */
export const matchesOfDay = (
  db: Kysely<Database>,
  { viewer, since = '0', ...day }: DayFilter & { readonly viewer: string; readonly since?: string },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`${isOfDay(day)} AND match.changed_in >= ${since}::bigint
      ORDER BY match.competition_id, match.kickoff_time, match.id`,
  )

export const isOfDay = ({ span, sport, andRunning }: DayFilter) => {
  const before = { start: span.start - DAY_SECONDS, end: span.start }
  return sql<boolean>`((${sport} = 0 OR match.sport_id = ${sport})
    AND (${kicksOffIn(span)} OR (${andRunning} AND ${kicksOffIn(before)} AND NOT match.settled AND ${IN_PLAY})))`
}

/** By the days in Asia/Shanghai of which the span has moments, because they are indexed. */
export const kicksOffIn = ({ start, end }: Span) =>
  sql`(match.day BETWEEN ${dayOfInstant(start)} AND ${dayOfInstant(end)}
    AND match.kickoff_time >= ${start} AND match.kickoff_time < ${end})`

/** Football 2–7, basketball 2–9, esports 2. Rule: DOM-54. */
export const IN_PLAY = sql`match.status BETWEEN 2 AND CASE match.sport_id WHEN 1 THEN 7 WHEN 2 THEN 9 ELSE 2 END`

export const matchById = async (db: Kysely<Database>, id: number, viewer: string): Promise<MatchRow | null> =>
  (await selectMatches(db, viewer, sql`match.id = ${id}`))[0] ?? null

/** The shown ones of some matches, in no order. */
export const matchesById = (db: Kysely<Database>, ids: readonly number[], viewer: string): Promise<MatchRow[]> =>
  selectMatches(db, viewer, sql`match.id = ANY(${ids}::bigint[])`)

/** Matches of a round, which stages such as the groups of a cup have in common, by kick-off. */
export const matchesOfRound = (
  db: Kysely<Database>,
  query: { part: SeasonPart; round: string; viewer: string; offset: number; limit: number },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    query.viewer,
    sql`${isIn(query.part)} AND match.round = ${query.round}
      ORDER BY match.kickoff_time, match.id LIMIT ${query.limit} OFFSET ${query.offset}`,
  )

/** Matches of a part of a season, by kick-off. */
export const matchesOfPart = (
  db: Kysely<Database>,
  { part, viewer }: { part: SeasonPart; viewer: string },
): Promise<MatchRow[]> => selectMatches(db, viewer, sql`${isIn(part)} ORDER BY match.kickoff_time, match.id`)

/** Matches of all stages of a season, by kick-off. */
export const matchesOfSeason = (
  db: Kysely<Database>,
  { seasonId, viewer }: { seasonId: number; viewer: string },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`match.stage_id IN (SELECT id FROM stage WHERE season_id = ${seasonId}) ORDER BY match.kickoff_time, match.id`,
  )

interface Earlier {
  before: EpochSeconds
  /** May be empty. */
  viewer: string
  limit: number
}

/** The matches between two teams before a moment, the newest first, without replays. */
export const meetingsOf = (
  db: Kysely<Database>,
  { one, other, before, viewer, limit }: Earlier & { one: number; other: number },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`((match.home_id = ${one} AND match.away_id = ${other}) OR (match.home_id = ${other} AND match.away_id = ${one}))
      AND match.kickoff_time < ${before} AND ${FINISHED} AND match.origin <> 'replay' ORDER BY match.kickoff_time DESC, match.id LIMIT ${limit}`,
  )

/** The last results of a team before a moment, the newest first. */
export const lastResultsOf = (
  db: Kysely<Database>,
  { team, before, viewer, limit }: Earlier & { team: number },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`(match.home_id = ${team} OR match.away_id = ${team}) AND match.kickoff_time < ${before}
      AND ${FINISHED} AND match.origin <> 'replay' ORDER BY match.kickoff_time DESC, match.id LIMIT ${limit}`,
  )

/** The next matches of a team after a moment, the first one first, without replays. */
export const nextMatchesOf = (
  db: Kysely<Database>,
  { team, after, viewer, limit }: { team: number; after: EpochSeconds; viewer: string; limit: number },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`(match.home_id = ${team} OR match.away_id = ${team}) AND match.kickoff_time > ${after} AND match.status = 1
      AND match.origin <> 'replay' ORDER BY match.kickoff_time, match.id LIMIT ${limit}`,
  )

export const matchesInPlay = (db: Kysely<Database>): Promise<MatchRow[]> =>
  selectMatches(db, '', sql`NOT match.settled AND ${IN_PLAY} ORDER BY match.kickoff_time, match.id`)

/** In play or before kick-off, within a day of `now`: in play first, then those in a live room, then the most collected. */
export const recommendedMatches = (
  db: Kysely<Database>,
  { now, sport, viewer, limit }: { now: EpochSeconds; sport: number; viewer: string; limit: number },
): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`(${sport} = 0 OR match.sport_id = ${sport})
      AND ${kicksOffIn({ start: now - DAY_SECONDS, end: now + DAY_SECONDS })}
      AND NOT match.settled AND (${IN_PLAY} OR (match.status = 1 AND match.kickoff_time >= ${now}))
      ORDER BY ${IN_PLAY} DESC, live DESC, ${COLLECTORS} DESC, match.kickoff_time, match.id LIMIT ${limit}`,
  )

/** How many viewers collected a match; a thousand are as many as any. */
export const COLLECTORS = sql<number>`(SELECT count(*) FROM
  (SELECT 1 FROM match_attention WHERE match_attention.match_id = match.id LIMIT 1000) AS collectors)`

/** Collected by the viewer: the next kick-off first, then the newest result. */
export const attendedMatches = (db: Kysely<Database>, viewer: string): Promise<MatchRow[]> =>
  selectMatches(
    db,
    viewer,
    sql`attention.viewer IS NOT NULL
      ORDER BY match.settled, CASE WHEN match.settled THEN -match.kickoff_time ELSE match.kickoff_time END, match.id
      LIMIT ${LIMITS.collectedMatches}`,
  )

/** Gives what a guest has collected to a member, who keeps what both have. Returns whether that was new for the member. */
export const moveAttention = async (trx: Transaction<Database>, guest: string, member: string): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    WITH moved AS (DELETE FROM match_attention WHERE viewer = ${guest} RETURNING match_id, created_at)
    INSERT INTO match_attention (viewer, match_id, created_at) SELECT ${member}, match_id, created_at FROM moved
    ON CONFLICT DO NOTHING
  `.execute(trx)
  return numAffectedRows > 0n
}

/** False if it was so before. */
export const setAttention = async (
  db: Kysely<Database>,
  { viewer, matchId, attended, now }: { viewer: string; matchId: number; attended: boolean; now: number },
): Promise<boolean> => {
  const changed = await (attended
    ? db
        .insertInto('match_attention')
        .values({ viewer, match_id: matchId, created_at: now })
        .onConflict((conflict) => conflict.columns(['viewer', 'match_id']).doNothing())
        .returning('match_id')
        .execute()
    : db
        .deleteFrom('match_attention')
        .where('viewer', '=', viewer)
        .where('match_id', '=', matchId)
        .returning('match_id')
        .execute())
  return changed.length > 0
}
