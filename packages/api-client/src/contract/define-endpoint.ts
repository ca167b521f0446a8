import type { SwitchName } from '@org/domain'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type * as schemas from './schemas'
import type { StatusName } from './status'
import type { CacheTag } from './tags'

/** The bodies of a call. */
export interface Bodies {
  /**
   * The fields beside the common ones (token, uid, lang, …). GET fields travel in the query, so their schemas read
   * text.
   */
  readonly request: GenericSchema
  /** The `data` of the reply envelope. It checks and changes nothing: clients read replies as they come. */
  readonly reply: GenericSchema
}

/**
 * Who may call: anyone, a guest or member, a member, a member with VIP, an anchor, a manager of the room or group that
 * the request names, a master.
 */
export type Caller = 'anyone' | 'guest' | 'member' | 'vip' | 'anchor' | 'manager' | 'master'

/** The room or group that a request names: a room by its anchor's uid, a group by its id. */
export type Managed = { readonly room: number } | { readonly group: string }

/** Only a row that needs a manager says of what, and it has to. */
type Manages<Body extends Bodies, Needs extends Caller> = Needs extends 'manager'
  ? { manages(request: InferOutput<Body['request']>): Managed }
  : unknown

/** What the limits of a call are counted by: the network of the caller, who calls, the `mobile` of the request. */
export type LimitSubject = 'address' | 'viewer' | 'mobile'

/** At most `count` calls within `perMs` milliseconds. */
export interface RateLimit<Subject extends LimitSubject = LimitSubject> {
  readonly count: number
  readonly perMs: number
  readonly by: Subject
}

/** What a fan is shown of a change: 加载中... while it runs, a toast when it is refused. Source: app.md §7, §8. */
export type Shown = 'loading' | 'failure'

interface Facts<Body extends Bodies, Needs extends Caller> {
  readonly method: 'GET' | 'POST'
  /** `:name` segments are filled from the request's field of that name. */
  readonly path: `/${string}`
  readonly summary: string
  readonly needs: Needs
  /** The server refuses the call (notAllowed) where the site has closed this; null for what no site closes. */
  readonly switch: SwitchName | null
  /** Not of the specification's §7. */
  readonly ours?: true
  /** Beside the limit that all calls share. */
  readonly limit?: readonly RateLimit[]
  /** What it may be refused with by itself; `refusalsOf` adds what follows from the other facts. */
  readonly errors: readonly Exclude<StatusName, 'success' | 'failure' | 'invalidRequest' | 'tooManyRequests'>[]
  /** The reply is bytes of this type and has no envelope. */
  readonly binary?: 'image/png'
  /**
   * By what its answer is cached (query), or what it makes stale (mutation). `reply` is null for a query that failed:
   * it is asked again when one of these becomes stale.
   */
  tags(request: InferInput<Body['request']>, reply: InferOutput<Body['reply']> | null): readonly CacheTag[]
}

/** Only a request that has a mobile is limited by it. */
interface Limited<Body extends Bodies> {
  readonly limit?: readonly RateLimit<
    InferOutput<Body['request']> extends { readonly mobile: unknown } ? LimitSubject : Exclude<LimitSubject, 'mobile'>
  >[]
}

interface ChangeFacts<Body extends Bodies, Needs extends Caller, Key extends boolean> extends Facts<Body, Needs> {
  /** A change is silent but for what it says here. */
  readonly shows: readonly Shown[]
  /**
   * Whether a request carries a key of its own, so that the change is made once: whoever asks again under the same key
   * is given the first answer. Only who is somebody can be known again.
   */
  readonly key: Key
  readonly limit: readonly RateLimit[]
}

type Kind = 'query' | 'mutation'

/**
 * One row of the contract. Its body types come from the schemas of the same name, as types only: no validation code
 * reaches a client bundle.
 */
export interface Endpoint<
  Name extends string = string,
  Body extends Bodies = Bodies,
  Of extends Kind = Kind,
  Needs extends Caller = Caller,
  Key extends boolean = boolean,
> extends Facts<Body, Needs> {
  readonly name: Name
  readonly kind: Of
  readonly shows: readonly Shown[]
  readonly key: Key
  readonly bodies?: Body
  /** Of a row that needs a manager. */
  manages?(request: InferOutput<Body['request']>): Managed
}

type Schemas = typeof schemas

/** A row whose bodies are the schemas of its name: declarations say the name instead of the schemas. */
export interface Row<
  Name extends keyof Schemas,
  Of extends Kind,
  Needs extends Caller,
  Key extends boolean,
> extends Endpoint<Name, Schemas[Name], Of, Needs, Key> {}

/** A row that only reads: cached, retried and refetched at will; what fails is said in its own place, not by a toast. */
// @__NO_SIDE_EFFECTS__
export const query = <Name extends keyof Schemas, Needs extends Caller>(
  name: Name,
  facts: Facts<Schemas[Name], Needs> & Limited<Schemas[Name]> & Manages<Schemas[Name], Needs>,
): Row<Name, 'query', Needs, false> => ({ ...facts, name, kind: 'query', shows: [], key: false })

/** A row that changes something: sent once a call. */
// @__NO_SIDE_EFFECTS__
export const mutation = <Name extends keyof Schemas, Needs extends Caller, Key extends boolean>(
  name: Name,
  facts: ChangeFacts<Schemas[Name], Needs, Key> &
    Limited<Schemas[Name]> &
    Manages<Schemas[Name], Needs> &
    (Needs extends 'anyone' ? { readonly key: false } : unknown),
): Row<Name, 'mutation', Needs, Key> => ({ ...facts, name, kind: 'mutation' })

type BodiesOf<Of extends Endpoint> = NonNullable<Of['bodies']>

/** What a caller passes: defaults may be left out. */
export type RequestOf<Of extends Endpoint> = InferInput<BodiesOf<Of>['request']>
/** What a handler gets: defaults are filled in. */
export type ParsedRequestOf<Of extends Endpoint> = InferOutput<BodiesOf<Of>['request']>
export type ReplyOf<Of extends Endpoint> = InferOutput<BodiesOf<Of>['reply']>
