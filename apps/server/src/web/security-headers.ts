import { type Brand, trackerScript } from '@org/site-brands'
import type { FastifyInstance } from 'fastify'

export interface PolicyFacts {
  /** The `Host` header of the call. */
  readonly host: string
  readonly brand: Pick<Brand, 'trackers'> | null
  readonly apiHosts: readonly string[]
  /** Of the scripts written into the page. */
  readonly scriptHashes: readonly string[]
}

/**
 * What the app's page may load: itself, its API hosts, its site's statistics script, streams through MSE (`blob:`), the
 * socket, and pictures from anywhere over https, as users and feeds name them.
 */
export const contentSecurityPolicy = ({ host, brand, apiHosts, scriptHashes }: PolicyFacts): string => {
  const tracker = brand === null ? null : trackerScript(brand, host.replace(/:\d+$/, ''))
  const trackers = tracker === null ? [] : [new URL(tracker).origin]
  // Safari before 15.4 does not count sockets of the page's own host as 'self'.
  const sockets = /^[\w.-]+(:\d+)?$/.test(host) ? [`ws://${host}`, `wss://${host}`] : []
  const socketHosts = apiHosts.map((address) => address.replace(/^http/, 'ws'))
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...trackers],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', ...apiHosts],
    'connect-src': ["'self'", ...sockets, ...apiHosts, ...socketHosts, ...trackers],
    'worker-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** On every answer of this server. Before the routes: those of plugins take the hooks that are there when they come. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(COMMON_HEADERS)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const
