import type { Command, Keyed, ReplyOf, RequestOf } from '@org/im-sdk/protocol'
import type { Who } from '../services/moderation/restriction-on'
import type { Change } from '../services/changes/change'
import type { Unstored } from './unstored'
import type { Connection, Session } from './gateway/connection'
import type { Im } from './im'
import { imError } from './im-error'
import type { Head } from './frames/read-frame'
import { whoOf } from './restrictions/restrictions'
import type { SplitReply } from './frames/wires'

/** Returns the reply, or throws an `ImError`. */
export type Handler<Row> = (request: RequestOf<Row>, call: Call) => Promise<ReplyOf<Row> | SplitReply>

/** The handler of a keyed row returns a change that the router runs once; see `answers.ts`. */
export type KeyedHandler<Row> = (
  request: RequestOf<Row>,
  call: Call,
) => Promise<Change<ReplyOf<Row> & object> | Unstored<ReplyOf<Row> & object>>

/** A handler for each row; a row without one does not compile. */
export type Handlers<Rows extends Readonly<Record<string, Command>>> = {
  readonly [Name in keyof Rows]: Rows[Name] extends Keyed ? KeyedHandler<Rows[Name]> : Handler<Rows[Name]>
}

/** The context of a request, besides its body. */
export class Call {
  constructor(
    readonly im: Im,
    readonly connection: Connection,
    readonly head: Head,
  ) {}

  /** Throws INTERNAL_AUTH_FAILED if the connection has no session. */
  get session(): Session {
    if (this.connection.session === null) throw imError('INTERNAL_AUTH_FAILED')
    return this.connection.session
  }

  get userID(): string {
    return this.session.user.userID
  }

  /** The caller's identity for mutes and bans. */
  get who(): Who {
    return whoOf(this.session, this.connection.output)
  }
}
