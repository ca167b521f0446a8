import { instant } from '@org/domain'
import * as v from 'valibot'
import { endpointSchemas, type EndpointName } from '../../contract'
import { Field, type SampleOptions } from './field'
import { generate } from './generate'

/** What a test says about a value: any of its fields, at any depth. A list that is given has the given length. */
export type Overrides<Value> = Value extends string | number | boolean | null | undefined | Uint8Array
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Overrides<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]?: Overrides<Value[Key]> }
      : Value

type Schemas = typeof endpointSchemas

/**
 * The data of a reply of the row, made from its schema: real names, times before `now`, fields that agree with each
 * other. It depends only on the seed and the options; a new field of the schema changes no other one. Rule: API-11.
 *
 * @example
 * sample(getDateMatch, { list: [{ home_score: 2 }, {}] }, { language: 'pt-BR' })
 */
export const sample = <Name extends EndpointName>(
  row: { readonly name: Name },
  overrides?: Overrides<v.InferInput<Schemas[Name]['reply']>>,
  options?: SampleOptions,
): v.InferInput<Schemas[Name]['reply']> => make(endpointSchemas[row.name].reply, row.name, overrides, options)

/** The fields of a request of the row, besides those of every call. */
export const sampleRequest = <Name extends EndpointName>(
  row: { readonly name: Name },
  overrides?: Overrides<v.InferInput<Schemas[Name]['request']>>,
  options?: SampleOptions,
): v.InferInput<Schemas[Name]['request']> => make(endpointSchemas[row.name].request, row.name, overrides, options)

/** A part of a reply: `sampleOf(match, { status: 4 })` with a schema of the contract. */
export const sampleOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  overrides?: Overrides<v.InferInput<Schema>>,
  options?: SampleOptions,
): v.InferInput<Schema> => make(schema, 'sampleOf', overrides, options)

const make = <Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  overrides: unknown,
  options: SampleOptions = {},
): v.InferInput<Schema> => {
  const made = generate(schema, new Field({ ...DEFAULTS, ...options }), overrides)
  if (v.is(schema, made)) return made
  const { issues } = v.safeParse(schema, made)
  const [issue] = issues ?? []
  throw new TypeError(
    `sample: ${name} has no valid ${(issue && v.getDotPath(issue)) || 'value'}: ${issue?.message}. Override the field, or add its content to testing/sample`,
  )
}

/** 2026-06-14, 12:00 in Shanghai. */
const DEFAULTS: Required<SampleOptions> = { seed: 1, language: 'zh-CN', longNames: false, now: instant(1_781_409_600) }
