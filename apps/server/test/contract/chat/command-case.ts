import type { CommandName, Commands, ErrorName, Keyed, RequestInputOf } from '@org/im-sdk/protocol'
import type { Actor } from '../../authorisation/actor'
import type { Caller, Swap } from '../../authorisation/callers'
import type { World } from '../../authorisation/world'
import type { ProtocolClient } from '../../protocol-client'
import type { KeyedWorld } from './keyed-world'

/** `ok` or the name of an error. */
export type Outcome = ErrorName | 'ok'
export type Outcomes = Readonly<Record<Swap, Outcome>>
export type Refusals = Readonly<Partial<Record<Caller, Outcome>>>
export type Body = Readonly<Record<string, unknown>>

/** One request of a command, and what each caller gets. */
export interface CommandRequest<Request = Body> {
  readonly request: (world: World, actor: Actor) => Request | Promise<Request>
  /** What goes with the frame, if it is not the whole credential. */
  readonly head?: (head: Actor['head']) => Actor['head']
  /** What callers with a valid credential get, `ok` if it is left out; others get INTERNAL_AUTH_FAILED. */
  readonly refuses?: Refusals
  /** By field with an id: what a member gets that swaps it. */
  readonly swaps?: { readonly [Field in keyof Request]?: Outcomes }
  /** By field: the ids, where they differ from those of `swapped-ids.ts`. In a list one replaces its items. */
  readonly swapped?: { readonly [Field in keyof Request]?: (world: World) => Readonly<Partial<Record<Swap, unknown>>> }
}

/** A request that changes something once, and how often it has. */
interface KeyedRequest {
  readonly body: object
  readonly done: () => Promise<number>
}

/** What the loops of the tests read of each command. */
export interface AnyCommandCase {
  /** The tables that an accepted request may change, of the caller's own rows. */
  readonly changes: readonly string[]
  /** By a description of the request. */
  readonly cases: Readonly<Record<string, CommandRequest>>
  readonly namesOnly?: readonly string[]
  readonly goesFirst?: true
  readonly keyed?: (world: KeyedWorld, client: ProtocolClient) => Promise<KeyedRequest>
}

/** Only a row that is keyed has such a request, and it must. */
type WithKeyed<Name extends CommandName> = Commands[Name] extends Keyed
  ? { readonly keyed: (world: KeyedWorld, client: ProtocolClient) => Promise<KeyedRequest> }
  : { readonly keyed?: never }

type CommandCase<Name extends CommandName> = {
  readonly changes: readonly string[]
  readonly cases: Readonly<Record<string, CommandRequest<RequestInputOf<Commands[Name]>>>>
  /** The test sends it before all others, because they leave it nothing to do. */
  readonly goesFirst?: true
  /** Fields whose ids only name who may see or is mentioned, or messages to quote, which tests of mergers swap. */
  readonly namesOnly?: readonly (keyof RequestInputOf<Commands[Name]>)[]
} & WithKeyed<Name>

/** A record for each row of a noun: a command without one does not compile. */
export type CasesOf<Rows> = { readonly [Name in keyof Rows & CommandName]: CommandCase<Name> }
