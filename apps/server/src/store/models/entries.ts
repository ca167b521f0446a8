import { DAY_SECONDS, SPORT, type EpochSeconds } from '@org/domain'
import { sql, type Kysely } from 'kysely'
import { isAnswered } from '../matches/answered'
import { kicksOffIn, type Span } from '../matches/matches'
import { SHOWN } from '../matches/shown-matches'
import { FINISHED } from '../matches/standings'
import type { Database } from '../schema'

/** An entry as it is stored. */
export interface EntryRow {
  readonly match_id: number
  readonly home_goals: number
  readonly away_goals: number
  readonly results: number
  readonly computed_at: number
  readonly backtest: boolean
  readonly state: 'open' | 'settled' | 'void'
  readonly home_score: number | null
  readonly away_score: number | null
  readonly kickoff_time: number
}

/** Matches of which a model can say something. */
const MODELLED = sql`match.sport_id = ${SPORT.football} AND match.origin <> 'replay' AND ${SHOWN}`

interface Due {
  readonly now: EpochSeconds
  /** Matches that kick off within so many seconds. */
  readonly within: number
  /** Entries that were computed by then are computed again. */
  readonly stale: EpochSeconds
  readonly limit: number
}

/** The next matches before kick-off without an entry, or with an old one. */
export const matchesToCome = (db: Kysely<Database>, { now, within, stale, limit }: Due): Promise<number[]> =>
  idsOf(
    db,
    sql`LEFT JOIN model_entry entry ON entry.match_id = match.id
      WHERE ${MODELLED} AND match.status = 1 AND ${kicksOffIn({ start: now + 1, end: now + within })}
        AND (entry.match_id IS NULL OR (entry.state = 'open' AND NOT entry.backtest AND entry.computed_at <= ${stale}))
      ORDER BY match.kickoff_time, match.id LIMIT ${limit}`,
  )

/** The last finished matches of some days that have no entry. */
export const matchesWithout = (
  db: Kysely<Database>,
  { now, days, limit }: { readonly now: EpochSeconds; readonly days: number; readonly limit: number },
): Promise<number[]> =>
  idsOf(
    db,
    sql`WHERE ${MODELLED} AND ${FINISHED} AND match.settled AND NOT match.awarded
        AND ${kicksOffIn({ start: now - days * DAY_SECONDS, end: now })}
        AND NOT EXISTS (SELECT 1 FROM model_entry WHERE model_entry.match_id = match.id)
      ORDER BY match.kickoff_time DESC, match.id LIMIT ${limit}`,
  )

const idsOf = async (db: Kysely<Database>, rest: ReturnType<typeof sql>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`SELECT match.id FROM match ${rest}`.execute(db)
  return rows.map(({ id }) => id)
}

interface Computed {
  readonly match_id: number
  /** Null if too few results are known. */
  readonly goals: { readonly home: number; readonly away: number } | null
  readonly results: number
  readonly backtest: boolean
  readonly now: EpochSeconds
}

/**
 * Stores what was computed. After kick-off only a match without an entry gets one, marked as a backtest: the condition is
 * in the statement, so that a match that starts meanwhile keeps what was said before. False if nothing was stored.
 */
export const saveEntry = async (
  db: Kysely<Database>,
  { match_id, goals, results, backtest, now }: Computed,
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    INSERT INTO model_entry (match_id, home_goals, away_goals, results, computed_at, backtest)
    SELECT match.id, ${goals?.home ?? null}::float8, ${goals?.away ?? null}::float8, ${results}, ${now}, ${backtest}
    FROM match WHERE match.id = ${match_id} AND (${backtest} OR (match.status = 1 AND match.kickoff_time > ${now}))
    ON CONFLICT (match_id) DO UPDATE SET home_goals = excluded.home_goals, away_goals = excluded.away_goals,
      results = excluded.results, computed_at = excluded.computed_at
    WHERE model_entry.state = 'open' AND NOT model_entry.backtest AND NOT excluded.backtest
  `.execute(db)
  return numAffectedRows > 0n
}

/** Ends the open entries of matches that are over; the score has no extra time. */
export const endEntries = async (
  db: Kysely<Database>,
  { now, limit }: { readonly now: EpochSeconds; readonly limit: number },
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE model_entry SET settled_at = ${now},
      state = CASE WHEN over.counts THEN 'settled' ELSE 'void' END,
      home_score = CASE WHEN over.counts THEN over.home END,
      away_score = CASE WHEN over.counts THEN over.away END
    FROM (
      SELECT match.id, ${FINISHED} AND NOT match.awarded AND entry.home_goals IS NOT NULL AS counts,
        (match.state ->> 'home_score')::integer - coalesce((match.state ->> 'home_extra_score')::integer, 0) AS home,
        (match.state ->> 'away_score')::integer - coalesce((match.state ->> 'away_extra_score')::integer, 0) AS away
      FROM model_entry entry JOIN match ON match.id = entry.match_id
      WHERE entry.state = 'open' AND ${isAnswered(now)}
      ORDER BY match.id LIMIT ${limit}
      FOR UPDATE OF entry SKIP LOCKED
    ) over
    WHERE model_entry.match_id = over.id AND model_entry.state = 'open'
  `.execute(db)
  return Number(numAffectedRows)
}

const entries = (db: Kysely<Database>, rest: ReturnType<typeof sql>) =>
  sql<EntryRow & { total: number }>`
    SELECT entry.match_id, entry.home_goals, entry.away_goals, entry.results, entry.computed_at, entry.backtest,
      entry.state, entry.home_score, entry.away_score, match.kickoff_time, (count(*) OVER ())::int AS total
    FROM model_entry entry JOIN match ON match.id = entry.match_id
    WHERE entry.home_goals IS NOT NULL AND ${SHOWN} AND ${rest}
  `.execute(db)

/** A page of the entries of the matches that kick off in a span, by kick-off, and how many there are. */
export const entriesIn = async (
  db: Kysely<Database>,
  { span, offset, limit }: { readonly span: Span; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly EntryRow[]; readonly total: number }> => {
  const { rows } = await entries(
    db,
    sql`${kicksOffIn(span)} ORDER BY match.kickoff_time, match.id OFFSET ${offset} LIMIT ${limit}`,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export const entryOf = async (db: Kysely<Database>, matchID: number): Promise<EntryRow | null> =>
  (await entries(db, sql`entry.match_id = ${matchID}`)).rows[0] ?? null

/** A settled entry. */
export interface SettledRow {
  readonly home_goals: number
  readonly away_goals: number
  readonly backtest: boolean
  readonly home_score: number
  readonly away_score: number
  readonly kickoff_time: number
}

/** Those that were settled last. */
export const settledEntries = async (db: Kysely<Database>, limit: number): Promise<readonly SettledRow[]> => {
  const { rows } = await sql<SettledRow>`
    SELECT entry.home_goals, entry.away_goals, entry.backtest, entry.home_score, entry.away_score, match.kickoff_time
    FROM model_entry entry JOIN match ON match.id = entry.match_id
    WHERE entry.state = 'settled' AND ${SHOWN}
    ORDER BY entry.settled_at DESC, entry.match_id LIMIT ${limit}
  `.execute(db)
  return rows
}

/** How many matches are to come that have an entry. */
export const countOpen = async (db: Kysely<Database>, now: EpochSeconds): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM model_entry entry JOIN match ON match.id = entry.match_id
    WHERE entry.state = 'open' AND entry.home_goals IS NOT NULL AND ${SHOWN} AND match.kickoff_time > ${now}
  `.execute(db)
  return rows[0]?.count ?? 0
}
