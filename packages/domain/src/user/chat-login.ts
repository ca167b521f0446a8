import type { GuestInfo } from './guest-info'
import type { UserInfo } from './user-info'
import { isLoggedIn } from './viewer-kind'

/** Who logs in to chat. */
export interface ChatLogin {
  userID: string
  userSig: string
}

/**
 * Who logs in to chat: the guest when guest info is set, else the member; null while neither is known.
 *
 * Source: app.md §4.
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

/** The chat error of a credential that the server refuses. Source: app.md §4, decisions.md 37. */
export const CHAT_CREDENTIAL_ERROR = 2025

/**
 * Whether a chat error asks for new guest info: error 2025 for a guest.
 *
 * Source: app.md §4.
 *
 * @example
 * needsNewGuest(2025, { userid: 'g1' }) // => true
 * needsNewGuest(2025, null) // => false
 */
export const needsNewGuest = (code: number, guest: Pick<GuestInfo, 'userid'> | null): boolean =>
  code === CHAT_CREDENTIAL_ERROR && guest !== null
