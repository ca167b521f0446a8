import type { SwitchName } from '@org/domain'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type * as schemas from './schemas'
import type { StatusName } from './status'
import type { CacheTag } from './tags'

/** The bodies of a call. */
export interface Bodies {
  /**
   * The fields besides the common ones (token, uid, lang, …). GET fields are in the query, so their schemas read
   * text.
   */
  readonly request: GenericSchema
  /**
   * The `data` of the reply envelope. The schema only checks and changes nothing, because clients do not parse
   * replies.
   */
  readonly reply: GenericSchema
}

/**
 * Who may call: anyone, a guest or member, a member, a member with VIP, an anchor, a manager of the room or group that
 * the request names, a master.
 */
export type Caller = 'anyone' | 'guest' | 'member' | 'vip' | 'anchor' | 'manager' | 'master'

/** The room or group that a request names: a room by its anchor's uid, a group by its id. */
export type Managed = { readonly room: number } | { readonly group: string }

/** Only a row that needs a manager names the room or group, and it must. */
type Manages<Body extends Bodies, Needs extends Caller> = Needs extends 'manager'
  ? { manages(request: InferOutput<Body['request']>): Managed }
  : unknown

/** What a limit counts by: the caller's network, the caller, or the `mobile` of the request. */
export type LimitSubject = 'address' | 'viewer' | 'mobile'

/** At most `count` calls within `perMs` milliseconds. */
export interface RateLimit<Subject extends LimitSubject = LimitSubject> {
  readonly count: number
  readonly perMs: number
  readonly by: Subject
}

/** What the app shows for a change: 加载中... while it runs, a toast if it fails. Rule: API-6. */
export type Shown = 'loading' | 'failure'

interface Facts<Body extends Bodies, Needs extends Caller> {
  readonly method: 'GET' | 'POST'
  /** `:name` segments are filled from the fields of that name, which callers must give. */
  readonly path: `/${string}`
  readonly summary: string
  readonly needs: Needs
  /** The server refuses the call (notAllowed) if the site has turned off this switch; null for none. */
  readonly switch: SwitchName | null
  /** The server refuses the call (notAllowed) if the site has turned on this switch, which opens another call. */
  readonly unless?: SwitchName
  /** The call is not in the specification's list. */
  readonly ours?: true
  /** In addition to the limit that all calls share. */
  readonly limit?: readonly RateLimit[]
  /** The statuses specific to this call; `refusalsOf` adds those that follow from the other facts. */
  readonly errors: readonly Exclude<StatusName, 'success' | 'failure' | 'invalidRequest' | 'tooManyRequests'>[]
  /** The reply has this media type and no envelope. */
  readonly binary?: 'image/png'
  /**
   * The tags of a cached reply (query), or the tags that the call makes stale (mutation). `reply` is null for a
   * failed query, which is repeated when one of the tags becomes stale.
   */
  tags(request: InferInput<Body['request']>, reply: InferOutput<Body['reply']> | null): readonly CacheTag[]
}

/** Only for requests that have a mobile. */
interface Limited<Body extends Bodies> {
  readonly limit?: readonly RateLimit<
    InferOutput<Body['request']> extends { readonly mobile: unknown } ? LimitSubject : Exclude<LimitSubject, 'mobile'>
  >[]
}

type NameOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NameOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

/** Each `:name` segment is a field of the request that callers must give. */
type Filled<Body extends Bodies, Path extends string> = {
  [Name in NameOf<Path>]: InferInput<Body['request']> extends { readonly [Field in Name]: string | number }
    ? never
    : Name
}[NameOf<Path>] extends never
  ? { readonly path: Path }
  : { readonly path: never }

interface ChangeFacts<Body extends Bodies, Needs extends Caller, Key extends boolean> extends Facts<Body, Needs> {
  /** By default a change shows nothing. */
  readonly shows: readonly Shown[]
  /**
   * Whether the request carries a request key, so that the server makes the change once and returns its first reply
   * to a repeated key. Only for callers with an identity.
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
  /** For a row that needs a manager. */
  manages?(request: InferOutput<Body['request']>): Managed
}

type Schemas = typeof schemas

/** A row whose bodies are the schemas of its name. Declarations contain the name instead of the schemas. */
export interface Row<
  Name extends keyof Schemas,
  Of extends Kind,
  Needs extends Caller,
  Key extends boolean,
> extends Endpoint<Name, Schemas[Name], Of, Needs, Key> {}

/**
 * A row that only reads: it may be cached, retried and refetched. Failures show in place, not as a toast. Mark the call
 * as pure, so that an app that imports one row bundles no other.
 */
export const query = <Name extends keyof Schemas, Needs extends Caller, const Path extends `/${string}`>(
  name: Name,
  facts: Facts<Schemas[Name], Needs> &
    Filled<Schemas[Name], Path> &
    Limited<Schemas[Name]> &
    Manages<Schemas[Name], Needs>,
): Row<Name, 'query', Needs, false> => ({ ...facts, name, kind: 'query', shows: [], key: false })

/** A row that changes something. It is sent once per call. Mark the call as pure, like that of `query`. */
export const mutation = <
  Name extends keyof Schemas,
  Needs extends Caller,
  Key extends boolean,
  const Path extends `/${string}`,
>(
  name: Name,
  facts: ChangeFacts<Schemas[Name], Needs, Key> &
    Filled<Schemas[Name], Path> &
    Limited<Schemas[Name]> &
    Manages<Schemas[Name], Needs> &
    (Needs extends 'anyone' ? { readonly key: false } : unknown),
): Row<Name, 'mutation', Needs, Key> => ({ ...facts, name, kind: 'mutation' })

type BodiesOf<Of extends Endpoint> = NonNullable<Of['bodies']>

/** What a caller passes: fields with defaults may be left out. */
export type RequestOf<Of extends Endpoint> = InferInput<BodiesOf<Of>['request']>
/** What a handler receives: defaults are filled in. */
export type ParsedRequestOf<Of extends Endpoint> = InferOutput<BodiesOf<Of>['request']>
export type ReplyOf<Of extends Endpoint> = InferOutput<BodiesOf<Of>['reply']>
