import { type Caller, type EndpointName, endpoints } from '@org/api-client/contract'
import { endpointCases } from '@org/server/endpoint-cases'
import { endpointOutcome, needsRole } from '@org/server/endpoint-outcome'
import type { RestWorld, Visitor } from '@org/server/rest-world'

/** A request of the authorisation matrix. */
export interface RestRow {
  readonly needs: Caller
  readonly request: (caller: Visitor) => Promise<object>
  /** Of the request with nothing odd. */
  readonly outcome: string
}

/** What is wrong with the outcome of a request with nothing odd. */
export const otherOutcome = ({ outcome: expected }: RestRow, outcome: string): string | null =>
  expected === outcome ? null : `gives ${outcome} and not ${expected}.`

export const ROW_NAMES = Object.keys(endpointCases) as readonly EndpointName[]

/** The requests of a row: first the one that gets furthest, to which odd values are given. */
export const requestsOf = (name: EndpointName, world: RestWorld): readonly RestRow[] => {
  const { needs }: { readonly needs: Caller } = endpoints[name]
  const caller = needsRole(name) ? 'holder' : needs === 'guest' ? 'guest' : 'member'
  const rows = Object.values<AnyCase>(endpointCases[name].cases).map((record) => ({
    needs,
    request: async (visitor: Visitor) => record.request(world, visitor),
    outcome: endpointOutcome(name, record, caller),
  }))
  return rows.toSorted((one, other) => Number(other.outcome === 'ok') - Number(one.outcome === 'ok'))
}

interface AnyCase {
  readonly request: (world: RestWorld, caller: Visitor) => object | Promise<object>
  readonly refuses?: object
}
