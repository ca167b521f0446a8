import type { Caller } from '@org/api-client/contract'
import type { MemberViewer, Viewer } from '../services/auth/viewer'
import { Refusal } from '../services/refusal'

/** Throws the refusal unless the viewer meets the requirement of the call. */
export const admit = (needs: Caller, viewer: Viewer): void => {
  if (needs === 'anyone') return
  if (viewer.kind === 'visitor') throw new Refusal('loginExpired')
  if (needs === 'guest') return
  if (viewer.kind === 'guest') throw new Refusal('membersOnly')
  if (!HOLDS[needs](viewer)) throw new Refusal('notAllowed')
}

/** The role that the member needs. */
const HOLDS: Readonly<Record<Exclude<Caller, 'anyone' | 'guest'>, (member: MemberViewer) => boolean>> = {
  member: () => true,
  vip: ({ isVip }) => isVip,
  anchor: ({ isAnchor }) => isAnchor,
  manager: ({ isManager }) => isManager,
  master: ({ isMaster }) => isMaster,
}
