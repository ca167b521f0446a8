import * as v from 'valibot'
import { model, modelEntry, modelName, modelPlan } from '../entities/model'
import { count, epochSeconds, optionalDay, rowId, timeZone, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { paged, pagedByCursor } from '../paged'

export const getModels = { request: v.object({}), reply: v.object({ list: v.array(model) }) }

/** The day is one of the viewer's zone; today without one. */
export const getModelEntries = paged(modelEntry, { type: modelName, date: optionalDay, tz: timeZone })

export const getModelEntry = {
  request: v.object({ type: modelName, id: idOf('match', rowId) }),
  reply: modelEntry,
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

export const getModelRecord = {
  request: v.object({ type: modelName }),
  reply: v.object({
    settled: count,
    hits: count,
    /** The mean of the chances of what was said. */
    said: share,
    backtests: count,
    /** Forecasts with similar chances, see `eventCalibration` of @org/domain. */
    bins: v.array(v.object({ from: share, to: share, count, said: share, happened: share })),
    /** The newest month first, by the kick-off in Asia/Shanghai. */
    months: v.array(v.object({ month: v.string(), settled: count, hits: count, said: share })),
  }),
}

export const getModelPlans = {
  request: v.object({ id: notId(rowId) }),
  reply: v.object({ model, list: v.array(modelPlan) }),
}

export const subscribeModel = {
  request: v.object({
    plan_id: notId(rowId),
    /** The price as it was shown: another one is refused. */
    gold: notId(wholeNumber(1)),
    /** Pays for a part of it, or for all. */
    coupon_id: v.optional(idOf('coupon', rowId)),
  }),
  reply: v.object({
    id: count,
    /** The gold that is left. */
    gold: count,
    /** Until when the model is open now. */
    until: epochSeconds,
  }),
}

export const getModelSubscriptions = pagedByCursor(
  v.object({
    id: count,
    type: modelName,
    days: wholeNumber(1),
    /** What was paid, besides a coupon. */
    gold: count,
    starts_at: epochSeconds,
    ends_at: epochSeconds,
    created_at: epochSeconds,
  }),
  {},
)
