import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { findAccount, giveThirdMember } from '../../store/identity/accounts'
import { isMemberID } from '../../store/identity/member-id'
import { blocks } from '../../store/im/strangers'
import { siteConfig } from '../../store/ops/site-config'
import { isGuestID } from '../auth/guest-id'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import type { Site } from '../sites/sites'

/** The id by which partners know a member, which is random and stays. */
export const thirdMember = async ({ db, random }: Context, uid: number): Promise<string> =>
  giveThirdMember(db, uid, Buffer.from(random.bytes(12)).toString('hex'))

/** When a member was last online, unless the member hides it, from all or from a user whom it blocks. */
export const lastOnline = async ({ db }: Context, userID: string, viewer: string): Promise<number> => {
  if (isGuestID(userID)) return 0
  const account = isMemberID(userID) ? await findAccount(db, Number(userID)) : null
  if (account === null) throw new Refusal('notFound')
  return account.hides_online || (await blocks(db, userID, viewer)) ? 0 : account.last_online
}

/** Whom a member may write to for help. */
export const helpersOf = async (
  { db }: Context,
  uid: number,
  site: Site,
): Promise<ReplyOf<Endpoints['getUserThirdPrivateAgent']>> => {
  const [account, { customer_id }] = await Promise.all([findAccount(db, uid), siteConfig(db, site)])
  return { customer_id: typeof customer_id === 'string' ? customer_id : '', agentid: account?.invited_by ?? 0 }
}
