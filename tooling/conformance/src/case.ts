import type { CommandName, ErrorName, PushName } from '@org/im-sdk/protocol'
import type { Request } from './bodies'
import type { Like } from './like'
import type { Stage, User } from './stage'

/** What a second client sees of an accepted request. */
export type Seen =
  | { readonly kind: 'push'; readonly by: User; readonly name: PushName; readonly like: Like }
  | {
      readonly kind: 'state'
      readonly by: User
      readonly name: CommandName
      readonly body: object
      readonly like: Like
    }
  | { readonly kind: 'nothing'; readonly reason: string }

/** A request that differs in these fields, sent by the same user unless another is named, and its error. */
export type Refusal<Name extends CommandName> = readonly [change: Partial<Request<Name>>, error: ErrorName, by?: User]

/** A valid request. */
export interface Step<Name extends CommandName> {
  /** Ann, unless another is named. */
  readonly by?: User
  readonly request: Request<Name>
  /** Fields of the frame's head. */
  readonly head?: object
  /** What the answer has, besides the shape of its schema. */
  readonly answer?: Like
  /** The request is valid, and this server has to refuse it in this way or accept it. */
  readonly mayRefuse?: ErrorName
  readonly seen: readonly Seen[]
}

export interface Plan<Name extends CommandName> extends Step<Name> {
  /** Other valid requests, after it: what takes it back, and other kinds of conversations. */
  readonly more?: readonly Step<Name>[]
  readonly refused?: readonly Refusal<Name>[]
  /** Between the refused requests, which may take minutes, and the valid one. */
  readonly ready?: () => Promise<unknown>
  /** Takes back what would be in the way of other cases. */
  readonly after?: () => Promise<unknown>
}

/** Makes what the request needs, by commands alone, and says what is to happen. */
export type Case<Name extends CommandName> = (stage: Stage) => Promise<Plan<Name>> | Plan<Name>
/** A case for each command of a noun. */
export type Cases<Name extends CommandName> = { readonly [Key in Name]: Case<Key> }

export const pushed = (by: User, name: PushName, like: Like): Seen => ({ kind: 'push', by, name, like })
/** The other client asks for the state until it is so. */
export const reads = <Name extends CommandName>(by: User, name: Name, body: Request<Name>, like: Like): Seen => ({
  kind: 'state',
  by,
  name,
  body,
  like,
})
export const unseen = (reason: string): readonly Seen[] => [{ kind: 'nothing', reason }]
