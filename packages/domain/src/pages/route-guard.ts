import { fieldsOf } from '../input'
import { pathSegments, routeWords } from './app-path'
import type { SwitchName, Switches } from '../site/switches'

/**
 * Which switches open a route: one of them is enough.
 *
 * Source: app.md §5, decisions.md 32.
 */
export const ROUTE_GUARDS = {
  'live-detail': ['anchorroom'],
  balance: ['balance'],
  recharge: ['topup'],
  redorder: ['redform_new_check'],
  'data/model': ['ai_model'],
  'chat-group': ['groupchat', 'userchat'],
  'chat-group-info': ['groupchat', 'userchat'],
  'chat-group-member': ['groupchat', 'userchat'],
  'chat-group-announcements': ['groupchat', 'userchat'],
  'c2c-chatroom': ['userchat'],
} as const satisfies Record<string, readonly SwitchName[]>

/** What a guard says about a route. `ask-login` shows the login prompt and lets the page stand behind it. */
export type RouteDecision = { kind: 'allow' } | { kind: 'redirect'; to: '/' | '/login' } | { kind: 'ask-login' }

/**
 * Whether a viewer may open a route, however its address is written (case, encoding, slashes). A guard redirects to `/` when at least one of its switches exists and none of those
 * that exist is `'1'`; pages under `/mobile` have no such guard. The chat with customer service is open with
 * `customer_entry` and leads a visitor to `/login`. The invite page asks for login.
 *
 * Source: app.md §5, decisions.md 32 and 58.
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
  const [first, second, ...rest] = routeWords(path)
  if (first === 'invite' || (first === 'mobile' && second === 'invite')) return loggedIn ? ALLOW : { kind: 'ask-login' }

  const isCustomer = first === 'c2c-chatroom' && rest.length === 0 && pathSegments(path)[1] === customerId
  if (isCustomer && switches.customer_entry === '1') return loggedIn ? ALLOW : { kind: 'redirect', to: '/login' }

  const needed = guardOf(`${first}/${second}`) ?? guardOf(`${first}`) ?? []
  const values = needed.flatMap((name) => switches[name] ?? [])
  return values.length === 0 || values.includes('1') ? ALLOW : { kind: 'redirect', to: '/' }
}

const guardOf = (path: string): readonly SwitchName[] | undefined =>
  Object.hasOwn(ROUTE_GUARDS, path) ? ROUTE_GUARDS[path as keyof typeof ROUTE_GUARDS] : undefined

const ALLOW: RouteDecision = { kind: 'allow' }
