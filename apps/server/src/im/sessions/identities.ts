import { isGuestID } from '../../services/auth/guest-id'
import type { Context } from '../../services/context'
import { findAccount } from '../../store/identity/accounts'
import { findGuest } from '../../store/identity/guests'
import { isMemberID } from '../../store/identity/member-id'
import { Lookup } from './lookup'
import { tinyIDOf } from '../../store/identity/tiny-id'

/** The public identity of a user in chat. */
export interface Identity {
  readonly userID: string
  readonly tinyID: string
  readonly nick: string
  readonly avatar: string
  /** 0 for guests. */
  readonly level: number
  readonly isAnchor: boolean
  readonly isGuest: boolean
  /** When the guest was created or the member registered, in epoch seconds. */
  readonly createdAt: number
  /** Customer service. */
  readonly isService: boolean
}

/** The user of an id: a member by number, a guest by its guest id. Null for closed accounts. */
export const createIdentities = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Lookup<Identity> =>
  new Lookup({
    clock,
    ttlMs: 30_000,
    missTtlMs: 1_000,
    maxEntries: 20_000,
    load: async (userID) => {
      if (GUEST.test(userID) && isGuestID(userID)) {
        const guest = await findGuest(db, userID)
        if (guest === null) return null
        return {
          ...common(userID),
          nick: guest.nick_name,
          avatar: guest.avatar,
          level: 0,
          isAnchor: false,
          isGuest: true,
          createdAt: guest.created_at,
          isService: false,
        }
      }
      if (!isMemberID(userID)) return null
      const account = await findAccount(db, Number(userID))
      if (account === null || account.status !== 1) return null
      return {
        ...common(userID),
        nick: account.nick_name,
        avatar: account.avatar,
        level: account.user_level,
        isAnchor: account.is_anchor === 1,
        isGuest: false,
        createdAt: account.regist_time,
        isService: account.is_service,
      }
    },
  })

/** Other ids do not reach the database. */
const GUEST = /^[\w-]{1,64}$/

const common = (userID: string) => ({ userID, tinyID: tinyIDOf(userID) })
