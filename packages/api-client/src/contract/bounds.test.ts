import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { commonFields, endpointSchemas } from '.'

const fieldsOf = (schema: v.GenericSchema) =>
  Object.entries((schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries)

const FIELDS = [
  ...fieldsOf(commonFields).map(([field, schema]) => ['a call', field, schema] as const),
  ...Object.entries(endpointSchemas).flatMap(([name, { request }]) =>
    fieldsOf(request).map(([field, schema]) => [name, field, schema] as const),
  ),
]

describe.each(FIELDS)('%s with the field %s', (_name, _field, schema) => {
  it.each([
    ['a NUL', 'abcdefgh\0'],
    ['half of a surrogate pair', 'abcdefgh\ud800'],
    ['a text without end', 'a'.repeat(100_000)],
    ['a number beyond 32 bits', 2 ** 31],
    ['such a number as text', String(2 ** 31)],
    ['a number beyond all integers', 1e21],
    ['a fraction', 1.5],
    ['a negative number', -1],
    ['a list', [1]],
    ['a list without end', Array.from({ length: 10_000 }, () => 1)],
    ['an object', { toString: null }],
    ['null', null],
  ])('does not pass on %s', (_what, value) => {
    const parsed = v.safeParse(schema as v.GenericSchema, value)
    // Texts that are no numbers may look like one; fields that only inform count as left out.
    const isPlainText = typeof value === 'string' && parsed.output === value && value.length < 64 && /^\d+$/.test(value)
    const isShortList = Array.isArray(parsed.output) && parsed.output.length === 1
    expect(!parsed.success || parsed.output === undefined || isPlainText || isShortList).toBe(true)
  })
})
