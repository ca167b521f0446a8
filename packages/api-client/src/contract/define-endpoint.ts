import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** Cached answers are kept and dropped by these nouns. */
export const TAGS = ['user', 'task', 'match', 'attention', 'live', 'config'] as const
export type Tag = (typeof TAGS)[number]

/** Who may call: anyone, a guest or member, a member. */
export type Caller = 'anyone' | 'guest' | 'member'

export interface EndpointFacts<
  Request extends GenericSchema,
  Reply extends GenericSchema,
  Viewer extends Caller = Caller,
> {
  readonly method: 'GET' | 'POST'
  /** `:name` segments are filled from the request's field of that name. */
  readonly path: `/${string}`
  readonly summary: string
  /**
   * The fields beside the common ones (token, uid, lang, …). GET fields travel in the query, so their schemas read
   * text.
   */
  readonly request: Request
  /** The `data` of the reply envelope. */
  readonly reply: Reply
  readonly viewer: Viewer
  /** The reply is bytes of this type and has no envelope. */
  readonly binary?: 'image/png'
  /** No 加载中... toast. Removed before sending. Source: app.md §7. */
  readonly hideLoading?: true
  /**
   * No toast on failure: of every row that reads, and of changes that say so. Removed before sending. Source: app.md
   * §7, §8, decisions 52.
   */
  readonly noToast?: true
  readonly provides?: readonly Tag[]
  readonly invalidates?: readonly Tag[]
}

export interface Endpoint<
  Request extends GenericSchema = GenericSchema,
  Reply extends GenericSchema = GenericSchema,
  Kind extends 'query' | 'mutation' = 'query' | 'mutation',
  Viewer extends Caller = Caller,
> extends EndpointFacts<Request, Reply, Viewer> {
  readonly kind: Kind
}

/** A row that only reads: cached, retried and refetched at will; what fails is said in its own place, not by a toast. */
export const query = <Request extends GenericSchema, Reply extends GenericSchema, Viewer extends Caller>(
  facts: Omit<EndpointFacts<Request, Reply, Viewer>, 'noToast'>,
): Endpoint<Request, Reply, 'query', Viewer> => ({ ...facts, kind: 'query', noToast: true })

/** A row that changes something: sent once a call. */
export const mutation = <Request extends GenericSchema, Reply extends GenericSchema, Viewer extends Caller>(
  facts: EndpointFacts<Request, Reply, Viewer>,
): Endpoint<Request, Reply, 'mutation', Viewer> => ({ ...facts, kind: 'mutation' })

/** What a caller passes: defaults may be left out. */
export type RequestOf<E> = E extends Endpoint<infer Request, GenericSchema> ? InferInput<Request> : never
/** What a handler gets: defaults are filled in. */
export type ParsedRequestOf<E> = E extends Endpoint<infer Request, GenericSchema> ? InferOutput<Request> : never
export type ReplyOf<E> = E extends Endpoint<GenericSchema, infer Reply> ? InferOutput<Reply> : never
