import { anyError as imError } from '../protocol/any-error'
import type { RequestHead } from '../protocol/envelope'
import type { Reply } from '../rpc/caller'
import type { FakeSession } from './fake-session'

/** What the fake server takes as proof of who somebody is. */
export interface FakeProofs {
  /** Signatures that are no longer taken; all others are. */
  readonly refusedSigs: Set<string>
  /** Given out so far; `expiresAt` in epoch seconds. */
  readonly accessKeys: Map<string, { readonly userID: string; readonly expiresAt: number }>
}

/** What it tells and grants whoever logs in. */
export interface FakeWelcome {
  readonly sessionSeconds: number
  readonly helloInterval: number
  readonly purchaseBits: string
}

/**
 * A login by access key, which ends when the login that has given the key does, or by signature. `now` is in epoch
 * seconds.
 */
export const logIn = (
  session: FakeSession,
  head: RequestHead,
  { refusedSigs, accessKeys }: FakeProofs,
  { sessionSeconds, helloInterval, purchaseBits }: FakeWelcome,
  now: number,
): Reply<'login'> => {
  const known = head.a2 === undefined ? null : accessKeys.get(head.a2)
  const isTaken =
    known === null
      ? head.usersig !== undefined && head.usersig !== '' && !refusedSigs.has(head.usersig)
      : known?.userID === head.identifier && known.expiresAt > now
  if (!isTaken) throw imError('LOGIN_FAIL')
  const expiresAt = known?.expiresAt ?? now + sessionSeconds
  Object.assign(session, { userID: head.identifier, expiresAt })
  const a2Key = head.a2 ?? `a2-${head.identifier}-${accessKeys.size}`
  accessKeys.set(a2Key, { userID: head.identifier, expiresAt })
  return {
    a2Key,
    tinyID: `tiny-${head.identifier}`,
    helloInterval,
    instanceID: head.instanceid,
    timeStamp: now,
    customStatus: '',
    purchaseBits,
    expiresIn: Number.isFinite(expiresAt) ? expiresAt - now : 0,
  }
}
