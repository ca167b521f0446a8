import { sql, type Kysely } from 'kysely'
import type { Database } from '../schema'
import type { InternationalEntryTable } from './international-tables'
import type { TeamRow } from './matches'

export interface RankedRow {
  readonly team: TeamRow
  readonly rank: number
  readonly points: number
  /** All stored rankings of the team, the oldest first. */
  readonly history: readonly { readonly day: number; readonly rank: number; readonly points: number }[]
}

/** A part of the newest ranking, from the first. */
export const ranksOf = async (
  db: Kysely<Database>,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RankedRow[]; total: number }> => {
  const [{ rows }, total] = await Promise.all([
    selectRanks(db, sql`true`, sql`LIMIT ${limit} OFFSET ${offset}`),
    db
      .selectFrom('fifa_rank')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('day', '=', NEWEST)
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: total.count }
}

export const rankOf = async (db: Kysely<Database>, teamId: number): Promise<RankedRow | null> =>
  (await selectRanks(db, sql`newest.team_id = ${teamId}`, sql``)).rows[0] ?? null

const NEWEST = sql<number>`(SELECT max(day) FROM fifa_rank)`

const selectRanks = (db: Kysely<Database>, where: ReturnType<typeof sql>, limit: ReturnType<typeof sql>) =>
  sql<RankedRow>`
    SELECT to_jsonb(team) AS team, newest.rank, newest.points, (
      SELECT jsonb_agg(jsonb_build_object('day', past.day, 'rank', past.rank, 'points', past.points) ORDER BY past.day)
      FROM fifa_rank past WHERE past.team_id = newest.team_id
    ) AS history
    FROM fifa_rank newest JOIN team ON team.id = newest.team_id
    WHERE newest.day = ${NEWEST} AND ${where} ORDER BY newest.rank, newest.team_id ${limit}
  `.execute(db)

export interface EntryRow extends Pick<InternationalEntryTable, 'last_day' | 'place'> {
  readonly tournament: string
}

/** The tournaments that a team took part in, the newest first. */
export const entriesOf = (db: Kysely<Database>, teamId: number): Promise<EntryRow[]> =>
  db
    .selectFrom('international_entry as entry')
    .innerJoin('international_tournament as tournament', 'tournament.id', 'entry.tournament_id')
    .select(['tournament.name as tournament', 'entry.last_day', 'entry.place'])
    .where('entry.team_id', '=', teamId)
    .orderBy('entry.last_day', 'desc')
    .execute()
