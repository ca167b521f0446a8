import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

/** A try to log in. Failures older than `since` (epoch seconds) no longer count. */
export interface LoginTry {
  /** In any case; `NO_ACCOUNT` for a wrong captcha. */
  readonly account: string
  readonly network: string
  readonly now: number
  readonly since: number
}

/** The name of what fails before an account is named. No account has it. */
export const NO_ACCOUNT = ''

/**
 * Takes one of the tries that a name has before a captcha is asked for, whether or not there is such an account; false
 * when its failures, from all networks, have used them up. Tries at the same moment take turns.
 */
export const takeFreeTry = (db: Kysely<Database>, attempt: LoginTry, free: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const name = attempt.account.toLowerCase()
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`log in as ${name}`}, 0))`.execute(transaction)
    const { count } = await transaction
      .selectFrom('login_failure')
      .select(sql<number>`coalesce(sum(failures), 0)`.as('count'))
      .where('account', '=', name)
      .where('last_at', '>', attempt.since)
      .executeTakeFirstOrThrow()
    if (count >= free) return false
    await addLoginFailure(transaction, attempt)
    return true
  })

export const addLoginFailure = async (
  db: Kysely<Database>,
  { account, network, now, since }: LoginTry,
): Promise<void> => {
  await db
    .insertInto('login_failure')
    .values({ account: account.toLowerCase(), network, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['account', 'network']).doUpdateSet({
        failures: sql`CASE WHEN login_failure.last_at > ${since} THEN login_failure.failures + 1 ELSE 1 END`,
        last_at: now,
      }),
    )
    .execute()
}

/** Of a name and a network together: a success here says nothing of tries from elsewhere. */
export const clearLoginFailures = async (db: Kysely<Database>, { account, network }: LoginTry): Promise<void> => {
  await db
    .deleteFrom('login_failure')
    .where('account', '=', account.toLowerCase())
    .where('network', '=', network)
    .execute()
}

/** Failures of a network under all names. */
export const networkFailures = async (db: Kysely<Database>, network: string, since: number): Promise<number> => {
  const { count } = await db
    .selectFrom('login_failure')
    .select(sql<number>`coalesce(sum(failures), 0)`.as('count'))
    .where('network', '=', network)
    .where('last_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
