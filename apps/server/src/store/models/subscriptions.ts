import type { ModelName } from '@org/domain'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../schema'
import type { ModelPlanTable, ModelSubscriptionTable } from './model-tables'

export type ModelPlanRow = Selectable<ModelPlanTable>
export type SubscriptionRow = Selectable<ModelSubscriptionTable>

/** The subscriptions that are sold, the shortest first. */
export const plansOnSale = (db: Kysely<Database>): Promise<ModelPlanRow[]> =>
  db
    .selectFrom('model_plan')
    .selectAll()
    .where('is_on', '=', true)
    .orderBy('model')
    .orderBy('days')
    .orderBy('id')
    .execute()

/** Null if it is not sold. */
export const findModelPlan = async (db: Kysely<Database>, id: number): Promise<ModelPlanRow | null> =>
  (await db.selectFrom('model_plan').selectAll().where('id', '=', id).where('is_on', '=', true).executeTakeFirst()) ??
  null

/** Until when a member has each model; a model without a subscription is left out. */
export const subscribedUntil = async (db: Kysely<Database>, uid: number): Promise<ReadonlyMap<ModelName, number>> => {
  const rows = await db
    .selectFrom('model_subscription')
    .select(({ fn }) => ['model', fn.max<number>('ends_at').as('until')])
    .where('account_id', '=', uid)
    .groupBy('model')
    .execute()
  return new Map(rows.map(({ model, until }) => [model, Number(until)]))
}

/** Returns its id. */
export const insertSubscription = async (
  trx: Transaction<Database>,
  subscription: Insertable<ModelSubscriptionTable>,
): Promise<number> =>
  (await trx.insertInto('model_subscription').values(subscription).returning('id').executeTakeFirstOrThrow()).id

interface SubscriptionsQuery {
  readonly uid: number
  /** Only those with a smaller id; null for the newest. */
  readonly before: number | null
  readonly limit: number
}

/** The newest first. */
export const subscriptionsOf = (
  db: Kysely<Database>,
  { uid, before, limit }: SubscriptionsQuery,
): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('model_subscription')
    .selectAll()
    .where('account_id', '=', uid)
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
