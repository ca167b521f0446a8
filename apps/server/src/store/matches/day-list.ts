import { sql, type Kysely } from 'kysely'
import type { StoreMoment } from '../im/sync'
import type { Database } from '../schema'
import { isOfDay, type DayFilter } from './matches'
import { SHOWN } from './shown-matches'

/** What the list of a day consists of at a moment, without the rows. */
export interface DayState extends Pick<StoreMoment, 'position' | 'storeID'> {
  /** Differs after every change of a match of the list. */
  readonly matches: string
  /** Differs after every change of a name of the list. */
  readonly names: string
  readonly total: number
  /** The ids of all matches that a live room shows. */
  readonly live: number[]
  /** The ids of all matches that the viewer has collected. */
  readonly attented: number[]
}

/**
 * Reads no names, only the transactions that wrote them: a tenth of what the rows cost. Each change has another
 * transaction, so equal sums are the same list. `viewer` may be empty.
 */
export const stateOfDay = async (db: Kysely<Database>, day: DayFilter, viewer: string): Promise<DayState> => {
  const { rows } = await sql<DayState>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position,
      (SELECT system_identifier::text FROM pg_control_system()) AS "storeID",
      count(*) AS total, ${sumOf(sql`match.id, match.changed_in`)} AS matches,
      ${sumOf(sql`match.id, home.xmin, away.xmin, competition.xmin`)} AS names,
      coalesce(jsonb_agg(match.id ORDER BY match.id) FILTER (WHERE attention.viewer IS NOT NULL), '[]') AS attented,
      coalesce(jsonb_agg(match.id ORDER BY match.id) FILTER (WHERE EXISTS (
        SELECT 1 FROM live_room WHERE live_room.match_id = match.id AND live_room.start_time > 0)), '[]') AS live
    FROM match
    JOIN competition ON competition.id = match.competition_id
    JOIN team home ON home.id = match.home_id
    JOIN team away ON away.id = match.away_id
    LEFT JOIN match_attention attention ON attention.match_id = match.id AND attention.viewer = ${viewer}
    WHERE ${SHOWN} AND ${isOfDay(day)}
  `.execute(db)
  const [state] = rows
  if (state === undefined) throw new Error('The database has no snapshot.')
  return state
}

/** A sum over all rows. Text, because it is longer than a number can be. */
const sumOf = (columns: ReturnType<typeof sql>) =>
  sql`coalesce(sum(hashtextextended(concat_ws(' ', ${columns}), 0)), 0)::text`
