import { fieldsOf } from '../input'
import { pageOf } from '../pages/page-of'
import { pagePath } from '../pages/page-path'
import type { PageName } from '../pages/pages'
import type { UserInfo } from './user-info'
import { isLoggedIn } from './viewer-kind'

/** Where the first-VIP reward leads after it is claimed. Rule: DOM-37. */
export const FIRST_VIP_TARGET: string = /* @__PURE__ */ pagePath('coupons')

/**
 * The days of the first-VIP reward to offer; null if the dialog is not shown. It is shown only to a logged-in user
 * whose `tasks.appFirstVip` is 0 and who has days to get (ours), and not on the live page, score details, benefits
 * (`/coupons`), register or set/nickname.
 *
 * Rules: DOM-37, DOM-2.
 *
 * @example
 * const user = { id: 5, tasks: { appFirstVip: 0, appFirstVipDays: 3 } }
 * firstVipDays(user, '/m/score') // => 3
 * firstVipDays(user, '/m/live-detail/7') // => null
 * firstVipDays({ ...user, tasks: { appFirstVip: 0, appFirstVipDays: 0 } }, '/m/score') // => null
 * firstVipDays({ ...user, tasks: { appFirstVip: 1, appFirstVipDays: 3 } }, '/m/score') // => null
 */
export const firstVipDays = (user: Pick<UserInfo, 'id' | 'tasks'> | null, path: string): number | null =>
  user && isLoggedIn(user) && fieldsOf(user.tasks).appFirstVip === 0 && !isExcluded(path)
    ? user.tasks.appFirstVipDays || null
    : null

/** Pages without the dialog; of the page `set` only the nickname. */
const EXCLUDED: readonly PageName[] = [
  'liveDetail',
  'footballDetail',
  'basketballDetail',
  'esportDetail',
  'coupons',
  'register',
]

const isExcluded = (path: string): boolean => {
  const match = pageOf(path)
  if (match?.name === 'set') return match.params.type === 'nickname'
  return match !== null && EXCLUDED.includes(match.name)
}
