import type { viewerRows } from '@org/api-client/contract'
import { guestName } from '@org/domain'
import { newGuestID } from '../../services/auth/guest-id'
import { LIFETIMES } from '../../config/lifetimes'
import { defaultAvatar } from '../../services/auth/register-account'
import { signUserSig } from '../../services/auth/user-sig'
import { seconds } from '../../ports/clock'
import { findAccount } from '../../store/identity/accounts'
import { createGuestWithin, noteGuest } from '../../store/identity/guests'
import type { Call, Handlers } from '../handler'
import { sourceWithin } from '../../services/sites/sites'
import { Refusal } from '../../services/refusal'
import { userInfoOf } from '../user-info'

export const viewerHandlers = {
  getUserInfo: async (_request, { context, viewer }) => {
    const account = await findAccount(context.db, viewer.uid)
    if (account === null) throw new Refusal('loginExpired')
    return userInfoOf(context, account, { id: viewer.sessionID, token: viewer.token })
  },

  getGuestInfo: async (_request, call) => {
    const { context, viewer, network } = call
    const now = seconds(context.clock)
    if (viewer.kind === 'guest') await noteGuest(context.db, viewer.userID, network, now)
    const userid = viewer.kind === 'guest' ? viewer.userID : await newGuest(call, now)
    return {
      userid,
      txim_sign: signUserSig(context.config, userid, LIFETIMES.guest, now),
      expire_time: now + LIFETIMES.guest,
    }
  },
} satisfies Handlers<typeof viewerRows>

const newGuest = async ({ context, common, site, lang, network }: Call, now: number) => {
  const { config, db, random } = context
  const id = newGuestID(random)
  const number = String(Math.floor(random.next() * 1_000_000)).padStart(6, '0')
  const avatar = defaultAvatar(sourceWithin(site, common.sp_source), random)
  const guest = { id, nick_name: guestName(number, lang), avatar, created_at: now, seen_at: now, network }
  if (!(await createGuestWithin(db, guest, config.rateLimits ? GUESTS_AN_HOUR : Infinity)))
    throw new Refusal('tooManyRequests')
  return id
}

/** New guests per network, which many people may share. */
const GUESTS_AN_HOUR = 600
