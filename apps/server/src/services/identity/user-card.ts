import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { nameFor } from '@org/domain'
import { findAccount } from '../../store/identity/accounts'
import { followCounts } from '../../store/identity/follows'
import { findGuest } from '../../store/identity/guests'
import { isMemberID } from '../../store/identity/member-id'
import { isGuestID } from '../auth/guest-id'
import type { Context } from '../context'
import type { Language } from '../language'
import { anchorTexts } from '../live/anchor-texts'
import { Refusal } from '../refusal'

type UserCard = ReplyOf<Endpoints['getUserBasicInfo']>

/** What everyone may see of a member or a guest. */
export const userCard = (context: Context, userID: string, lang: Language): Promise<UserCard> =>
  isGuestID(userID) ? guestCard(context, userID, lang) : memberCard(context, userID, lang)

const guestCard = async ({ db }: Context, userID: string, lang: Language): Promise<UserCard> => {
  const guest = await findGuest(db, userID)
  if (guest === null) throw new Refusal('notFound')
  return { ...PLAIN_CARD, nick_name: nameFor(guest.nick_name, lang), avatar: guest.avatar }
}

const memberCard = async ({ db }: Context, userID: string, lang: Language): Promise<UserCard> => {
  const account = isMemberID(userID) ? await findAccount(db, Number(userID)) : null
  if (account === null) throw new Refusal('notFound')
  const { fans, follows } = await followCounts(db, account.id)
  const { id, avatar, user_level, vip_level, is_anchor, fans_count, attent_count, tag } = account
  return {
    id,
    uid: id,
    ...anchorTexts(account, lang),
    avatar,
    user_level,
    vip_level,
    is_anchor: is_anchor ? 1 : 0,
    fans_count: fans_count + fans,
    attent_count: attent_count + follows,
    tag,
  }
}

const PLAIN_CARD = {
  id: 0,
  uid: 0,
  user_level: 0,
  vip_level: 0,
  is_anchor: 0,
  signature: '',
  fans_count: 0,
  attent_count: 0,
  tag: 0,
} as const
