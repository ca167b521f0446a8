import type { Instant } from '../time/instant'
import type { UserInfo } from './user-info'

/**
 * Whether a user is VIP: a level above 0 and an end that lies in the future.
 *
 * Source: app.md §4.
 *
 * @example
 * isVip({ vip_level: 1, vip_date: 1_700_000_001 }, 1_700_000_000) // => true
 * isVip({ vip_level: 1, vip_date: 1_700_000_000 }, 1_700_000_000) // => false
 * isVip({ vip_level: 0, vip_date: 1_700_000_001 }, 1_700_000_000) // => false
 */
export const isVip = (user: Pick<UserInfo, 'vip_level' | 'vip_date'>, now: Instant): boolean =>
  user.vip_level > 0 && user.vip_date > now
