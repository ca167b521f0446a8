import { API_STATUS, bodiesOf, type Endpoint, type EndpointName, endpoints } from '@org/api-client/contract'
import * as v from 'valibot'
import type { Chance } from '../simulation/chance'
import { chanceOf } from '../simulation/chance'
import { envelope } from './envelope'
import { callsOf, plainCall, type RestCall } from './rest-calls'
import { otherOutcome, requestsOf, type RestRow, ROW_NAMES } from './rest-rows'
import { type RestServer, startRestServer } from './rest-server'

export interface RestFuzzResult {
  readonly calls: number
  /** Calls that were refused by name, and those that were answered. */
  readonly refused: number
  readonly answered: number
  readonly findings: readonly string[]
}

/**
 * Sends each row of the REST contract every odd value in every field, body and header, to the real server. A finding is
 * a status of 500 and more, a stack in a reply, a line in the log, a reply that is not an envelope of the contract, or
 * a request of the authorisation matrix with another outcome than there, because the odd ones would not get any further.
 * `share` is the share of all calls to send, `names` are the rows: all, unless some are named.
 */
export const runRestFuzz = async (
  share: number,
  seed: number,
  names: readonly EndpointName[] = ROW_NAMES,
): Promise<RestFuzzResult> => {
  const server = await startRestServer()
  const chance = chanceOf(seed)
  const findings: string[] = []
  const counts = { calls: 0, refused: 0, answered: 0 }
  const send = async (name: EndpointName, row: RestRow, call: RestCall, isPlain: boolean) => {
    const { outcome, fault } = await judge(server, name, row, call)
    const log = server.takeLog()
    counts.calls += 1
    counts[outcome === 'ok' ? 'answered' : 'refused'] += 1
    const all = [fault, isPlain ? otherOutcome(row, outcome) : null, ...log].filter(Boolean)
    if (all.length > 0) findings.push(`${call.what}: ${all.join(' ').slice(0, 1_500)}`)
  }
  try {
    for (const name of names) {
      const rows = requestsOf(name, server.world)
      for (const row of rows) await send(name, row, plainCall(name), true)
      const [first] = rows
      if (first === undefined) throw new Error(`The authorisation matrix has no request of ${name}.`)
      for (const call of some(callsOf(name), share, chance)) {
        if (findings.length >= MAX_FINDINGS) return { ...counts, findings }
        await send(name, first, call, false)
      }
    }
  } finally {
    await server.stop()
  }
  return { ...counts, findings }
}

const MAX_FINDINGS = 200

/** A random share of the calls, and those of every run. */
const some = (calls: readonly RestCall[], share: number, chance: Chance): readonly RestCall[] =>
  calls.filter(({ isAlways }) => chance.happens(share) || isAlways)

/** The outcome is `ok` or the name of a status. */
const judge = async (
  server: RestServer,
  name: EndpointName,
  { needs, request }: RestRow,
  call: RestCall,
): Promise<{ outcome: string; fault: string | null }> => {
  const caller = await server.enter(needs)
  const { method, path, headers, body } = call.write(await request(caller), caller)
  const reply = await fetch(server.url + path, { method, headers: { 'accept-encoding': 'identity', ...headers }, body })
  const type = reply.headers.get('content-type') ?? ''
  const row: Endpoint = endpoints[name]
  const text = await reply.text()
  const faulty = (fault: string) => ({ outcome: 'a fault', fault })
  if (reply.status >= 500) return faulty(`HTTP ${reply.status} ${text}`)
  if (STACK.test(text)) return faulty(`the answer has a stack: ${text}`)
  if (row.binary !== undefined && reply.status === 200 && type === row.binary) return { outcome: 'ok', fault: null }
  const parsed = v.safeParse(envelope, parse(text))
  if (!parsed.success) return faulty(`HTTP ${reply.status} without the envelope: ${text}`)
  const { status, msg, data } = parsed.output
  if (status === API_STATUS.success)
    return {
      outcome: 'ok',
      fault: v.is(bodiesOf(name).reply, data) ? null : `the answer breaks the contract: ${text}`,
    }
  const outcome = OUTCOMES.get(status) ?? String(status)
  return { outcome, fault: msg === '' || data !== null ? `a refusal without words, or with data: ${text}` : null }
}

const OUTCOMES = new Map<number, string>(Object.entries(API_STATUS).map(([name, status]) => [status, name]))

const STACK = /\n\s+at |node_modules|\.[jt]s:\d+/

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
