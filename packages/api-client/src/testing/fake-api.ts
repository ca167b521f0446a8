import { endpoints, type EndpointName, type Endpoints, type ReplyOf, type ReplyEnvelope } from '../contract'

export type FakeAnswers = {
  [Name in EndpointName]?: (
    body: Record<string, unknown>,
  ) => ReplyOf<Endpoints[Name]> | ReplyEnvelope<ReplyOf<Endpoints[Name]>> | Promise<never>
}

export interface FakeCall {
  name: EndpointName
  url: string
  body: Record<string, unknown>
}

/**
 * A `fetch` that answers by the contract rows: plain data means success, an envelope is sent as it is. Calls without
 * an answer fail like a network error.
 */
export const fakeApi = (answers: FakeAnswers): { fetch: typeof fetch; calls: FakeCall[] } => {
  const calls: FakeCall[] = []
  const answer: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted()
    const url = new URL(String(input), 'http://fake.test')
    const found = findRow(url.pathname)
    if (!found) throw new TypeError(`fakeApi: no endpoint has the path ${url.pathname}`)
    const body: Record<string, unknown> = {
      ...found.params,
      ...Object.fromEntries(url.searchParams),
      ...(typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : {}),
    }
    calls.push({ name: found.name, url: String(input), body })
    const make = answers[found.name]
    if (!make) throw new TypeError(`fakeApi: ${found.name} has no answer`)
    const made: unknown = await make(body)
    return Response.json(isEnvelope(made) ? made : { status: 0, msg: '', data: made })
  }
  return { fetch: answer, calls }
}

const findRow = (pathname: string): { name: EndpointName; params: Record<string, string> } | null => {
  for (const [name, row] of Object.entries(endpoints)) {
    const pattern = new RegExp(`^${row.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    const hit = pattern.exec(pathname)
    if (hit) return { name: name as EndpointName, params: { ...hit.groups } }
  }
  return null
}

const isEnvelope = (value: unknown): value is ReplyEnvelope =>
  typeof value === 'object' && value !== null && typeof (value as ReplyEnvelope).status === 'number' && 'msg' in value
