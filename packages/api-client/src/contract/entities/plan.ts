import { PLAN_TEMPLATES, type PlanTemplate } from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds, wholeNumber } from '../fields'
import { author } from './video'

const flag = v.picklist([0, 1])

export const planTemplate: v.GenericSchema<PlanTemplate> = v.picklist(PLAN_TEMPLATES)

export const planOption = v.picklist(['home', 'draw', 'away', 'over', 'under'])

const recordFields = {
  /** How many of their plans were won or lost. */
  settled: count,
  won: count,
  /** What one unit on each would have brought; below 0 for a loss. */
  profit: v.number(),
  /** How many of the last ones were won in a row, and the longest such run. */
  streak: count,
  longest: count,
}

const masterFields = {
  ...author.entries,
  ...recordFields,
  /** They belong to the demonstration. */
  demo: flag,
}

export interface MasterSchema extends v.ObjectSchema<typeof masterFields, undefined> {}
/** Someone who sells plans, with their record. */
export const master: MasterSchema = v.object(masterFields)

const offeredPickFields = {
  template: planTemplate,
  /** The total that is asked for: whether there are more; 0 without one. */
  line: count,
  option: planOption,
  /** The question and the answer, as shown. */
  title: v.string(),
  label: v.string(),
  /** Decimal. */
  odds: v.number(),
}

export interface PlanPickSchema extends v.ObjectSchema<typeof offeredPickFields, undefined> {}
/** An answer that a plan may give, with its odds. */
export const planPick: PlanPickSchema = v.object(offeredPickFields)

const planFields = {
  id: count,
  master,
  match_id: count,
  sport_id: v.picklist([1, 2]),
  league_name: v.string(),
  home_name: v.string(),
  away_name: v.string(),
  kickoff_time: epochSeconds,
  /** Does not give the pick away. */
  title: v.string(),
  /** The price. */
  gold: wholeNumber(1),
  /** How many have bought it. */
  buyers: count,
  published_at: epochSeconds,
  /** PLAN_STATUS of the domain: inactive, active (for sale), finished, refund, inplay. */
  status: v.picklist([0, 1, 2, 3, 4]),
  /** How it ended; null before. */
  result: v.nullable(v.picklist(['won', 'lost', 'refunded'])),
  /** The viewer has bought it; and has published it. */
  bought: flag,
  own: flag,
  /** sha256 of the salt and what is sealed (`sealedPlan` of the domain), in hexadecimal. */
  hash: v.string(),
  /** Null while it is locked: for those who have not bought it, until it has ended. */
  pick: v.nullable(planPick),
}

export interface PlanSchema extends v.ObjectSchema<typeof planFields, undefined> {}
/** A plan of a list. */
export const plan: PlanSchema = v.object(planFields)

const openPlanFields = {
  ...planFields,
  /** What the master wrote, and the salt of the seal. Null while it is locked. */
  sealed: v.nullable(v.object({ text: v.string(), salt: v.string() })),
}

export interface OpenPlanSchema extends v.ObjectSchema<typeof openPlanFields, undefined> {}
/** A plan with what it says, unless it is locked. */
export const openPlan: OpenPlanSchema = v.object(openPlanFields)

export type Master = v.InferOutput<typeof master>
export type PlanOffer = v.InferOutput<typeof planPick>
export type Plan = v.InferOutput<typeof plan>
export type OpenPlan = v.InferOutput<typeof openPlan>
