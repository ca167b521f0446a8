import { createHash } from 'node:crypto'
import type { Context } from '../context'
import { seconds } from '../ports/clock'
import { findSession } from '../store/sessions'
import { isGuestID } from './guest-id'
import { verifyUserSig } from './user-sig'

export interface Visitor {
  readonly kind: 'visitor'
}

export interface GuestViewer {
  readonly kind: 'guest'
  /** `g_…`, the user id in chat too. */
  readonly userID: string
}

export interface MemberViewer {
  readonly kind: 'member'
  readonly uid: number
  /** The uid as text: the user id in chat. */
  readonly userID: string
  /** The session's token, for answers that hand it back. */
  readonly token: string
}

export type Viewer = Visitor | GuestViewer | MemberViewer

export interface Credentials {
  readonly uid: string
  readonly token: string
}

/** Who calls. Anything forged, expired, or of another user is a visitor. */
export const resolveViewer = async (context: Context, { uid, token }: Credentials): Promise<Viewer> => {
  if (token === '') return VISITOR
  if (isGuestID(uid)) {
    const { ok } = verifyUserSig(context.config, token, uid, seconds(context.clock))
    return ok ? { kind: 'guest', userID: uid } : VISITOR
  }
  const member = await findSession(context.db, hashToken(token), seconds(context.clock))
  if (member === null || (uid !== '' && uid !== '0' && uid !== String(member))) return VISITOR
  return { kind: 'member', uid: member, userID: String(member), token }
}

const VISITOR: Visitor = { kind: 'visitor' }

/** Only this is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
