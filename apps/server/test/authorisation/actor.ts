import type { StoredMessage } from '@org/im-sdk/protocol'
import type { ImClient } from '../im-client'

/** A caller of a command, with its data. */
export interface Actor {
  readonly userID: string
  /** What goes with each frame. */
  readonly head: { readonly usersig?: string; readonly a2?: string; readonly identifier?: string }
  readonly client: ImClient
  readonly pollKey: string
  readonly cookie: string
  /** That was sent to the peer. */
  readonly message: StoredMessage
  readonly coverUrl: string
}
