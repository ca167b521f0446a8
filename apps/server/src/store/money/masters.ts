import { RANKED_FROM, type PlanResult } from '@org/domain'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { PlanLanguage, PlanRecordTable } from './plan-tables'

export interface PlanPage {
  readonly lang: PlanLanguage
  readonly offset: number
  readonly limit: number
}

/** Of `account` and `plan_record`, which may be missing. */
export const MASTER = [
  'account.id as uid',
  'account.nick_name',
  'account.nick_name_pt',
  'account.avatar',
  'plan_record.settled',
  'plan_record.won',
  'plan_record.profit',
  'plan_record.streak',
  'plan_record.longest',
  'plan_record.is_demo',
] as const

/** How the plans of a master ended, in the order in which they were published. */
export const endedPlansOf = async (db: Kysely<Database>, uid: number) => {
  const rows = await db
    .selectFrom('plan')
    .select(['result', 'odds'])
    .where('account_id', '=', uid)
    .where('result', 'is not', null)
    .$narrowType<{ result: PlanResult }>()
    .orderBy('id')
    .execute()
  return rows.map(({ result, odds }) => ({ result, odds: odds / 100 }))
}

/** The results of the last plans of a master that have ended, the newest last. */
export const lastResultsOf = async (db: Kysely<Database>, uid: number, limit: number): Promise<PlanResult[]> => {
  const rows = await db
    .selectFrom('plan')
    .select('result')
    .where('account_id', '=', uid)
    .where('result', 'is not', null)
    .$narrowType<{ result: PlanResult }>()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ result }) => result).reverse()
}

export const saveRecord = async (
  trx: Transaction<Database>,
  { account_id, ...record }: Insertable<PlanRecordTable>,
): Promise<void> => {
  await trx
    .insertInto('plan_record')
    .values({ account_id, ...record })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(record))
    .execute()
}

/** What `master` of the contract has. */
export type MasterRow = Awaited<ReturnType<typeof findMaster>> & object

const masterRows = (db: Kysely<Database>) =>
  db.selectFrom('account').leftJoin('plan_record', 'plan_record.account_id', 'account.id').select(MASTER)

/** A member who may publish plans or has published some. */
export const findMaster = async (db: Kysely<Database>, uid: number) =>
  (await masterRows(db)
    .select(['account.signature', 'account.signature_pt'])
    .where('account.id', '=', uid)
    .where((is) =>
      is.or([
        is('account.is_master', '=', true),
        is.exists(is.selectFrom('plan').select('plan.id').whereRef('plan.account_id', '=', 'account.id')),
      ]),
    )
    .executeTakeFirst()) ?? null

/** Those who write in a language, the best first; the masters of the demonstration only while its matches are shown. */
export const rankedMasters = async (
  db: Kysely<Database>,
  by: 'hit' | 'profit' | 'streak',
  { lang, offset, limit }: PlanPage,
) => {
  const ranked = db
    .selectFrom('plan_record')
    .innerJoin('account', 'account.id', 'plan_record.account_id')
    .where('plan_record.lang', '=', lang)
    .where('plan_record.settled', '>=', sql.lit(RANKED_FROM))
    .where('account.status', '=', 1)
    .where(sql<boolean>`(NOT plan_record.is_demo OR (SELECT shows_simulation FROM installation))`)
  const { total } = await ranked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await ranked
    .select(MASTER)
    .orderBy(`plan_record.${by}`, 'desc')
    .orderBy('plan_record.settled', 'desc')
    .orderBy('plan_record.account_id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows, total: Number(total) }
}
