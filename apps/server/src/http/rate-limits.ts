import type { Endpoint, LimitSubject } from '@org/api-client/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../services/context'
import { Refusal } from '../services/refusal'

/** The address of a socket from which the server calls itself, for pages that visitors share. No real one has it. */
export const OWN_ADDRESS = 'own'

/** Own calls count against no limit: not against that of a visitor who shares the page, nor against that of 127.0.0.1. */
export const isCounted = ({ socket }: FastifyRequest): boolean => socket.remoteAddress !== OWN_ADDRESS

/** All calls from one network, which many people may share. */
const NETWORK_LIMIT = { count: 3_000, perMs: 60_000 }

/** Counts a call against the limit of its network. */
export const countNetworkCall = async ({ config, limiter }: Context, network: string): Promise<void> => {
  if (config.rateLimits && !(await limiter.take(`rest:${network}`, NETWORK_LIMIT))) throw new Refusal('tooManyRequests')
}

/** Counts a call against the limits of its row for these keys. */
export const countCall = async (
  { config, limiter }: Context,
  { name, limit = [] }: Endpoint,
  subjects: Readonly<Partial<Record<LimitSubject, string>>>,
): Promise<void> => {
  if (!config.rateLimits) return
  for (const { by, count, perMs } of limit) {
    const subject = subjects[by]
    if (subject === undefined) continue
    const isFree = await limiter.take(`rest:${name}:${by}:${perMs}:${subject}`, { count, perMs })
    if (!isFree) throw new Refusal('tooManyRequests')
  }
}
