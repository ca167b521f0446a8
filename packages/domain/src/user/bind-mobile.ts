import { fieldsOf } from '../input'
import type { UserInfo } from './user-info'
import { isLoggedIn } from './viewer-kind'

/** The target of the bind-mobile dialog. Rule: DOM-36. */
export const BIND_MOBILE_TARGET = '/user-center/bind-phone'

/**
 * Whether the bind-mobile dialog may open: one at a time, and only for a user without a mobile.
 *
 * Rule: DOM-36.
 *
 * @example
 * mayAskMobile({ user: { id: 5, has_mobile: 0 }, dialogOpen: false }) // => true
 * mayAskMobile({ user: { id: 5, has_mobile: 1 }, dialogOpen: false }) // => false
 * mayAskMobile({ user: { id: 5, has_mobile: 0 }, dialogOpen: true }) // => false
 */
export const mayAskMobile = (state: {
  user: Pick<UserInfo, 'id' | 'has_mobile'> | null
  dialogOpen: boolean
}): boolean => {
  const { user, dialogOpen } = fieldsOf(state)
  return !dialogOpen && isLoggedIn(user) && user?.has_mobile === 0
}
