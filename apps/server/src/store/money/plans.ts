import type { PlanResult } from '@org/domain'
import type { Insertable, Kysely, sql, Transaction } from 'kysely'
import { SHOWN } from '../matches/shown-matches'
import type { Database } from '../schema'
import { MASTER, type PlanPage } from './masters'
import type { PlanTable } from './plan-tables'

/** A plan with its match, its master, and whether the viewer has bought it. */
export type PlanRow = Awaited<ReturnType<typeof findPlan>> & object

/** `uid` is the viewer's; 0 for nobody. Also those about matches that are not shown. */
const allPlans = (db: Kysely<Database>, uid: number) =>
  db
    .selectFrom('plan')
    .innerJoin('match', 'match.id', 'plan.match_id')
    .innerJoin('team as home', 'home.id', 'match.home_id')
    .innerJoin('team as away', 'away.id', 'match.away_id')
    .innerJoin('competition', 'competition.id', 'match.competition_id')
    .innerJoin('account', 'account.id', 'plan.account_id')
    .leftJoin('plan_record', 'plan_record.account_id', 'plan.account_id')
    .leftJoin('plan_purchase', (join) =>
      join.onRef('plan_purchase.plan_id', '=', 'plan.id').on('plan_purchase.account_id', '=', uid),
    )
    .selectAll('plan')
    .select(['match.status', 'match.kickoff_time', 'match.state as match_state', 'plan_purchase.id as purchase_id'])
    .select(['competition.short_name_zh as league_zh', 'competition.short_name_pt as league_pt'])
    .select(['home.short_name_zh as home_zh', 'home.short_name_pt as home_pt'])
    .select(['away.short_name_zh as away_zh', 'away.short_name_pt as away_pt'])
    .select(MASTER)

const planRows = (db: Kysely<Database>, uid: number) => allPlans(db, uid).where(SHOWN)

export const findPlan = async (db: Kysely<Database>, uid: number, id: number) =>
  (await planRows(db, uid).where('plan.id', '=', id).executeTakeFirst()) ?? null

/** Nobody else buys or settles it until the end of the transaction. */
export const lockPlan = async (trx: Transaction<Database>, uid: number, id: number): Promise<PlanRow | null> => {
  await lock(trx, id)
  return findPlan(trx, uid, id)
}

/** The same for its end: also if its match is not shown any more, because its gold belongs to somebody. */
export const lockEndedPlan = async (trx: Transaction<Database>, id: number): Promise<PlanRow> => {
  await lock(trx, id)
  return allPlans(trx, 0).where('plan.id', '=', id).executeTakeFirstOrThrow()
}

const lock = (trx: Transaction<Database>, id: number) =>
  trx.selectFrom('plan').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** Those for sale, of which most were sold first. */
export const plansForSale = async (
  db: Kysely<Database>,
  uid: number,
  now: number,
  { lang, offset, limit }: PlanPage,
) => {
  const rows = await planRows(db, uid)
    .where('plan.result', 'is', null)
    .where('plan.lang', '=', lang)
    .where('match.status', '=', 1)
    .where('match.kickoff_time', '>', now)
    .orderBy('plan.buyers', 'desc')
    .orderBy('plan.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await db
    .selectFrom('plan')
    .innerJoin('match', 'match.id', 'plan.match_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('result', 'is', null)
    .where('lang', '=', lang)
    .where('match.status', '=', 1)
    .where('match.kickoff_time', '>', now)
    .where(SHOWN)
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The newest of a sport first. */
export const plansOfSport = async (
  db: Kysely<Database>,
  uid: number,
  sport: number,
  { lang, offset, limit }: PlanPage,
) => {
  const rows = await planRows(db, uid)
    .where('plan.lang', '=', lang)
    .where('plan.sport_id', '=', sport)
    .orderBy('plan.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await db
    .selectFrom('plan')
    .innerJoin('match', 'match.id', 'plan.match_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('lang', '=', lang)
    .where('plan.sport_id', '=', sport)
    .where(SHOWN)
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

interface Part {
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest of a master. */
export const plansOfMaster = (db: Kysely<Database>, uid: number, master: number, { before, limit }: Part) =>
  planRows(db, uid)
    .where('plan.account_id', '=', master)
    .$if(before !== null, (query) => query.where('plan.id', '<', before ?? 0))
    .orderBy('plan.id', 'desc')
    .limit(limit)
    .execute()

/** The newest about a match. */
export const plansOfMatch = (
  db: Kysely<Database>,
  uid: number,
  { matchID, lang, before, limit }: Part & { readonly matchID: number; readonly lang: PlanTable['lang'] },
) =>
  planRows(db, uid)
    .where('plan.match_id', '=', matchID)
    .where('plan.lang', '=', lang)
    .$if(before !== null, (query) => query.where('plan.id', '<', before ?? 0))
    .orderBy('plan.id', 'desc')
    .limit(limit)
    .execute()

/** Those that a member has bought, the last one first, by the ids of the purchases. */
export const plansBoughtBy = (db: Kysely<Database>, uid: number, { before, limit }: Part) =>
  planRows(db, uid)
    .where('plan_purchase.account_id', '=', uid)
    .$if(before !== null, (query) => query.where('plan_purchase.id', '<', before ?? 0))
    .orderBy('plan_purchase.id', 'desc')
    .limit(limit)
    .execute()

/** The id of the new plan; null if the master has answered this question about this match. */
export const insertPlan = async (trx: Transaction<Database>, plan: Insertable<PlanTable>): Promise<number | null> =>
  (
    await trx
      .insertInto('plan')
      .values(plan)
      .onConflict((conflict) => conflict.columns(['account_id', 'match_id', 'template']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id ?? null

export const endPlan = async (
  trx: Transaction<Database>,
  id: number,
  end: { readonly result: PlanResult; readonly ended_at: number },
): Promise<void> => {
  await trx.updateTable('plan').set(end).where('id', '=', id).execute()
}

interface Following {
  readonly after: number
  readonly limit: number
}

/**
 * The ids, above that of `after`, of plans that have not ended and whose match is over by `isOver`, an SQL condition on
 * `match`; the oldest first.
 */
export const plansOfEnded = async (
  db: Kysely<Database>,
  isOver: ReturnType<typeof sql<boolean>>,
  { after, limit }: Following,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('plan')
    .innerJoin('match', 'match.id', 'plan.match_id')
    .select('plan.id')
    .where('plan.result', 'is', null)
    .where('plan.id', '>', after)
    .where(isOver)
    .orderBy('plan.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The total of the first bookmaker that has one: its line and its last odds, of more first. */
export const totalOdds = async (db: Kysely<Database>, matchID: number) => {
  const row = await db
    .selectFrom('match_odds')
    .select(['line', 'history'])
    .where('match_id', '=', matchID)
    .where('market', '=', 'total')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  const last = row?.history.at(-1)
  return row === undefined || last === undefined ? null : { line: row.line, over: last.home, under: last.away }
}
