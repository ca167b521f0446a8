import type { FastifyInstance } from 'fastify'
import { badAddress } from './register'

/**
 * Refuses requests that name two hosts: a proxy may take another one than this server, and keep the answer for it. Before
 * the routes. Source: RFC 9112, section 3.2.
 */
export const requireOneHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const hosts = request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) badAddress(request, reply)
    else done()
  })
}
