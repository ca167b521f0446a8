import { SYSTEM_USER } from '../../services/chat/group-notices'
import type { Im } from '../im'
import { imError } from '../im-error'

/** Throws INVALID_ID if the user has no conversation with such a peer: a user, or the system with its notices. */
export const requirePeer = async ({ identities }: Pick<Im, 'identities'>, peer: string): Promise<void> => {
  if (peer !== SYSTEM_USER && (await identities.find(peer)) === null) throw imError('INVALID_ID')
}
