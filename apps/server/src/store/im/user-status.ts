import { sql, type Kysely } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'

export interface SessionFacts {
  readonly userID: string
  /** Logged in on some device, connected or not. */
  readonly isLoggedIn: boolean
  readonly customStatus: string
}

/** Who of some users is logged in, and what they say about themselves. `now` is in epoch seconds. */
export const sessionFacts = async (
  db: Kysely<Database>,
  userIDs: readonly string[],
  now: number,
): Promise<readonly SessionFacts[]> => {
  const { rows } = await sql<SessionFacts>`
    SELECT asked.user_id AS "userID", coalesce(custom_status, '') AS "customStatus", EXISTS (
      SELECT FROM im_session
      WHERE im_session.user_id = asked.user_id AND kick_type = 0 AND expires_at > ${now}
    ) AS "isLoggedIn"
    FROM unnest(${userIDs}::text[]) AS asked (user_id)
    LEFT JOIN user_status ON user_status.user_id = asked.user_id
  `.execute(db)
  return rows
}

export const setCustomStatus = async (db: Kysely<Database>, userID: string, customStatus: string): Promise<void> => {
  await repeatable(db)
    .insertInto('user_status')
    .values({ user_id: userID, custom_status: customStatus })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ custom_status: customStatus }))
    .execute()
}
