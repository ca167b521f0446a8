import { type Caller as Needs, endpoints, type EndpointName } from '@org/api-client/contract'
import type { Outcome, Refusals } from '../contract/endpoint-case'
import { REFUSED, type RestCaller } from './callers'

/** Attempts are counted, and a captcha is used up, right or wrong. */
export const CHANGED_BY_REFUSALS: ReadonlySet<string> = new Set(['captcha', 'login_failure', 'sms_code'])

/** Of the callers of this matrix only the holder has them: `src/http/admit.test.ts` has who else does. */
const ROLES: readonly Needs[] = ['vip', 'anchor', 'manager', 'master']

export const needsRole = (name: EndpointName): boolean => ROLES.includes(endpoints[name].needs)

/**
 * What a caller gets. The row of the contract decides: a call for anyone is open to all, one for guests gives others
 * loginExpired, one for members gives guests notAllowed. The case has the exceptions.
 */
export const endpointOutcome = (
  name: EndpointName,
  { refuses }: { readonly refuses?: Refusals },
  caller: RestCaller,
): Outcome => {
  const { needs }: { readonly needs: Needs } = endpoints[name]
  if (caller === 'holder') return refuses?.holder ?? 'ok'
  const isRefused = (REFUSED as readonly RestCaller[]).includes(caller)
  if (needs !== 'anyone' && isRefused) return 'loginExpired'
  if (needs !== 'anyone' && needs !== 'guest' && caller === 'guest') return 'notAllowed'
  if (needsRole(name)) return 'notAllowed'
  return refuses?.[caller] ?? 'ok'
}
