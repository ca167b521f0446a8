import { anyError as imError } from '../protocol/any-error'
import type { RequestHead } from '../protocol/envelope'
import type { Reply } from '../rpc/caller'
import type { FakeSession } from './fake-session'

/** The credentials that the fake server accepts. */
export interface FakeProofs {
  /** Refused signatures. All others are accepted. */
  readonly refusedSigs: Set<string>
  /** The access keys issued so far; `expiresAt` in epoch seconds. */
  readonly accessKeys: Map<string, { readonly userID: string; readonly expiresAt: number }>
}

/** The reply to a login. */
export interface FakeWelcome {
  readonly sessionSeconds: number
  readonly helloInterval: number
  readonly purchaseBits: string
}

/**
 * A login by signature, or by access key; the latter ends when the login that issued the key ends. `now` is in epoch
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
