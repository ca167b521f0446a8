import { createHash } from 'node:crypto'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { restrictionsFor } from '../../store/identity/restrictions'
import { findSession } from '../../store/identity/sessions'
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
  readonly sessionID: number
}

export type Viewer = Visitor | GuestViewer | MemberViewer

export interface Credentials {
  readonly uid: string
  readonly token: string
}

/** Who calls. Anything forged, expired, banned, or of another user is a visitor. */
export const resolveViewer = async (context: Context, { uid, token }: Credentials): Promise<Viewer> => {
  if (token === '') return VISITOR
  if (isGuestID(uid)) {
    const { ok } = verifyUserSig(context.config, token, uid, seconds(context.clock))
    return ok && !(await isBanned(context, uid)) ? { kind: 'guest', userID: uid } : VISITOR
  }
  const session = await findSession(context.db, hashToken(token), seconds(context.clock))
  if (session === null || (uid !== '' && uid !== '0' && uid !== String(session.uid))) return VISITOR
  return { kind: 'member', uid: session.uid, userID: String(session.uid), token, sessionID: session.id }
}

const isBanned = async ({ db, clock }: Context, userID: string): Promise<boolean> =>
  (await restrictionsFor(db, userID, seconds(clock))).some(({ group_id, kind }) => group_id === '' && kind === 'ban')

const VISITOR: Visitor = { kind: 'visitor' }

/** Only this is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
