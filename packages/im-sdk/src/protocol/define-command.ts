import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/**
 * At most `count` calls within any `perMs` milliseconds, counted per command. Source: im.md §9 Command frequency
 * limits.
 */
export interface FrequencyLimit {
  readonly count: number
  readonly perMs: number
}

/** How many messages a server takes from one user, wherever they go, and by what a chat room is kept readable. */
export interface SendLimits {
  readonly guest: FrequencyLimit
  readonly member: FrequencyLimit
  readonly room?: {
    /** Of all who are in it but its owner. */
    readonly all: FrequencyLimit
    /** Of that, what all guests may take, and those of one network: guests cost nothing to make, and fill no room. */
    readonly guests: FrequencyLimit
    readonly guestsOfNetwork: FrequencyLimit
  }
}

/**
 * What only servers and documents read of a command, so that no client bundle has it: what it does in words, the shapes
 * of its bodies, in camelCase (the wire has PascalCase, see `wire-names.ts`), and what may be sent with it.
 */
export interface CommandSchema {
  /** For the generated pages. */
  readonly summary: string
  readonly request: GenericSchema
  readonly reply: GenericSchema
  /** The operator's `cmd_frequency_limit` stands in place of `guest` and `member`. */
  readonly sends?: SendLimits
}

/** The same of a push. */
export interface PushSchema {
  readonly summary: string
  readonly body: GenericSchema
}

/**
 * What a field of a reply is, as far as a client looks before it goes on. All numbers are counts or moments: whole, and
 * not negative.
 */
export type FieldKind = 'array' | 'string' | 'number' | 'object'

/**
 * What becomes of a request when the connection goes before its answer has come.
 *
 * - `safe`: it is sent again. Asked twice, it leaves the same state and gives the same answer.
 * - `keyed`: it is sent again under the same request key. The server keeps the answer with the change, and whoever asks
 *   again under that key gets it.
 * - `never`: it fails with NETWORK_ERROR, as it does without a connection. A new session does it anew.
 */
export type Retry = 'safe' | 'keyed' | 'never'

export interface CommandFacts {
  /** The `servcmd` of the frame's head: `area.verb_noun`. Names are ours (decisions 3 and 4). */
  readonly wire: `${string}.${string}`
  readonly retry: Retry
  /** Milliseconds until NETWORK_TIMEOUT; 15 s when left out. Source: im.md §7 Request time-outs. */
  readonly timeoutMs?: number
  readonly limit?: FrequencyLimit
  /** Allowed before login. */
  readonly beforeLogin?: true
  /** A bit of `ABILITY`: what the app must have purchased. */
  readonly ability?: number
  /** The engine lives by it: neither a full queue, nor limits, nor the server's overload pushes hold it back. */
  readonly vital?: true
  /** What a reply must hold for the engine to go on with it; anything less is REPLY_INVALID. */
  readonly needs?: Readonly<Partial<Record<string, FieldKind>>>
}

type KindOf<T> = T extends readonly unknown[]
  ? 'array'
  : T extends string
    ? 'string'
    : T extends number
      ? 'number'
      : 'object'

/** Only fields of the reply can be needed, each as what its schema says. */
interface FactsOf<Schema extends CommandSchema> extends CommandFacts {
  readonly needs?: { readonly [Key in keyof InferOutput<Schema['reply']>]?: KindOf<InferOutput<Schema['reply']>[Key]> }
}

/**
 * One row of the catalogue. Its body types come from the schema of the same name, as types only: no schema code reaches
 * a client bundle.
 */
export interface Command<Schema extends CommandSchema> extends CommandFacts {
  readonly schema?: Schema
}

/** Marks the rows whose answers a server keeps. */
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
/** What a handler gets, defaults filled in. */
export type RequestOf<C> = C extends Command<infer Schema> ? InferOutput<Schema['request']> : never
export type ReplyOf<C> = C extends Command<infer Schema> ? InferOutput<Schema['reply']> : never
