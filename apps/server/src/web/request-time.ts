import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route looks itself after how long a body may take. */
    bodyInAnyTime?: boolean
  }
}

/** Cuts whoever does not send the body of a request in time; headers have a limit of their own. Before the routes. */
export const limitBodyTime = (app: FastifyInstance, ms: number): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (hasBody && request.routeOptions.config.bodyInAnyTime !== true) {
      const timer = setTimeout(() => raw.destroy(), ms)
      const stop = () => clearTimeout(timer)
      raw.once('end', stop).once('close', stop)
    }
    done()
  })
}
