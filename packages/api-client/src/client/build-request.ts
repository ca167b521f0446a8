import type { CommonFields } from '../contract/common-fields'
import type { Endpoint } from '../contract/define-endpoint'

export interface CallContext {
  host: string
  common: CommonFields
  /** `cn`, or another language, which is sent as `lang`. */
  lang: string
  /** For the qutu family: the channel of the page, appended to the URL; empty for none. */
  channelCode: string
}

export interface HttpRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | null
}

/** Builds the HTTP request of a call. Credentials are never in the URL. Rules: API-3, API-4, API-5. */
export const buildRequest = (
  row: Pick<Endpoint, 'method' | 'path'>,
  args: Readonly<Record<string, unknown>>,
  context: CallContext,
): HttpRequest => {
  const { path, rest } = fillPath(row.path, args)
  const { token, ...common } = context.common
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  if (row.method === 'GET') appendAll(query, { ...common, ...rest })
  if (row.method === 'GET' && token) headers.authorization = `Bearer ${token}`
  if (context.lang !== 'cn') query.set('lang', context.lang)
  if (context.channelCode !== '') query.set('channel_code', context.channelCode)
  const search = query.toString()
  const url = `${context.host}${path}${search === '' ? '' : `?${search}`}`
  if (row.method === 'GET') return { url, method: 'GET', headers, body: null }
  headers['content-type'] = 'application/json'
  return { url, method: 'POST', headers, body: JSON.stringify({ ...context.common, ...rest }) }
}

const fillPath = (template: string, args: Readonly<Record<string, unknown>>) => {
  const rest = { ...args }
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(args[name]))
  })
  return { path, rest }
}

const appendAll = (query: URLSearchParams, fields: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value))
}
