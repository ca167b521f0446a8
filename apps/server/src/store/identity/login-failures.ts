import { type Kysely, sql } from 'kysely'
import { repeatable } from '../database/database'
import type { Database } from '../schema'

/** A login attempt. Failures older than `since` (epoch seconds) no longer count. */
export interface LoginTry {
  /** In any case; `NO_ACCOUNT` for a wrong captcha. */
  readonly account: string
  readonly network: string
  readonly now: number
  readonly since: number
}

/** The name for failures before an account is named. No account has this name. */
export const NO_ACCOUNT = ''

/**
 * Takes one of a name's attempts without a captcha, whether or not the account exists; false if its failures, from all
 * networks, have used them up. Concurrent attempts are serialised. While the database restarts an attempt may count
 * twice, which costs at most a captcha.
 */
export const takeFreeTry = (db: Kysely<Database>, attempt: LoginTry, free: number): Promise<boolean> =>
  repeatable(db)
    .transaction()
    .execute(async (transaction) => {
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

/** For a name and a network together, because a success here says nothing about other networks. */
export const clearLoginFailures = async (db: Kysely<Database>, { account, network }: LoginTry): Promise<void> => {
  await repeatable(db)
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
