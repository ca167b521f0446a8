import { bodiesOf, commonFields, type Endpoint, type EndpointName, endpoints, idKindOf } from '@org/api-client/contract'
import * as v from 'valibot'
import { ODD_BODIES, ODD_HEADERS, ODD_VALUES, type OddValue } from './odd-values'

/** One call of a row with one odd value. */
export interface RestCall {
  readonly name: EndpointName
  readonly what: string
  /** Sent in every run, whatever its share: the normal call, or values that the database cannot store. */
  readonly isAlways: boolean
  /** Most calls are never sent, and some have a megabyte: they are written when they are. */
  readonly write: () => Sent
}

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/**
 * Valid values by the name of a field or by what its id names; other fields get the default of their schema or the first
 * valid value of `PLAIN`. A function creates a new value for each call.
 */
export type Known = Readonly<Record<string, unknown>>
const PLAIN: readonly unknown[] = [1, '1', 'text', 'a text of 16 si', '2026-11-22', '0123456789abcdef']

/** The caller: the common fields of a client. */
export interface Caller {
  readonly uid: string | number
  readonly token: string
}

/** Every call of a row: each field, own and common, with each odd value, then odd bodies and headers. */
export const callsOf = (name: EndpointName, known: Known, caller: Caller): RestCall[] => {
  const row: Endpoint = endpoints[name]
  const own = entriesOf(bodiesOf(name).request)
  const plain = (): Fields =>
    jsonOf({
      ...(row.method === 'POST' ? caller : { uid: caller.uid }),
      ...Object.fromEntries(Object.entries(own).map(([field, schema]) => [field, validValue(field, schema, known)])),
    })
  const call = (what: string, change: (fields: Fields) => Fields, extra: Partial<Sent> = {}): RestCall => ({
    name,
    what: `${name}: ${what}`,
    isAlways: false,
    write: () => {
      const sent = request(row, change(plain()), caller)
      return { ...sent, ...extra, headers: { ...sent.headers, ...extra.headers } }
    },
  })
  return [
    { ...call(NOTHING_ODD, unchanged), isAlways: true },
    ...Object.keys({ ...own, ...commonFields.entries }).flatMap((field) => [
      call(`${field} missing`, (fields) => without(fields, field)),
      ...ODD_VALUES.filter((value) => canTravel(row, field, value)).map((value) => ({
        ...call(`${field} is ${value.what}`, (fields) => ({ ...fields, [field]: value })),
        isAlways: value.isUnstorable && field in own,
      })),
    ]),
    ...['__proto__', 'constructor', 'hasOwnProperty', 'then'].map((field) =>
      call(`a field named ${field}`, (fields) => ({ ...fields, [field]: odd('{"x":1}', '1') })),
    ),
    ...(row.method === 'POST' ? ODD_BODIES : []).map(({ what, json }) =>
      call(`the body is ${what}`, unchanged, { body: json }),
    ),
    ...ODD_HEADERS.map(([header, value]) =>
      call(`the header ${header} is ${value.slice(0, 60)}`, unchanged, { headers: { [header]: value } }),
    ),
  ]
}

const unchanged = (fields: Fields): Fields => fields

export const NOTHING_ODD = 'nothing odd'

type Fields = Readonly<Record<string, Pick<OddValue, 'json' | 'text'>>>

const odd = (json: string, text: string | null) => ({ json, text })

const jsonOf = (fields: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      odd(JSON.stringify(value), encodeURIComponent(String(value))),
    ]),
  )

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

const pathFields = (row: Endpoint): string[] => [...row.path.matchAll(/:(\w+)/g)].map(([, field]) => field as string)

/** A path without its segment is another path, and a list or object has no form in paths and queries. */
const canTravel = (row: Endpoint, field: string, { text }: OddValue) =>
  row.method === 'POST' && !pathFields(row).includes(field) ? true : text !== null

const request = (row: Endpoint, fields: Fields, caller: Caller): Sent => {
  const inPath = pathFields(row)
  const path = row.path.replace(/:(\w+)/g, (_, field: string) => fields[field]?.text || '%20')
  const rest = Object.entries(fields).filter(([field]) => !inPath.includes(field))
  if (row.method === 'GET') {
    const query = rest.flatMap(([field, { text }]) => (text === null ? [] : [`${field}=${text}`])).join('&')
    return {
      method: row.method,
      path: `${path}?${query}`,
      headers: { authorization: `Bearer ${caller.token}` },
      body: null,
    }
  }
  const body = `{${rest.map(([field, { json }]) => `${JSON.stringify(field)}:${json}`).join(',')}}`
  return { method: row.method, path, headers: { 'content-type': 'application/json' }, body }
}

const entriesOf = (schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> =>
  (schema as v.ObjectSchema<v.ObjectEntries, undefined>).entries as Readonly<Record<string, v.GenericSchema>>

/** The values of a field that takes some words only. */
const optionsOf = (schema: v.GenericSchema): readonly unknown[] => {
  if ('wrapped' in schema) return optionsOf(schema.wrapped as v.GenericSchema)
  return 'options' in schema && Array.isArray(schema.options) ? schema.options : []
}

const validValue = (field: string, schema: v.GenericSchema, known: Known): unknown => {
  const own = known[field] ?? known[idKindOf(schema) ?? '']
  const value = typeof own === 'function' ? (own() as unknown) : own
  const found = [value, v.getDefault(schema), ...PLAIN, ...optionsOf(schema)].find(
    (each) => each !== undefined && v.is(schema, each),
  )
  if (found === undefined) throw new Error(`No known value fits the field "${field}". Add one to what the fuzz knows.`)
  return found
}
