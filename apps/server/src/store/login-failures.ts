import { type Kysely, sql } from 'kysely'
import type { Database } from './schema'

/** Failed logins in a row for a name, whether or not there is such an account. */
export const loginFailures = async (db: Kysely<Database>, account: string, since: number): Promise<number> => {
  const row = await db
    .selectFrom('login_failure')
    .select('failures')
    .where('account', '=', account.toLowerCase())
    .where('last_at', '>', since)
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** Failures older than `since` no longer count. */
export const addLoginFailure = async (
  db: Kysely<Database>,
  account: string,
  now: number,
  since: number,
): Promise<void> => {
  await db
    .insertInto('login_failure')
    .values({ account: account.toLowerCase(), failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        failures: sql`CASE WHEN login_failure.last_at > ${since} THEN login_failure.failures + 1 ELSE 1 END`,
        last_at: now,
      }),
    )
    .execute()
}

export const clearLoginFailures = async (db: Kysely<Database>, account: string): Promise<void> => {
  await db.deleteFrom('login_failure').where('account', '=', account.toLowerCase()).execute()
}
