import { SPORT, type EpochSeconds } from '@org/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import { FINISHED } from '../matches/standings'
import type { Database } from '../schema'

/** Football matches of the simulation that were played last, the latest first. */
export const lastSimulated = async (db: Kysely<Database>, now: EpochSeconds, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('origin', '=', 'simulation')
    .where('sport_id', '=', SPORT.football)
    .where('kickoff_time', '<=', now)
    .where('odds', 'is not', null)
    .where(sql<boolean>`${FINISHED} AND NOT awarded`)
    .orderBy('kickoff_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** How many plans of a master there are, and how many of them about matches that have not begun. */
export const planCounts = async (db: Kysely<Database>, uid: number, now: EpochSeconds) => {
  const { all, open } = await db
    .selectFrom('plan')
    .innerJoin('match', 'match.id', 'plan.match_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) FILTER (WHERE result IS NULL AND kickoff_time > ${now})`.as('open'),
    ])
    .where('account_id', '=', uid)
    .executeTakeFirstOrThrow()
  return { all: Number(all), open: Number(open) }
}

/** Marks a master as one of the demonstration. */
export const addDemoRecord = async (
  trx: Transaction<Database>,
  record: { readonly account_id: number; readonly lang: 'zh' | 'pt-BR' },
): Promise<void> => {
  await trx
    .insertInto('plan_record')
    .values({ ...record, is_demo: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
