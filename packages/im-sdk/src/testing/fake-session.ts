import type { Commands } from '../protocol/commands'
import type { CommandName, RequestOf } from '../protocol/define-command'
import type { RequestHead } from '../protocol/envelope'
import { pushes, type PushBodies, type PushName } from '../protocol/pushes'
import type { Reply } from '../rpc/caller'
import type { FakePeer } from './fake-peer'
import { answerFrame } from './fake-wire'

/** A connection of the fake server and its user. */
export interface FakeSession {
  readonly peer: FakePeer
  /** Empty before the login. */
  userID: string
  /** Epoch seconds. */
  expiresAt: number
}

/** Handles a command. If it throws an `ImError`, the request is refused with it. */
export type FakeHandler<Name extends CommandName> = (
  body: RequestOf<Commands[Name]>,
  session: FakeSession,
  head: RequestHead,
) => Reply<Name> | Promise<Reply<Name>>

export type FakeHandlers = { [Name in CommandName]: FakeHandler<Name> }

export const pushTo = <Name extends PushName>({ peer }: FakeSession, name: Name, body: PushBodies[Name]): void =>
  peer.send(answerFrame(peer, { servcmd: pushes[name].wire }, body))
