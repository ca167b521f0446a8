import type { Caller, CommonFields, Endpoint, ParsedRequestOf, ReplyOf } from '@org/api-client/contract'
import type { GuestViewer, MemberViewer, Viewer } from '../services/auth/viewer'
import type { Change } from '../services/changes/change'
import type { Context } from '../services/context'
import type { Site } from '../services/sites/sites'
import type { Language } from '../services/language'
import type { WrittenReply } from '../services/written-reply'

/** The context of a call, besides its request. */
export interface Call<Who extends Viewer = Viewer> {
  readonly context: Context
  readonly viewer: Who
  readonly lang: Language
  /** The caller's IPv4 address or IPv6 network, for limits. */
  readonly network: string
  /** The browser and the system of the caller; empty if unknown. */
  readonly device: string
  readonly common: CommonFields
  /** The site of the requested host. */
  readonly site: Site
}

/** The viewers that a row with this caller admits. */
export type ViewerOf<Needs extends Caller> = Needs extends 'anyone'
  ? Viewer
  : Needs extends 'guest'
    ? GuestViewer | MemberViewer
    : MemberViewer

/**
 * Returns the reply, or throws a `Refusal`. For a row with a key it returns a change, which runs once: its reply is
 * stored in its transaction. What proves the caller, and counts tries that no rollback takes back, comes before the change.
 */
export type Handler<Row extends Endpoint> = (
  request: ParsedRequestOf<Row>,
  call: Call<ViewerOf<Row['needs']>>,
) => Row['key'] extends true
  ? Change<ReplyOf<Row> & object> | Promise<Change<ReplyOf<Row> & object>>
  : Promise<ReplyOf<Row> | WrittenReply<ReplyOf<Row>>> | ReplyOf<Row>

/** A handler for each row; a row without one does not compile. */
export type Handlers<Rows extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Rows]: Handler<Rows[Name]>
}
