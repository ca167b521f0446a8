import { DEFAULT_ZONE, isDay, isTimeZone, MAX_INSTANT } from '@org/domain'
import * as v from 'valibot'

/** The largest 32-bit integer, the type of database ids. */
const MAX_INT32 = 2_147_483_647

/**
 * A text of `min` to `max` UTF-16 units without NUL and lone surrogates, which not every database and JSON reader
 * accepts.
 */
export const text = (max: number, min = 0): v.GenericSchema<string> =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(STORABLE, 'Contains a NUL or a lone surrogate'))

/** `text`, trimmed. */
export const trimmedText = (max: number, min = 0): v.GenericSchema<string> =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(min),
    v.maxLength(max),
    v.regex(STORABLE, 'Contains a NUL or a lone surrogate'),
  )

const STORABLE = /^[^\0\p{Cs}]*$/u

/** A whole number from `min` to `max`, 32 bits at most. */
export const wholeNumber = (min = 0, max = MAX_INT32): v.GenericSchema<number> =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** Epoch seconds, whole; 0 for none. Milliseconds are refused. */
export const epochSeconds: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_INSTANT),
)

/** A whole number that is not negative, also one beyond 32 bits. */
export const count: v.GenericSchema<number> = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The id of a row. */
export const rowId = wholeNumber(1)

/** A whole number that paths and older clients send as text. */
export const writtenNumber = (min = 0): v.GenericSchema<number | string, number> =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.toNumber())]),
    v.integer(),
    v.minValue(min),
    v.maxValue(MAX_INT32),
  )

type OptionalText = v.OptionalSchema<v.GenericSchema<string>, string>

/** YYYY-MM-DD, an existing day; empty for none. */
export const optionalDay: OptionalText = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.check(isDay, 'The day does not exist'))]),
  '',
)

/** The IANA name of the viewer's time zone. */
export const timeZone: OptionalText = v.optional(
  v.pipe(v.string(), v.check(isTimeZone, 'Unknown time zone')),
  DEFAULT_ZONE,
)

/** A field that only informs: if it cannot be read it counts as left out. */
export const informative = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)
