import type { Caller } from '@org/api-client/contract'
import type { Viewer } from '../services/auth/viewer'
import type { Context } from '../services/context'
import { seconds } from '../ports/clock'
import { type Account, findAccount } from '../store/identity/accounts'
import { Refusal } from '../services/refusal'

/** Lets a viewer through to a call that needs this, or throws the refusal. */
export const admit = async (context: Context, needs: Caller, viewer: Viewer): Promise<void> => {
  if (needs === 'anyone') return
  if (viewer.kind === 'visitor') throw new Refusal('loginExpired')
  if (needs === 'guest') return
  if (viewer.kind === 'guest') throw new Refusal('membersOnly')
  const isInRole = ROLES[needs]
  if (isInRole === null) return
  const account = await findAccount(context.db, viewer.uid)
  if (account === null || !isInRole(account, seconds(context.clock))) throw new Refusal('notAllowed')
}

/** What a member must be; null where membership is enough here. */
const ROLES: Readonly<
  Record<Exclude<Caller, 'anyone' | 'guest'>, ((account: Account, now: number) => boolean) | null>
> = {
  member: null,
  vip: ({ vip_date }, now) => vip_date > now,
  anchor: ({ is_anchor }) => is_anchor === 1,
  // Of the room or group that the request names: the handler looks it up.
  manager: null,
  // No account is one until applications are taken.
  master: () => false,
}
