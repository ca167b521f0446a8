import * as v from 'valibot'
import { wholeNumber } from '../fields'
import { notId } from '../id-fields'

const MOST_NAMED = 200
const ids = v.pipe(v.array(wholeNumber(1)), v.maxLength(MOST_NAMED))

const leaveOutFields = {
  matches: v.optional(ids, []),
  /** 1 for all that the viewer has collected, except `but`. */
  collected: v.optional(v.picklist([0, 1]), 0),
  but: v.optional(ids, []),
}

export interface LeaveOutSchema extends v.StrictObjectSchema<typeof leaveOutFields, undefined> {}
/** Matches whose result the viewer does not want to know yet: tables, rankings and means are counted without them. */
const leaveOut: LeaveOutSchema = v.strictObject(leaveOutFields)

/** The field of requests for what results add up to. */
export const countedWithout = { leave_out: v.optional(notId(leaveOut), {}) }

export type LeaveOut = v.InferInput<typeof leaveOut>
