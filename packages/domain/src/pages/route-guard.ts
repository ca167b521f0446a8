import { fieldsOf } from '../input'
import type { Switches } from '../site/switches'
import type { Page } from './page'
import { pageOf } from './page-of'
import { PAGES } from './pages'

/** The result of a guard. `ask-login` shows the login prompt over the page. */
export type RouteDecision = { kind: 'allow' } | { kind: 'redirect'; to: '/' | '/login' } | { kind: 'ask-login' }

/**
 * Whether a viewer may open the page at an address in any form. A page with a `guard` redirects to `/` if at least
 * one of its switches exists and none of those that exist is `'1'`. The chat with customer service is open with
 * `customer_entry` and sends a visitor to `/login`. A members' page asks a visitor to log in. An address without a
 * page is not guarded.
 *
 * Rules: DOM-11, DOM-12, DOM-13.
 *
 * @example
 * const visit = (path, switches) => guardRoute(path, { switches, customerId: '900', loggedIn: false })
 * visit('/balance', { balance: '0' }) // => { kind: 'redirect', to: '/' }
 * visit('/balance', {}) // => { kind: 'allow' }
 * visit('/mobile/recharge', { topup: '0' }) // => { kind: 'allow' }
 * visit('/c2c-chatroom/900', { userchat: '0', customer_entry: '1' }) // => { kind: 'redirect', to: '/login' }
 */
export const guardRoute = (
  path: string,
  viewer: { switches: Switches; customerId: string; loggedIn: boolean },
): RouteDecision => {
  const { loggedIn, customerId, switches: given } = fieldsOf(viewer)
  const switches = fieldsOf(given)
  const match = pageOf(path)
  if (match === null) return ALLOW
  const { guard = [], needs }: Page = PAGES[match.name]
  if (needs === 'member') return loggedIn ? ALLOW : { kind: 'ask-login' }

  const isCustomer = match.name === 'chatRoom' && match.params.id === customerId
  if (isCustomer && switches.customer_entry === '1') return loggedIn ? ALLOW : { kind: 'redirect', to: '/login' }

  const values = guard.flatMap((name) => switches[name] ?? [])
  return values.length === 0 || values.includes('1') ? ALLOW : { kind: 'redirect', to: '/' }
}

const ALLOW: RouteDecision = { kind: 'allow' }
