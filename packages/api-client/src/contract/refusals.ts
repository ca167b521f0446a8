import type { Endpoint } from './define-endpoint'
import type { StatusName } from './status'

/** Every status, except success, with which a call can be answered. */
export const refusalsOf = ({ needs, switch: closedBy, unless, errors }: Endpoint): ReadonlySet<StatusName> =>
  new Set([
    'failure',
    'invalidRequest',
    'tooManyRequests',
    ...(needs === 'anyone' ? [] : (['loginExpired'] as const)),
    ...(closedBy === null && unless === undefined && (needs === 'anyone' || needs === 'guest')
      ? []
      : (['notAllowed'] as const)),
    ...errors,
  ])
