import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { guestName } from '@org/domain'
import { LIFETIMES } from '../../config/lifetimes'
import { seconds } from '../../ports/clock'
import { createGuestWithin, noteGuest } from '../../store/identity/guests'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'
import { newGuestID } from './guest-id'
import { defaultAvatar } from './register-account'
import { signUserSig } from './user-sig'
import type { Viewer } from './viewer'

interface GuestFacts {
  readonly spSource: string
  readonly lang: Language
  readonly network: string
}

/**
 * New chat credentials: for a guest its own, for everyone else those of a new guest. Also for a guest that has become a member:
 * its credentials end with the last ones that it has got.
 */
export const guestCredentials = async (
  context: Context,
  viewer: Viewer,
  facts: GuestFacts,
): Promise<ReplyOf<Endpoints['getGuestInfo']>> => {
  const { clock, config, db } = context
  const now = seconds(clock)
  const isGuest = viewer.kind === 'guest' && (await noteGuest(db, viewer.userID, facts.network, now))
  const userid = isGuest ? viewer.userID : await createGuest(context, facts, now)
  return {
    userid,
    txim_sign: signUserSig(config, userid, LIFETIMES.guest, now),
    expire_time: now + LIFETIMES.guest,
  }
}

const createGuest = async (
  { config, db, random }: Context,
  { spSource, lang, network }: GuestFacts,
  now: number,
): Promise<string> => {
  const id = newGuestID(random)
  const number = String(Math.floor(random.next() * 1_000_000)).padStart(6, '0')
  const avatar = defaultAvatar(spSource, random)
  const guest = { id, nick_name: guestName(number, lang), avatar, created_at: now, seen_at: now, network }
  if (!(await createGuestWithin(db, guest, config.rateLimits ? GUESTS_AN_HOUR : Infinity)))
    throw new Refusal('tooManyRequests')
  return id
}

/** New guests per network, which many people may share. */
const GUESTS_AN_HOUR = 600
