import * as v from 'valibot'

/** What the id in a field of a request names. */
export type IdKind =
  | 'account'
  | 'activity'
  | 'announcement'
  | 'article'
  | 'captcha'
  | 'collection'
  | 'comment'
  | 'coupon'
  | 'group'
  | 'invitation'
  | 'league'
  | 'match'
  | 'material'
  | 'moment'
  | 'notice'
  | 'payout'
  | 'plan'
  | 'quiz'
  | 'recharge'
  | 'room'
  | 'season'
  | 'session'
  | 'team'
  | 'upload'
  | 'user'
  | 'video'
  | 'withdraw'

/** Only tests read it: they swap the ids of a valid request for those of others. */
interface FieldFacts {
  /** Null for a value that looks like an id and is none. */
  readonly names: IdKind | null
}

/** A field of a request with an id: `idOf('match', writtenNumber(1))`. */
// @__NO_SIDE_EFFECTS__
export const idOf = <Input, Output>(names: IdKind, schema: v.GenericSchema<Input, Output>) => fieldOf({ names }, schema)

/** A free text or number of a request that names no data of a user: a keyword, a page. */
// @__NO_SIDE_EFFECTS__
export const notId = <Input, Output>(schema: v.GenericSchema<Input, Output>) => fieldOf({ names: null }, schema)

const fieldOf = <Input, Output>(
  { names }: FieldFacts,
  schema: v.GenericSchema<Input, Output>,
): v.GenericSchema<Input, Output> => v.pipe(schema, v.metadata({ names }))

interface Wrapper {
  readonly wrapped?: v.GenericSchema
}

const factsOf = (schema: v.GenericSchema): Partial<FieldFacts> => {
  const { wrapped } = schema as Wrapper
  return wrapped === undefined ? v.getMetadata(schema) : factsOf(wrapped)
}

/** What a field of a request names; null if its schema does not say. */
export const idKindOf = (schema: v.GenericSchema): IdKind | null => factsOf(schema).names ?? null

/** What ids look like, alone and in a list. An object may have one in it. */
const IDS: readonly unknown[] = [2_000_000_000, '2000000000', '0123456789abcdef', 'ANCHOR01']

/**
 * Whether a field of a request has no id. The schema says so (`notId`), or takes nothing that looks like one. A new
 * field for a text, a large number or an object is not plain until its schema says what it is.
 */
export const isPlain = (schema: v.GenericSchema): boolean => {
  const { names } = factsOf(schema)
  if (names !== undefined) return names === null
  return !hasEntries(schema) && !IDS.some((id) => v.is(schema, id) || v.is(schema, [id]))
}

const hasEntries = (schema: v.GenericSchema): boolean => {
  const { wrapped } = schema as Wrapper
  return wrapped === undefined ? 'entries' in schema : hasEntries(wrapped)
}
