import { sql, type Kysely, type Selectable } from 'kysely'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import type { FiguresTable, LineupTable, OddsTable, PlayKind, PlayTable } from './detail-tables'
import { SHOWN } from './shown-matches'
import type { StoredPlan } from './stored-plan'

/**
 * The complete details of one match up to now, from any source: simulation, replay, import, or a provider. Readers do
 * not depend on the source.
 */
export interface MatchDetails {
  readonly matchId: number
  readonly plays: readonly Omit<PlayTable, 'match_id'>[]
  /** Null if the source has none. */
  readonly figures: Pick<Selectable<FiguresTable>, 'stats' | 'momentum'> | null
  readonly odds: readonly Omit<Selectable<OddsTable>, 'match_id'>[]
  readonly lineups: readonly Omit<LineupTable, 'match_id'>[]
}

/** Stores new details; known plays stay as they are. Saving the same details again changes nothing. */
export const saveDetails = (db: Kysely<Database>, details: readonly MatchDetails[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    // In a fixed order, so that two writers of the same matches do not deadlock.
    const ordered = [...details].sort((a, b) => a.matchId - b.matchId)
    const rowsOf = <Row extends object>(rows: (match: MatchDetails) => readonly Row[]) =>
      JSON.stringify(ordered.flatMap((match) => rows(match).map((row) => ({ match_id: match.matchId, ...row }))))
    await sql`
      INSERT INTO match_play
      SELECT * FROM jsonb_populate_recordset(NULL::match_play, ${rowsOf(({ plays }) => plays)}::jsonb)
      ON CONFLICT DO NOTHING
    `.execute(trx)
    await sql`
      INSERT INTO lineup_player
      SELECT * FROM jsonb_populate_recordset(NULL::lineup_player, ${rowsOf(({ lineups }) => lineups)}::jsonb)
      ON CONFLICT DO NOTHING
    `.execute(trx)
    await sql`
      INSERT INTO match_odds
      SELECT * FROM jsonb_populate_recordset(NULL::match_odds, ${rowsOf(({ odds }) => odds)}::jsonb)
      ON CONFLICT (match_id, company, market) DO UPDATE SET line = excluded.line, history = excluded.history
    `.execute(trx)
    await sql`
      INSERT INTO match_figures (match_id, stats, momentum)
      SELECT match_id, stats, momentum FROM jsonb_populate_recordset(NULL::match_figures, ${rowsOf(({ figures }) => (figures === null ? [] : [figures]))}::jsonb)
      ON CONFLICT (match_id) DO UPDATE SET stats = excluded.stats, momentum = excluded.momentum, trimmed = false
    `.execute(trx)
  })

/** Deletes details before they are rewritten: the match restarts, or its source has corrected it. */
export const deleteDetails = async (db: Kysely<Database>, matchIds: readonly number[]): Promise<void> => {
  if (matchIds.length === 0) return
  for (const table of ['match_play', 'lineup_player', 'match_odds', 'match_figures'] as const)
    await db.deleteFrom(table).where('match_id', 'in', matchIds).execute()
}

/** Matches that have started, or will within `ahead` seconds, and have no stored details; the latest first. */
export const matchesWithoutDetails = async (
  db: Kysely<Database>,
  { now, ahead }: { now: number; ahead: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where(SHOWN)
    .where('plan', 'is not', null)
    .where('kickoff_time', '<=', now + ahead)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('match_figures').select('match_id').whereRef('match_figures.match_id', '=', 'match.id'))),
    )
    .orderBy(({ eb }) => eb('kickoff_time', '>', now))
    .orderBy('kickoff_time', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** The plans of matches, the latest first. */
export const plansOf = async (db: Kysely<Database>, ids: readonly number[]): Promise<StoredPlan[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('match')
    .select('plan')
    .where('id', 'in', ids)
    .where('plan', 'is not', null)
    .$narrowType<{ plan: StoredPlan }>()
    .orderBy('kickoff_time', 'desc')
    .execute()
  return rows.map(({ plan }) => plan)
}

/**
 * Matches that start within a day and whose odds have moved since they were stored, at one of `moments` seconds from
 * the kick-off.
 */
export const matchesWithOldOdds = async (
  db: Kysely<Database>,
  { now, moments }: { now: number; moments: readonly number[] },
): Promise<{ readonly id: number; readonly plan: StoredPlan }[]> => {
  const { rows } = await sql<{ id: number; plan: StoredPlan }>`
    SELECT match.id, match.plan FROM match
    WHERE ${SHOWN} AND match.plan IS NOT NULL AND match.kickoff_time BETWEEN ${now} AND ${now} + 86400 AND EXISTS (
      SELECT FROM match_odds odds, jsonb_array_elements_text(${JSON.stringify(moments)}::jsonb) AS moment
      WHERE odds.match_id = match.id AND match.kickoff_time + moment::bigint <= ${now}
        AND (odds.history -> -1 ->> 'time')::bigint < match.kickoff_time + moment::bigint
    )
  `.execute(db)
  return rows
}

/**
 * Trims at most `count` finished matches that started before an instant, the oldest first. Plays of the `kept` kinds,
 * and the first and last odds of each market, stay. Returns the number of matches.
 */
export const trimDetails = (
  db: Kysely<Database>,
  { before, kept, limit }: { before: number; kept: readonly PlayKind[]; limit: number },
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const matches = await trx
      .selectFrom('match_figures')
      .innerJoin('match', 'match.id', 'match_figures.match_id')
      .select('match.id')
      .where('match_figures.trimmed', '=', false)
      .where('match.settled', '=', true)
      .where('match.kickoff_time', '<', before)
      .orderBy('match.kickoff_time')
      .orderBy('match.id')
      .limit(limit)
      .forUpdate()
      .execute()
    if (matches.length === 0) return 0
    const ids = matches.map(({ id }) => id)
    await trx.deleteFrom('match_play').where('match_id', 'in', ids).where('kind', 'not in', kept).execute()
    await sql`
      UPDATE match_odds SET history = jsonb_build_array(history -> 0, history -> -1)
      WHERE match_id = ANY (${ids}::bigint[]) AND jsonb_array_length(history) > 2
    `.execute(trx)
    await trx.updateTable('match_figures').set({ trimmed: true }).where('match_id', 'in', ids).execute()
    return ids.length
  })
