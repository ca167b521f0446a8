import type { EpochSeconds } from '@org/domain'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { PlayKind, ReportedParts } from '../../ports/match-writer'
import { inTransaction } from '../database/in-transaction'
import type { Database } from '../schema'
import type { DetailTables } from './detail-tables'
import { keepTotals } from './leaders'
import { SHOWN } from './shown-matches'
import type { StoredPlan } from './stored-plan'
import { forgetWithdrawn, keepWithdrawn } from './withdrawn-plays'

/** What is new in the details of a match. */
export interface MatchDetails extends Pick<
  ReportedParts,
  'plays' | 'figures' | 'markets' | 'lineups' | 'corrects' | 'annulment'
> {
  readonly id: number
  /** The match is played again. */
  readonly restarts?: boolean
}

/** Stores new details. Saving the same details again changes nothing. */
export const saveDetails = async (
  trx: Transaction<Database>,
  details: readonly MatchDetails[],
  /** Of a correction. */
  now: EpochSeconds = 0,
): Promise<void> => {
  const corrected = details.filter(({ corrects }) => corrects === true)
  const [again, rest] = [corrected.filter(({ restarts }) => restarts), corrected.filter(({ restarts }) => !restarts)]
  await forgetWithdrawn(
    trx,
    again.map(({ id }) => id),
  )
  await keepWithdrawn(
    trx,
    rest.flatMap(({ id, plays, annulment = 'correction' }) =>
      plays === undefined ? [] : [{ id, plays, reason: annulment }],
    ),
    now,
  )
  await deleteRows(trx, 'match_play', idsOf(corrected, 'plays'))
  await deleteRows(trx, 'player_total', idsOf(corrected, 'plays'))
  await forgetTrimmed(trx, idsOf(corrected, 'plays'))
  await deleteRows(trx, 'match_odds', idsOf(corrected, 'markets'))
  await deleteRows(trx, 'lineup_player', idsOf(details, 'lineups'))
  await insertPlays(
    trx,
    rowsOf(details, ({ plays }) => plays),
  )
  await insertRows(
    trx,
    'lineup_player',
    rowsOf(details, ({ lineups }) => lineups),
    sql`NOTHING`,
  )
  await insertRows(
    trx,
    'match_odds',
    rowsOf(details, ({ markets }) => markets),
    sql`UPDATE SET line = excluded.line, history = excluded.history`,
    sql`(match_id, company, market)`,
  )
  await insertRows(
    trx,
    'match_figures',
    rowsOf(details, ({ figures }) => figures && [{ ...figures, trimmed: false, trimmed_plays: '{}' }]),
    sql`UPDATE SET stats = excluded.stats, momentum = excluded.momentum, trimmed = false`,
    sql`(match_id)`,
  )
}

type Part = 'plays' | 'markets' | 'lineups'

const idsOf = (details: readonly MatchDetails[], part: Part): number[] =>
  details.filter((match) => match[part] !== undefined).map(({ id }) => id)

/** In a fixed order, so that two writers of the same matches do not wait for each other. */
const rowsOf = (details: readonly MatchDetails[], part: (match: MatchDetails) => readonly object[] | undefined) =>
  [...details]
    .sort((a, b) => a.id - b.id)
    .flatMap((match) => (part(match) ?? []).map((row) => ({ match_id: match.id, ...row })))

const insertRows = async (
  trx: Transaction<Database>,
  table: keyof DetailTables,
  rows: readonly object[],
  known: RawBuilder<unknown>,
  conflict = sql``,
): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    INSERT INTO ${sql.table(table)}
    SELECT * FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT ${conflict} DO ${known}
  `.execute(trx)
}

/** Without those that have been trimmed: what players did in them is in their totals. */
const insertPlays = async (
  trx: Transaction<Database>,
  rows: readonly { readonly match_id: number }[],
): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    INSERT INTO match_play
    SELECT play.* FROM jsonb_populate_recordset(NULL::match_play, ${JSON.stringify(rows)}::jsonb) play
    LEFT JOIN match_figures figures ON figures.match_id = play.match_id
    WHERE NOT play.seq <@ coalesce(figures.trimmed_plays, '{}')
    ON CONFLICT DO NOTHING
  `.execute(trx)
  // So that the new ones are trimmed too.
  await trx
    .updateTable('match_figures')
    .set({ trimmed: false })
    .where('match_id', 'in', [...new Set(rows.map(({ match_id }) => match_id))])
    .where('trimmed', '=', true)
    .execute()
}

const forgetTrimmed = async (trx: Transaction<Database>, matchIds: readonly number[]): Promise<void> => {
  if (matchIds.length > 0)
    await trx.updateTable('match_figures').set({ trimmed_plays: '{}' }).where('match_id', 'in', matchIds).execute()
}

const deleteRows = async (
  trx: Transaction<Database>,
  table: keyof DetailTables,
  matchIds: readonly number[],
): Promise<void> => {
  if (matchIds.length > 0) await trx.deleteFrom(table).where('match_id', 'in', matchIds).execute()
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

export interface PlannedMatch {
  readonly id: number
  readonly plan: StoredPlan
}

/** The plans of matches, the latest first. */
export const plansOf = async (db: Kysely<Database>, ids: readonly number[]): Promise<PlannedMatch[]> => {
  if (ids.length === 0) return []
  return db
    .selectFrom('match')
    .select(['id', 'plan'])
    .where('id', 'in', ids)
    .where('plan', 'is not', null)
    .$narrowType<{ plan: StoredPlan }>()
    .orderBy('kickoff_time', 'desc')
    .execute()
}

/**
 * Matches that start within a day and whose odds have moved since they were stored, at one of `moments` seconds from
 * the kick-off.
 */
export const matchesWithOldOdds = async (
  db: Kysely<Database>,
  { now, moments }: { now: number; moments: readonly number[] },
): Promise<PlannedMatch[]> => {
  const { rows } = await sql<PlannedMatch>`
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
 * Trims at most `limit` finished matches that started before an instant, the oldest first. Plays of the `kept` kinds,
 * what the players of basketball have done, and the first and last odds of each market stay. Returns the number of matches.
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
    await keepTotals(trx, ids)
    await sql`
      WITH gone AS (
        DELETE FROM match_play WHERE match_id = ANY (${ids}::bigint[]) AND kind <> ALL (${kept}::text[]) RETURNING match_id, seq
      )
      UPDATE match_figures SET trimmed = true, trimmed_plays = trimmed_plays + coalesce((
        SELECT range_agg(int4range(seq, seq + 1)) FROM gone WHERE gone.match_id = match_figures.match_id
      ), '{}') WHERE match_id = ANY (${ids}::bigint[])
    `.execute(trx)
    await sql`
      UPDATE match_odds SET history = jsonb_build_array(history -> 0, history -> -1)
      WHERE match_id = ANY (${ids}::bigint[]) AND jsonb_array_length(history) > 2
    `.execute(trx)
    return ids.length
  })
