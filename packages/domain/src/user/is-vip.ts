import { fieldsOf } from '../input'
import { isInstant, type Instant } from '../time/instant'
import type { UserInfo } from './user-info'

/**
 * Whether a user is VIP: a level above 0 and an end in the future. False if `now` is not valid.
 *
 * Rule: DOM-29.
 *
 * @example
 * isVip({ vip_level: 1, vip_date: 1_700_000_001 }, instant(1_700_000_000)) // => true
 * isVip({ vip_level: 1, vip_date: 1_700_000_000 }, instant(1_700_000_000)) // => false
 * isVip({ vip_level: 0, vip_date: 1_700_000_001 }, instant(1_700_000_000)) // => false
 */
export const isVip = (user: Pick<UserInfo, 'vip_level' | 'vip_date'>, now: Instant): boolean => {
  const { vip_level: level, vip_date: end } = fieldsOf(user)
  return level > 0 && isInstant(now) && end > now
}
