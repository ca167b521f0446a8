import { createHash } from 'node:crypto'
import { verifyUserSig } from '../auth/user-sig'
import { seconds } from '../ports/clock'
import { findImSession } from '../store/im-sessions'
import type { Identity } from './identities'
import type { Im } from './im'
import { imError } from './im-error'
import type { Head } from './read-frame'
import { KICKED } from './sessions'
import type { Connection } from './connection'

export type Credential =
  | { readonly kind: 'userSig'; readonly user: Identity; readonly expiresAt: number }
  | {
      readonly kind: 'accessKey'
      readonly user: Identity
      readonly expiresAt: number
      readonly sessionID: number
      readonly accessKey: string
    }

/**
 * Who logs in. An access key comes first, and where it is no longer valid the signature. Throws LOGIN_FAIL for a refused
 * signature, INTERNAL_AUTH_FAILED for a refused key alone.
 */
export const authenticate = async (
  im: Im,
  connection: Connection,
  head: Head,
  instanceID: string,
): Promise<Credential> => {
  if (head.a2 !== '') {
    const credential = await byAccessKey(im, connection, head, instanceID)
    if (credential !== null) return credential
    if (head.usersig === '') throw imError('INTERNAL_AUTH_FAILED')
  }
  const check = verifyUserSig(im.context.config, head.usersig, head.identifier, seconds(im.context.clock))
  const user = check.ok ? await im.identities.find(head.identifier) : null
  if (!check.ok || user === null) throw imError('LOGIN_FAIL')
  return { kind: 'userSig', user, expiresAt: check.expiresAt }
}

const byAccessKey = async (
  im: Im,
  connection: Connection,
  head: Head,
  instanceID: string,
): Promise<Credential | null> => {
  const row = await findImSession(im.context.db, hashKey(head.a2))
  if (row === null || row.user_id !== head.identifier || row.instance_id !== instanceID) return null
  if (row.platform !== head.platform || row.expires_at <= seconds(im.context.clock)) return null
  if (row.kicked) {
    // Were it let in by its signature it would kick the other device in turn.
    connection.link.send(KICKED.frame(connection.link.wire))
    throw imError('INTERNAL_AUTH_FAILED', 'The account was used to log in on another device.')
  }
  const user = await im.identities.find(row.user_id)
  if (user === null) return null
  return { kind: 'accessKey', user, expiresAt: row.expires_at, sessionID: row.id, accessKey: head.a2 }
}

export const hashKey = (accessKey: string): Buffer => createHash('sha256').update(accessKey).digest()
