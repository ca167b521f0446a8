import type { Instant } from '../time/instant'

/** The temporary identity of a visitor. Source: app.md §3. */
export interface GuestInfo {
  userid: string
  /** Credential of the chat layer. */
  txim_sign: string
  expire_time: Instant
}

/**
 * Whether guest info must be fetched again: its `expire_time` has passed.
 *
 * Source: app.md §4.
 *
 * @example
 * isGuestExpired({ expire_time: 1_700_000_000 }, 1_700_000_001) // => true
 * isGuestExpired({ expire_time: 1_700_000_000 }, 1_700_000_000) // => false
 */
export const isGuestExpired = (guest: Pick<GuestInfo, 'expire_time'>, now: Instant): boolean => now > guest.expire_time
