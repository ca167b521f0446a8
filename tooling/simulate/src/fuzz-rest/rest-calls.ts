import { bodiesOf, commonFields, type Endpoint, type EndpointName, endpoints } from '@org/api-client/contract'
import type { Visitor } from '@org/server/rest-world'
import { ODD_BODIES, ODD_HEADERS, ODD_VALUES, type OddValue } from './odd-values'

/** One call of a row with one odd value. */
export interface RestCall {
  readonly what: string
  /** Sent in every run, whatever its share: values that the database cannot store. */
  readonly isAlways: boolean
  /** Most calls are never sent, and some have a megabyte: they are written when they are. */
  readonly write: (request: object, caller: Visitor) => Sent
}

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** A valid request as it is. */
export const plainCall = (name: EndpointName): RestCall => callOf(name, 'nothing odd', unchanged)

/** Every odd call of a row: each field, own and common, with each odd value, then odd bodies and headers. */
export const callsOf = (name: EndpointName): RestCall[] => {
  const row: Endpoint = endpoints[name]
  const own = Object.keys((bodiesOf(name).request as unknown as { readonly entries: object }).entries)
  const call = (what: string, change: Change, extra: Partial<Sent> = {}) => callOf(name, what, change, extra)
  return [...new Set([...own, ...Object.keys(commonFields.entries)])]
    .flatMap((field) => [
      call(`${field} missing`, (fields) => without(fields, field)),
      ...ODD_VALUES.filter((value) => canTravel(row, field, value)).map((value) => ({
        ...call(`${field} is ${value.what}`, (fields) => ({ ...fields, [field]: value })),
        isAlways: value.isUnstorable && own.includes(field),
      })),
    ])
    .concat(
      ['__proto__', 'constructor', 'hasOwnProperty', 'then'].map((field) =>
        call(`a field named ${field}`, (fields) => ({ ...fields, [field]: odd('{"x":1}', '1') })),
      ),
      (row.method === 'POST' ? ODD_BODIES : []).map(({ what, json }) =>
        call(`the body is ${what}`, unchanged, { body: json }),
      ),
      ODD_HEADERS.map(([header, value]) =>
        call(`the header ${header} is ${value.slice(0, 60)}`, unchanged, { headers: { [header]: value } }),
      ),
    )
}

const callOf = (name: EndpointName, what: string, change: Change, extra: Partial<Sent> = {}): RestCall => ({
  what: `${name}: ${what}`,
  isAlways: false,
  write: (request, caller) => {
    const row: Endpoint = endpoints[name]
    const { uid, token } = caller
    const sent = written(row, change(jsonOf({ uid, ...(row.method === 'POST' ? { token } : {}), ...request })), caller)
    return { ...sent, ...extra, headers: { ...sent.headers, ...extra.headers } }
  },
})

type Change = (fields: Fields) => Fields

const unchanged: Change = (fields) => fields

type Fields = Readonly<Record<string, Pick<OddValue, 'json' | 'text'>>>

const odd = (json: string, text: string | null) => ({ json, text })

const jsonOf = (fields: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, odd(JSON.stringify(value), encodeURIComponent(String(value)))]],
    ),
  )

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

const pathFields = (row: Endpoint): string[] => [...row.path.matchAll(/:(\w+)/g)].map(([, field]) => field as string)

/** A path without its segment is another path, and a list or object has no form in paths and queries. */
const canTravel = (row: Endpoint, field: string, { text }: OddValue) =>
  row.method === 'POST' && !pathFields(row).includes(field) ? true : text !== null

const written = (row: Endpoint, fields: Fields, caller: Visitor): Sent => {
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
