import { sql, type Kysely } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'

/** The seconds that a member was online on a day. */
export const onlineOn = async (db: Kysely<Database>, uid: number, day: string): Promise<number> =>
  (
    await db
      .selectFrom('online_time')
      .select('seconds')
      .where('account_id', '=', uid)
      .where('day', '=', day)
      .executeTakeFirst()
  )?.seconds ?? 0

interface Seen {
  readonly uids: readonly number[]
  readonly day: string
  /** Epoch seconds. */
  readonly now: number
  /** Who was not seen for longer was offline in between. */
  readonly longest: number
}

/** Counts the time since members were last seen online, which several processes may see at once. */
export const addOnline = async (db: Kysely<Database>, { uids, day, now, longest }: Seen): Promise<void> => {
  // In the order of the ids, so that two processes do not deadlock.
  await sql`
    INSERT INTO online_time (account_id, day, seconds, counted_to)
    SELECT account.id, ${day}, 0, ${now} FROM account
    WHERE account.id = ANY (${[...uids]}::bigint[])
    ORDER BY account.id
    ON CONFLICT (account_id, day) DO UPDATE SET
      seconds = online_time.seconds + CASE
        WHEN excluded.counted_to - online_time.counted_to BETWEEN 0 AND ${longest}::bigint
        THEN excluded.counted_to - online_time.counted_to ELSE 0 END,
      counted_to = greatest(online_time.counted_to, excluded.counted_to)
  `.execute(repeatable(db))
}

/** Forgets the days before a day. */
export const forgetOnline = async (db: Kysely<Database>, before: string): Promise<void> => {
  await db.deleteFrom('online_time').where('day', '<', before).execute()
}
