import type {
  databaseRows,
  EndpointName,
  Endpoints,
  fifaRows,
  League,
  Match,
  matchDetailRows,
  matchListRows,
  matchPageRows,
  matchRows,
  RequestOf,
  searchRows,
  StatusName,
} from '@org/api-client/contract'
import type { RestWorld, Visitor } from '../authorisation/rest-world'
import { CALLERS, LOGGED_IN, type RestCaller, type Swap } from '../authorisation/callers'

/** `ok` or the name of a status. */
export type Outcome = StatusName | 'ok'
export type Outcomes = Readonly<Record<Swap, Outcome>>
export type Refusals = Readonly<Partial<Record<RestCaller, Outcome>>>
export type Fields = Readonly<Record<string, unknown>>

/** One request of an endpoint, and what each caller gets. `Request` is what the endpoint reads. */
export interface EndpointRequest<Request = Fields> {
  readonly request: (world: RestWorld, caller: Visitor) => Request | Promise<Request>
  /** What callers get whom the row of the contract accepts; `ok` if it is left out. */
  readonly refuses?: Refusals
  /** By field with an id: what a member gets that swaps it, or the holder of the role that the call needs. */
  readonly swaps?: { readonly [Field in keyof Request]?: Outcomes }
  /** By field: requests that differ from the usual ones, in which only the id is another. */
  readonly swapped?: {
    readonly [Field in keyof Request]?: (world: RestWorld) => Readonly<Partial<Record<Swap, Partial<Request>>>>
  }
}

/** What the loops of the tests read of each endpoint. */
export interface AnyEndpointCase {
  /** The tables that an accepted call may change, of the caller's own rows. */
  readonly changes: readonly string[]
  /** By a description of the request. */
  readonly cases: Readonly<Record<string, EndpointRequest>>
  readonly portuguese?: (world: NamedWorld) => readonly object[]
  readonly plans?: (world: GrownWorld) => readonly object[]
}

/** Has names of every kind, for `portuguese.test.ts`. */
export interface NamedWorld {
  readonly matches: readonly Match[]
  readonly leagues: readonly League[]
  readonly anchors: readonly number[]
  readonly guest: string
  readonly uid: number
  readonly recharge: number
  /** Of the member, who is a master. */
  readonly plan: number
  /** A match that has not begun, of which the models have said something. */
  readonly next: number
  /** A national team. */
  readonly nation: number
}

/** Has long tables, for `area-plans.test.ts`. */
export interface GrownWorld {
  readonly finished: number
  readonly next: number
  readonly football: object
  readonly basketball: object
  readonly league: object
  readonly nation: number
}

type RowOf<Name extends EndpointName> = Endpoints[Name]

/** Queries whose reply has texts; `smsCaptcha` returns a picture. */
type WithTexts<Name extends EndpointName> = Name extends 'smsCaptcha'
  ? { readonly portuguese?: never }
  : RowOf<Name>['kind'] extends 'query'
    ? { /** Requests for every kind of text. */ readonly portuguese: (world: NamedWorld) => readonly object[] }
    : { readonly portuguese?: never }

/** Endpoints of nouns whose tables grow. */
type GrowingName = keyof (typeof matchRows &
  typeof matchListRows &
  typeof matchDetailRows &
  typeof matchPageRows &
  typeof searchRows &
  typeof databaseRows &
  typeof fifaRows)
type WithPlans<Name extends EndpointName> = Name extends GrowingName
  ? {
      /** Requests whose SQL may read no grown table as a whole. */ readonly plans: (
        world: GrownWorld,
      ) => readonly object[]
    }
  : { readonly plans?: never }

type EndpointCase<Name extends EndpointName> = {
  readonly changes: readonly string[]
  readonly cases: Readonly<Record<string, EndpointRequest<RequestOf<RowOf<Name>>>>>
} & WithTexts<Name> &
  WithPlans<Name>

/** A record for each row of a noun: an endpoint without one does not compile. */
export type CasesOf<Rows> = { readonly [Name in keyof Rows & EndpointName]: EndpointCase<Name> }

export const all = (name: Outcome): Outcomes => ({ foreign: name, absent: name, otherKind: name, unstorable: name })

/** Public data is open to everyone with its id. */
export const PUBLIC: Outcomes = {
  foreign: 'ok',
  absent: 'notFound',
  otherKind: 'notFound',
  unstorable: 'invalidRequest',
}

export const everyone = (name: Outcome): Refusals =>
  Object.fromEntries(Object.keys(CALLERS).map((caller) => [caller, name]))

/** What the members among the callers get, all the same. */
export const members = (name: Outcome): Refusals =>
  Object.fromEntries(LOGGED_IN.filter((caller) => caller !== 'guest').map((caller) => [caller, name]))

/** The account of the caller, or the member's for a caller without one. */
export const accountOf = ({ actors }: RestWorld, { userID }: Visitor): number =>
  Number(userID) || Number(actors.member.userID)

/** A call that reads what belongs to the caller. */
export const own = { changes: [], cases: { 'of their own': { request: () => ({}) } } } as const
/** A call that reads what everybody may read. */
export const list = { changes: [], cases: { 'public data': { request: () => ({}) } } } as const
