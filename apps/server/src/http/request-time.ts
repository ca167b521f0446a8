import type { FastifyInstance } from 'fastify'
import type { Clock } from '../ports/clock'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route itself limits the time for the body. */
    bodyInAnyTime?: boolean
  }
}

/**
 * Closes connections that do not send the body of a request in time; headers have their own limit. Call it before the
 * routes are registered.
 */
export const limitBodyTime = (app: FastifyInstance, clock: Clock, ms: number): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (hasBody && request.routeOptions.config.bodyInAnyTime !== true) {
      const cancel = clock.after(ms, () => raw.destroy())
      raw.once('end', cancel).once('close', cancel)
    }
    done()
  })
}
