import { createHash } from 'node:crypto'
import { verifyUserSig } from '../../services/auth/user-sig'
import { seconds } from '../../ports/clock'
import { findImSession, noteSeen, type ImSessionRow } from '../../store/im/im-sessions'
import { isSigValid, type SigFacts } from '../../store/identity/sigs'
import type { Identity } from './identities'
import type { Im } from '../im'
import { imError } from '../im-error'
import type { Head } from '../frames/read-frame'

export interface UserSigCredential {
  readonly kind: 'userSig'
  readonly user: Identity
  readonly expiresAt: number
  readonly sig: SigFacts
}

export type Credential =
  | UserSigCredential
  | {
      readonly kind: 'accessKey'
      readonly user: Identity
      readonly expiresAt: number
      readonly sessionID: number
      readonly accessKey: string
    }

/**
 * The user of a login. Checks the access key first and, if it is no longer valid, the signature. Throws LOGIN_FAIL for
 * an invalid signature, INTERNAL_AUTH_FAILED for only an invalid key, and KICKED_OUT_… for a key whose session was
 * ended by another login.
 */
export const authenticate = async (im: Im, head: Head, instanceID: string): Promise<Credential> => {
  if (head.a2 !== '') {
    const credential = await byAccessKey(im, head, instanceID)
    if (credential !== null) return credential
    if (head.usersig === '') throw imError('INTERNAL_AUTH_FAILED')
  }
  const check = verifyUserSig(im.context.config, head.usersig, head.identifier, seconds(im.context.clock))
  const user = check.ok ? await im.identities.find(head.identifier) : null
  if (!check.ok || user === null || !(await isSigValid(im.context.db, user.userID, check))) throw imError('LOGIN_FAIL')
  return { kind: 'userSig', user, expiresAt: check.expiresAt, sig: check }
}

const byAccessKey = async (im: Im, head: Head, instanceID: string): Promise<Credential | null> => {
  const row = await findImSession(im.context.db, hashKey(head.a2))
  if (row === null || row.user_id !== head.identifier || row.instance_id !== instanceID) return null
  if (row.platform !== head.platform || row.expires_at <= seconds(im.context.clock)) return null
  // A login by the signature would kick out the other device in turn.
  checkNotKicked(row)
  const user = await im.identities.find(row.user_id)
  if (user === null) return null
  await noteSeen(im.context.db, row, seconds(im.context.clock))
  return { kind: 'accessKey', user, expiresAt: row.expires_at, sessionID: row.id, accessKey: head.a2 }
}

/** Throws a KICKED_OUT_… error if the session was ended by another login. */
export const checkNotKicked = ({ kick_type }: Pick<ImSessionRow, 'kick_type'>): void => {
  if (kick_type !== 0) throw imError(KICKED_OUT_BY[kick_type])
}

const KICKED_OUT_BY = {
  1: 'KICKED_OUT_MULTIPLE_ACCOUNTS',
  2: 'KICKED_OUT_MULTIPLE_DEVICES',
  3: 'KICKED_OUT_REST_API',
} as const

export const hashKey = (accessKey: string): Buffer => createHash('sha256').update(accessKey).digest()
