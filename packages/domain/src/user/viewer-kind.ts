import type { Instant } from '../time/instant'
import type { GuestInfo } from './guest-info'
import { isVip } from './is-vip'
import type { UserInfo } from './user-info'

/** The kind of a viewer; `unknown` until user or guest info is loaded. If several apply, the most powerful. */
export type ViewerKind = 'unknown' | 'guest' | 'member' | 'vip' | 'anchor' | 'admin'

type ViewerFields = Pick<UserInfo, 'id' | 'vip_level' | 'vip_date' | 'is_anchor' | 'is_anchor_admin'>

/**
 * The kind of a viewer: a guest if guest info is set, otherwise a logged-in user by the most powerful role: anchor
 * admin, anchor, VIP, member.
 *
 * Rule: DOM-31.
 *
 * @example
 * const user = { id: 5, vip_level: 0, vip_date: 0, is_anchor: 0, is_anchor_admin: 0 }
 * viewerKind(user, null, instant(1_700_000_000)) // => 'member'
 * viewerKind({ ...user, is_anchor: 1 }, null, instant(1_700_000_000)) // => 'anchor'
 * viewerKind(null, { userid: 'g1' }, instant(1_700_000_000)) // => 'guest'
 * viewerKind(null, null, instant(1_700_000_000)) // => 'unknown'
 */
export const viewerKind = (
  user: ViewerFields | null,
  guest: Pick<GuestInfo, 'userid'> | null,
  now: Instant,
): ViewerKind => {
  if (guest) return 'guest'
  if (!user || !isLoggedIn(user)) return 'unknown'
  if (user.is_anchor_admin === 1) return 'admin'
  if (user.is_anchor === 1) return 'anchor'
  return isVip(user, now) ? 'vip' : 'member'
}

/**
 * Whether user info belongs to a logged-in user: its id is above 0.
 *
 * Rule: DOM-30.
 *
 * @example
 * isLoggedIn({ id: 5 }) // => true
 * isLoggedIn({ id: 0 }) // => false
 * isLoggedIn(null) // => false
 */
export const isLoggedIn = (user: Pick<UserInfo, 'id'> | null): boolean => (user?.id ?? 0) > 0
