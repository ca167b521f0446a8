import * as v from 'valibot'
import { epochSeconds } from '../../contract/fields'
import type { Field } from './field'
import { numberOf, timeOf } from './numbers'
import { shaped } from './shapes'
import { formatsOf, textOf } from './texts'

/** The kinds of schemas that a sample can be made of. A pipe has the kind of its first schema. */
type Known =
  | v.ObjectSchema<v.ObjectEntries, undefined>
  | v.LooseObjectSchema<v.ObjectEntries, undefined>
  | v.StrictObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.UnionSchema<v.GenericSchema[], undefined>
  | v.PicklistSchema<readonly [string | number, ...(string | number)[]], undefined>
  | v.LiteralSchema<string | number | boolean, undefined>
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.InstanceSchema<typeof Uint8Array, undefined>

const KINDS: { readonly [Kind in Known['type']]: true } = {
  object: true,
  loose_object: true,
  strict_object: true,
  array: true,
  record: true,
  optional: true,
  nullable: true,
  union: true,
  picklist: true,
  literal: true,
  string: true,
  number: true,
  boolean: true,
  instance: true,
}

const isKnown = (schema: { readonly type: string }): schema is Known => Object.hasOwn(KINDS, schema.type)

type Checks = readonly v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>[]

/**
 * A value of the schema, with what is `given` in the place of what would be generated. Unlike a value, undefined
 * generates; an object leaves out the keys that are given as undefined.
 */
export const generate = (
  schema: { readonly type: string },
  field: Field,
  given?: unknown,
  outer: Checks = [],
): unknown => {
  if (!isKnown(schema)) throw new TypeError(`sample: cannot make "${field.dotPath}" of the schema "${schema.type}"`)
  const checks = [...outer, ...pipeOf(schema)]
  switch (schema.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectOf(schema, field, given)
    case 'array': {
      if (given !== undefined && !Array.isArray(given)) return given
      const items: readonly unknown[] =
        given ?? Array.from({ length: Math.min(field.whole(2, 4), mostOf(checks)) }, () => undefined)
      return items.map((item, at) => generate(schema.item, field.at(at), item))
    }
    case 'record':
      return recordOf(schema, field, given)
    case 'optional':
      return generate(schema.wrapped, field, given, checks)
    case 'nullable':
      return given === null ? null : generate(schema.wrapped, field, given, checks)
    case 'union':
      return unionOf(schema, field, given, checks)
    default:
      return given ?? leafOf(schema, field, checks)
  }
}

/** How many items a list may have. */
const mostOf = (checks: Checks): number =>
  Math.min(...checks.flatMap((check) => (isMaxLength(check) ? [check.requirement] : [])), Infinity)

const isMaxLength = (check: Checks[number]): check is Checks[number] & v.MaxLengthAction<[], number, undefined> =>
  'type' in check && check.type === 'max_length'

type Objects = Extract<Known, { readonly entries: v.ObjectEntries }>

const objectOf = (schema: Objects, field: Field, given: unknown): unknown => {
  if (given !== undefined && !isObject(given)) return given
  const overrides = given ?? {}
  const made: Record<string, unknown> = schema.type === 'loose_object' ? without(overrides, schema.entries) : {}
  for (const [key, entry] of Object.entries(schema.entries)) {
    if (Object.hasOwn(overrides, key) && overrides[key] === undefined) continue
    made[key] = generate(entry, field.at(key), overrides[key])
  }
  return { ...made, ...without(shaped(schema, made, field, overrides), overrides) }
}

const recordOf = (schema: Extract<Known, { type: 'record' }>, field: Field, given: unknown): unknown => {
  if (given !== undefined && !isObject(given)) return given
  const key: { readonly type: string } = schema.key
  const keys =
    given === undefined
      ? isKnown(key) && key.type === 'picklist'
        ? key.options
        : ['first', 'second']
      : Object.keys(given)
  return Object.fromEntries(keys.map((name) => [name, generate(schema.value, field.at(name), given?.[name])]))
}

/** The first option that what is given fits, or that can be generated. */
const unionOf = (
  { options }: Extract<Known, { type: 'union' }>,
  field: Field,
  given: unknown,
  checks: Checks,
): unknown => {
  for (const option of options) {
    const made = generate(option, field, given, checks)
    if (v.is(option, made)) return made
  }
  return given
}

type Leaf = Extract<Known, { type: 'picklist' | 'literal' | 'string' | 'number' | 'boolean' | 'instance' }>

const leafOf = (schema: Leaf, field: Field, checks: Checks): unknown => {
  switch (schema.type) {
    case 'picklist':
      return field.pick(schema.options)
    case 'literal':
      return schema.literal
    case 'boolean':
      return field.pick([true, false])
    case 'instance':
      return PNG
    case 'string':
      return stringOf(schema, field)
    case 'number':
      return isTime(schema) ? timeOf(field) : wholeOf(field, checks)
  }
}

const stringOf = (schema: v.StringSchema<undefined>, field: Field): string | undefined => {
  const text = textOf(field)
  return v.is(schema, text) ? text : formatsOf(field).find((format) => v.is(schema, format))
}

const isTime = (schema: v.GenericSchema): boolean => schema === epochSeconds

const wholeOf = (field: Field, checks: Checks): number => {
  const bounds = (type: 'min_value' | 'max_value') =>
    checks.flatMap((check) =>
      check.type === type && 'requirement' in check && typeof check.requirement === 'number' ? [check.requirement] : [],
    )
  const isWhole = checks.some(({ type }) => type === 'integer')
  return numberOf(field, Math.max(...bounds('min_value')), Math.min(...bounds('max_value')), isWhole)
}

/** A pipe may begin with a pipe. */
const pipeOf = (schema: object): Checks =>
  'pipe' in schema && Array.isArray(schema.pipe) ? [...pipeOf(schema.pipe[0] as object), ...schema.pipe.slice(1)] : []

const without = (made: object, keys: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(made).filter(([key]) => !Object.hasOwn(keys, key)))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
