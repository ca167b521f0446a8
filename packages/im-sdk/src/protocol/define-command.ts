import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** At most `count` calls within any `perMs` milliseconds, per command. Rule: IM-13. */
export interface FrequencyLimit {
  readonly count: number
  readonly perMs: number
}

/** How many messages a server accepts: from one user to all conversations, and in one chat room. */
export interface SendLimits {
  readonly guest: FrequencyLimit
  readonly member: FrequencyLimit
  readonly room?: {
    /** From all members except the owner. */
    readonly all: FrequencyLimit
    /**
     * The share of `room` for all guests, and for guests of one network: guest accounts cost nothing, so guests must
     * not fill a room.
     */
    readonly guests: FrequencyLimit
    readonly guestsOfNetwork: FrequencyLimit
  }
}

/**
 * Facts of a command that only servers and documents read, so no client bundle contains them: a summary, the shapes
 * of its bodies in camelCase (the wire uses PascalCase, see `wire-names.ts`), and its send limits.
 */
export interface CommandSchema {
  /** For the generated pages. */
  readonly summary: string
  readonly request: GenericSchema
  readonly reply: GenericSchema
  /** The operator's `cmd_frequency_limit` replaces `guest` and `member`. */
  readonly sends?: SendLimits
}

/** The same facts of a push. */
export interface PushSchema {
  readonly summary: string
  readonly body: GenericSchema
}

/** The kinds of reply fields that a client checks. All numbers are counts or times: whole and not negative. */
export type FieldKind = 'array' | 'string' | 'number' | 'object'

/**
 * What happens to a request if the connection is lost before its reply arrives.
 *
 * - `safe`: it is sent again. Repeating it leaves the same state and returns the same reply.
 * - `keyed`: it is sent again with the same request key. The server stores the reply with the change and returns it
 * for a
 * repeated key.
 * - `never`: it fails with NETWORK_ERROR, as without a connection. The next session issues a new request.
 */
export type Retry = 'safe' | 'keyed' | 'never'

export interface CommandFacts {
  /** The `servcmd` in the frame's head: `area.verb_noun`. The names are ours (rules IM-2 and IM-3). */
  readonly wire: `${string}.${string}`
  readonly retry: Retry
  /** Milliseconds until NETWORK_TIMEOUT. Default: 15 s. Rule: IM-5. */
  readonly timeoutMs?: number
  readonly limit?: FrequencyLimit
  /** The command is allowed before login. */
  readonly beforeLogin?: true
  /** The ability (a bit of `ABILITY`) that the app must have purchased. */
  readonly ability?: number
  /** Critical for the connection: bypasses the queue, frequency limits and the server's overload pushes. */
  readonly vital?: true
  /** The fields that the engine needs in a reply. A reply without them is REPLY_INVALID. */
  readonly needs?: Readonly<Partial<Record<string, FieldKind>>>
}

type KindOf<T> = T extends readonly unknown[]
  ? 'array'
  : T extends string
    ? 'string'
    : T extends number
      ? 'number'
      : 'object'

/** Only fields of the reply can be listed, each with the kind of its schema. */
interface FactsOf<Schema extends CommandSchema> extends CommandFacts {
  readonly needs?: { readonly [Key in keyof InferOutput<Schema['reply']>]?: KindOf<InferOutput<Schema['reply']>[Key]> }
}

/**
 * One row of the catalogue. The body types come from the schema of the same name as types only, so client bundles
 * contain no schema code.
 */
export interface Command<Schema extends CommandSchema> extends CommandFacts {
  readonly schema?: Schema
}

/** Marks the rows whose replies a server keeps. */
export interface Keyed {
  readonly retry: 'keyed'
}

interface DefineCommand {
  <Schema extends CommandSchema>(facts: FactsOf<Schema> & Keyed): Command<Schema> & Keyed
  <Schema extends CommandSchema>(facts: FactsOf<Schema>): Command<Schema>
}

export const command: DefineCommand = <Facts>(facts: Facts): Facts => facts

/** What a caller passes: fields with a default may be left out. */
export type RequestInputOf<C> = C extends Command<infer Schema> ? InferInput<Schema['request']> : never
/** What a handler receives: defaults are filled in. */
export type RequestOf<C> = C extends Command<infer Schema> ? InferOutput<Schema['request']> : never
export type ReplyOf<C> = C extends Command<infer Schema> ? InferOutput<Schema['reply']> : never
