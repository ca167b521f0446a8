import type { EndpointName } from '@org/api-client/contract'

interface RateLimit {
  readonly count: number
  readonly perMs: number
}

const MINUTE = 60_000

/** Calls of any kind from one network. Many people may share one. */
export const NETWORK_LIMIT: RateLimit = { count: 3_000, perMs: MINUTE }

/** Calls from one network that cost much or let someone guess. */
export const ENDPOINT_LIMITS: Partial<Record<EndpointName, RateLimit>> = {
  login: { count: 60, perMs: MINUTE },
  changePwd: { count: 60, perMs: MINUTE },
  regist: { count: 60, perMs: 10 * MINUTE },
  registNew: { count: 60, perMs: 10 * MINUTE },
  getCaptcha: { count: 120, perMs: MINUTE },
  smsCaptcha: { count: 120, perMs: MINUTE },
  getGuestInfo: { count: 240, perMs: MINUTE },
}
