import type { GuestInfo } from './guest-info'
import type { UserInfo } from './user-info'
import { isLoggedIn } from './viewer-kind'

/** The credentials of the chat login. */
export interface ChatLogin {
  userID: string
  userSig: string
}

/**
 * The credentials of the chat login: the guest's if guest info is set, otherwise the member's; null if neither is
 * known.
 *
 * Rule: DOM-33.
 *
 * @example
 * chatLogin({ id: 5, txim_sign: 'm' }, null) // => { userID: '5', userSig: 'm' }
 * chatLogin(null, { userid: 'g1', txim_sign: 'g' }) // => { userID: 'g1', userSig: 'g' }
 * chatLogin(null, null) // => null
 */
export const chatLogin = (
  user: Pick<UserInfo, 'id' | 'txim_sign'> | null,
  guest: Pick<GuestInfo, 'userid' | 'txim_sign'> | null,
): ChatLogin | null => {
  if (guest) return { userID: guest.userid, userSig: guest.txim_sign }
  return user && isLoggedIn(user) ? { userID: `${user.id}`, userSig: user.txim_sign } : null
}

/** The chat error code of a refused credential. Rule: DOM-34. */
export const CHAT_CREDENTIAL_ERROR = 2025

/**
 * Whether a chat error requires new guest info: error 2025 for a guest.
 *
 * Rule: DOM-34.
 *
 * @example
 * needsNewGuest(2025, { userid: 'g1' }) // => true
 * needsNewGuest(2025, null) // => false
 */
export const needsNewGuest = (code: number, guest: Pick<GuestInfo, 'userid'> | null): boolean =>
  code === CHAT_CREDENTIAL_ERROR && guest !== null
