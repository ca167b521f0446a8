import { sql, type Kysely, type Transaction } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'

/** The seconds that a viewer has watched on a day. */
export const watchedOn = async (db: Kysely<Database>, viewer: string, day: string): Promise<number> =>
  (
    await db
      .selectFrom('watch_time')
      .select('seconds')
      .where('viewer', '=', viewer)
      .where('day', '=', day)
      .executeTakeFirst()
  )?.seconds ?? 0

interface Report {
  readonly viewer: string
  readonly day: string
  /** Watched since the last report. */
  readonly seconds: number
  /** As many as the first report of a day may count. */
  readonly most: number
  /** Epoch seconds. */
  readonly now: number
}

/** Adds seconds to those of a day, as many as have passed since the last report. Returns their sum. */
export const addWatched = async (
  db: Kysely<Database>,
  { viewer, day, seconds, most, now }: Report,
): Promise<number> => {
  const { seconds: sum } = await repeatable(db)
    .insertInto('watch_time')
    .values({ viewer, day, seconds: Math.min(seconds, most), counted_to: now })
    .onConflict((conflict) =>
      conflict.columns(['viewer', 'day']).doUpdateSet({
        seconds: sql`watch_time.seconds + least(${seconds}::bigint, greatest(0, ${now} - watch_time.counted_to))`,
        counted_to: sql`greatest(watch_time.counted_to, ${now})`,
      }),
    )
    .returning('seconds')
    .executeTakeFirstOrThrow()
  return sum
}

/** Gives a member what a guest has watched on a day, at most a day in all. Returns the sum of the member. */
export const moveWatched = async (
  trx: Transaction<Database>,
  guest: string,
  member: string,
  day: string,
): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    WITH moved AS (DELETE FROM watch_time WHERE viewer = ${guest} RETURNING day, seconds, counted_to)
    INSERT INTO watch_time (viewer, day, seconds, counted_to)
    SELECT ${member}, day, seconds, counted_to FROM moved WHERE day = ${day}
    ON CONFLICT (viewer, day) DO UPDATE SET
      seconds = least(86400, watch_time.seconds + excluded.seconds),
      counted_to = greatest(watch_time.counted_to, excluded.counted_to)
    RETURNING seconds
  `.execute(trx)
  return rows[0]?.seconds ?? 0
}

/** Forgets the days before a day. */
export const forgetWatched = async (db: Kysely<Database>, before: string): Promise<void> => {
  await db.deleteFrom('watch_time').where('day', '<', before).execute()
}
