import { MAX_INSTANT } from '@org/domain'
import * as v from 'valibot'

/** The largest number of 32 bits, as ids of the database have them. */
const MAX_INT32 = 2_147_483_647

/** A text of `min` to `max` UTF-16 units that every database and JSON reader takes: no NUL, no half surrogate pair. */
export const text = (max: number, min = 0) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(STORABLE, 'Holds a NUL or half a surrogate pair'))

/** `text` without the white space around it. */
export const trimmedText = (max: number, min = 0) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(min),
    v.maxLength(max),
    v.regex(STORABLE, 'Holds a NUL or half a surrogate pair'),
  )

const STORABLE = /^[^\0\p{Cs}]*$/u

/** A whole number from `min` to `max`, 32 bits at most. */
export const wholeNumber = (min = 0, max = MAX_INT32) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A moment in whole seconds of the epoch, 0 for none; milliseconds are refused. */
export const epochSeconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INSTANT))

/** The id of a row. */
export const rowId = wholeNumber(1)

/** A whole number that paths and older clients write as text. */
export const writtenNumber = (min = 0) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.toNumber())]),
    v.integer(),
    v.minValue(min),
    v.maxValue(MAX_INT32),
  )

/** YYYY-MM-DD, a day that the calendar has; empty for none. */
export const optionalDay = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.isoDate(), v.check(isDay, 'No such day'))]),
  '',
)

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** A field that only informs: one that cannot be read counts as left out, and refuses no call. */
export const informative = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
