import { MODELS } from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds, rowId, wholeNumber } from '../fields'
import { match } from './match'

export const modelName = v.picklist(MODELS)

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const modelRecordFields = {
  /** Settled matches of the last 30 days; the rest is about them. */
  settled: count,
  /** How often the model was right. */
  hits: count,
  /** How often it should have been by its own chances: their mean. */
  said: share,
  /** Computed after the match, from the results before it. */
  backtests: count,
}

const modelFields = {
  /** The place among the models, from 1. */
  id: rowId,
  type: modelName,
  ...modelRecordFields,
  /** Matches that are to come and have an entry. */
  open: count,
  /** The lowest price of a subscription; 0 if none is sold. */
  gold: count,
  /** Until when the caller has subscribed; 0 without a subscription. */
  until: epochSeconds,
}

export interface ModelSchema extends v.ObjectSchema<typeof modelFields, undefined> {}
/** A data model, its record and its price. */
export const model: ModelSchema = v.object(modelFields)

const goalsFields = {
  /** The goals that each side is expected to score; a model reads all it says from them, see `readModel` of @org/domain. */
  home: v.pipe(v.number(), v.minValue(0)),
  away: v.pipe(v.number(), v.minValue(0)),
}

export interface GoalsSchema extends v.ObjectSchema<typeof goalsFields, undefined> {}
const goals: GoalsSchema = v.object(goalsFields)

const scoreFields = { home: count, away: count }

export interface FinalScoreSchema extends v.ObjectSchema<typeof scoreFields, undefined> {}
const score: FinalScoreSchema = v.object(scoreFields)

const modelEntryFields = {
  /** The id of the match. */
  id: rowId,
  match,
  /** The chances of the outcomes, for everybody. */
  chances: v.object({ home: share, draw: share, away: share }),
  /** Absent while the entry is locked: before kick-off, to callers without a subscription. */
  expected: v.optional(goals),
  /** How many results it comes from. */
  results: count,
  computed_at: epochSeconds,
  /** 1 if it was computed after the match, from the results before it. */
  backtest: v.picklist([0, 1]),
  /** `void`: the match has no result that counts. */
  state: v.picklist(['open', 'settled', 'void']),
  /** Without extra time; null before the entry is settled. */
  score: v.nullable(score),
}

export interface ModelEntrySchema extends v.ObjectSchema<typeof modelEntryFields, undefined> {}
/** What is computed for a match before kick-off. It is settled by the result and never computed again. */
export const modelEntry: ModelEntrySchema = v.object(modelEntryFields)

const modelPlanFields = {
  id: rowId,
  type: modelName,
  days: wholeNumber(1),
  /** The price. */
  gold: wholeNumber(1),
}

export interface ModelPlanSchema extends v.ObjectSchema<typeof modelPlanFields, undefined> {}
/** A subscription to a model that is sold for gold. */
export const modelPlan: ModelPlanSchema = v.object(modelPlanFields)

export type Model = v.InferOutput<typeof model>
export type ModelEntry = v.InferOutput<typeof modelEntry>
export type ModelPlan = v.InferOutput<typeof modelPlan>
