import type { Endpoints, Model, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import { DAY_SECONDS, MODELS, type ModelName } from '@org/domain'
import { seconds } from '../../ports/clock'
import { countOpen, settledEntries } from '../../store/models/entries'
import { plansOnSale, subscribedUntil, subscriptionsOf } from '../../store/models/subscriptions'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { rowBefore } from '../row-cursor'
import { judge } from './judge'

type Needs = Pick<Context, 'db' | 'clock'>

/** Settled entries that a record is about. */
const MOST_SETTLED = 2_000
const RECORD_SECONDS = 30 * DAY_SECONDS

/** All models, with their record of 30 days, their lowest price, and until when the caller has them. */
export const listModels = async ({ db, clock }: Needs, uid: number): Promise<{ list: Model[] }> => {
  const now = seconds(clock)
  const settled = await settledEntries(db, MOST_SETTLED)
  const recent = settled.filter(({ kickoff_time }) => kickoff_time > now - RECORD_SECONDS)
  const [plans, until, open] = [await plansOnSale(db), await subscribedUntil(db, uid), await countOpen(db, now)]
  const list = MODELS.map(async (type, at) => {
    const { hits, said, backtests, settled: count } = await judge(type, recent)
    const prices = plans.filter(({ model }) => model === type).map(({ gold }) => gold)
    const ends = until.get(type) ?? 0
    return {
      id: at + 1,
      type,
      settled: count,
      hits,
      said,
      backtests,
      open,
      gold: prices.length === 0 ? 0 : Math.min(...prices),
      until: ends > now ? ends : 0,
    }
  })
  return { list: await Promise.all(list) }
}

/** How often a model was right, over its last settled entries. */
export const modelRecord = async ({ db }: Needs, type: ModelName): Promise<ReplyOf<Endpoints['getModelRecord']>> =>
  judge(type, await settledEntries(db, MOST_SETTLED))

/** A model by its id, and the subscriptions to it. */
export const modelPlans = async (
  context: Needs,
  uid: number,
  id: number,
): Promise<ReplyOf<Endpoints['getModelPlans']>> => {
  const model = (await listModels(context, uid)).list.find((each) => each.id === id)
  if (model === undefined) throw new Refusal('notFound')
  const plans = (await plansOnSale(context.db)).filter((plan) => plan.model === model.type)
  return { model, list: plans.map(({ id: plan, model: type, days, gold }) => ({ id: plan, type, days, gold })) }
}

/** A page of what a member has subscribed to, the newest first. */
export const listSubscriptions = async (
  { db }: Needs,
  uid: number,
  { cursor, size }: ParsedRequestOf<Endpoints['getModelSubscriptions']>,
): Promise<ReplyOf<Endpoints['getModelSubscriptions']>> => {
  const rows = await subscriptionsOf(db, { uid, before: rowBefore(cursor), limit: size + 1 })
  const list = rows.slice(0, size).map(({ id, model: type, days, gold, starts_at, ends_at, created_at }) => ({
    id,
    type,
    days,
    gold,
    starts_at,
    ends_at,
    created_at,
  }))
  return { list, next: rows.length > size ? String(list.at(-1)?.id ?? '') : '' }
}
