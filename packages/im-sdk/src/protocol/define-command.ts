import type { InferInput, InferOutput } from 'valibot'
import type { CommandSchema, FrequencyLimit } from './command-schema'
import type { commandSchemas } from './schemas'

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

/** Refuses a schema that lacks a fact. */
type Checked<All extends Readonly<Record<keyof All, CommandSchema>>> = All
type Schemas = Checked<typeof commandSchemas>
export type CommandName = keyof Schemas

/** Only fields of the reply can be listed, each with the kind of its schema. */
interface FactsOf<Name extends CommandName> extends CommandFacts {
  readonly needs?: {
    readonly [Key in keyof InferOutput<Schemas[Name]['reply']>]?: KindOf<InferOutput<Schemas[Name]['reply']>[Key]>
  }
}

/**
 * One row of the catalogue. The body types come from the schemas of its name as types only, so client bundles contain
 * no schema code.
 */
export interface Command<Name extends CommandName = CommandName, Again extends Retry = Retry> extends CommandFacts {
  /** Only in the type. */
  readonly name?: Name
  readonly retry: Again
}

/** A row for each schema. */
export type CommandRows = { readonly [Name in CommandName]: Command<Name> }

/** Marks the rows whose replies a server keeps. */
export interface Keyed {
  readonly retry: 'keyed'
}

/** The rows of a noun by name. A row takes the schemas of its name. */
export function commandRows<const Retries extends Partial<Record<CommandName, Retry>>>(rows: {
  readonly [Name in keyof Retries]: Name extends CommandName ? FactsOf<Name> & { readonly retry: Retries[Name] } : never
}): { readonly [Name in keyof Retries & CommandName]: Command<Name, Retries[Name] & Retry> }
export function commandRows(rows: object): object {
  return rows
}

/** What a caller passes: fields with a default may be left out. */
export type RequestInputOf<Row> = Row extends Command<infer Name> ? InferInput<Schemas[Name]['request']> : never
/** What a handler receives: defaults are filled in. */
export type RequestOf<Row> = Row extends Command<infer Name> ? InferOutput<Schemas[Name]['request']> : never
export type ReplyOf<Row> = Row extends Command<infer Name> ? InferOutput<Schemas[Name]['reply']> : never
