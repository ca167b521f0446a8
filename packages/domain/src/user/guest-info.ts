import { fieldsOf } from '../input'
import { isInstant, type EpochSeconds, type Instant } from '../time/instant'

/** The temporary identity of a visitor. Rule: DOM-28. */
export interface GuestInfo {
  userid: string
  /** Credential of the chat layer. */
  txim_sign: string
  expire_time: EpochSeconds
}

/**
 * Whether guest info must be fetched again: its `expire_time` has passed, or a moment is not valid.
 *
 * Rule: DOM-28.
 *
 * @example
 * isGuestExpired({ expire_time: 1_700_000_000 }, instant(1_700_000_001)) // => true
 * isGuestExpired({ expire_time: 1_700_000_000 }, instant(1_700_000_000)) // => false
 */
export const isGuestExpired = (guest: Pick<GuestInfo, 'expire_time'>, now: Instant): boolean => {
  const { expire_time: end } = fieldsOf(guest)
  return !isInstant(end) || !isInstant(now) || now > end
}
