import { createHash } from 'node:crypto'
import type { Managed } from '@org/api-client/contract'
import { instant, isVip } from '@org/domain'
import { can } from '@org/im-sdk/protocol'
import type { Context } from '../context'
import { seconds } from '../../ports/clock'
import { chatOfAnchor } from '../../store/live/chat-of-anchor'
import { isBannedEverywhere } from '../../store/identity/restrictions'
import { findSession, noteSeen } from '../../store/identity/sessions'
import { findGroup } from '../../store/im/groups'
import { roleInGroup } from '../chat/role-in-group'
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
  /** The session's token, for replies that contain it. */
  readonly token: string
  readonly sessionID: number
  readonly isVip: boolean
  readonly isAnchor: boolean
  readonly isMaster: boolean
  /**
   * Whether the viewer is the owner or an admin of the room or group in the request. False if the row needs no manager.
   */
  readonly isManager: boolean
}

/** The caller of a row of the contract. Operators use the command line instead. */
export type Viewer = Visitor | GuestViewer | MemberViewer

/** '' for a visitor, who has no user id. */
export const userIDOf = (viewer: Viewer): string => (viewer.kind === 'visitor' ? '' : viewer.userID)

export interface Credentials {
  readonly uid: string
  readonly token: string
}

/**
 * Resolves the caller with its current roles. Forged, expired, banned or foreign credentials make a visitor. `managed`
 * is the room or group that the row finds in its request, `network` that of the caller.
 */
export const resolveViewer = async (
  context: Context,
  { uid, token }: Credentials,
  { managed, network }: { readonly managed: Managed | null; readonly network: string },
): Promise<Viewer> => {
  if (token === '') return VISITOR
  const now = seconds(context.clock)
  if (isGuestID(uid)) {
    const { ok } = verifyUserSig(context.config, token, uid, now)
    return ok && !(await isBannedEverywhere(context.db, uid, now)) ? { kind: 'guest', userID: uid } : VISITOR
  }
  const session = await findSession(context.db, hashToken(token), now)
  if (session === null || (uid !== '' && uid !== '0' && uid !== String(session.uid))) return VISITOR
  await noteSeen(context.db, session, network, now)
  const userID = String(session.uid)
  return {
    kind: 'member',
    uid: session.uid,
    userID,
    token,
    sessionID: session.id,
    isVip: isVip(session, instant(now)),
    isAnchor: session.is_anchor === 1,
    isMaster: session.is_master,
    isManager: managed !== null && (await manages(context, userID, managed)),
  }
}

const manages = async ({ db }: Context, userID: string, managed: Managed): Promise<boolean> => {
  const group = 'room' in managed ? await chatOfAnchor(db, managed.room) : await findGroup(db, managed.group)
  return group !== null && can({ role: await roleInGroup(db, group, userID) }, 'manage', group)
}

const VISITOR: Visitor = { kind: 'visitor' }

/** Only the hash is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
