import { type Brand, trackerScript } from '@org/site-brands'
import type { FastifyInstance } from 'fastify'
import type { CaptchaProvider } from '../config/captcha-settings'

export interface PolicyFacts {
  /** The hosts of the app's page, such as `m.example:8080`. Never taken from a request. */
  readonly siteHosts: readonly string[]
  readonly brand: Pick<Brand, 'trackers'> | null
  readonly apiHosts: readonly string[]
  /** Whether the page may load the common script from them. */
  readonly hasCommonScript: boolean
  /** The origins of live streams. */
  readonly streamHosts: readonly string[]
  /** The provider whose widget the page shows; null for the built-in captcha. */
  readonly captcha: CaptchaProvider['provider'] | null
  /** The hashes of the inline scripts. */
  readonly scriptHashes: readonly string[]
}

/**
 * The content-security policy of the app's page: its own files, its API hosts, the site's statistics scripts, live
 * streams (through MSE: `blob:`), the socket, and pictures from any https host, because users and feeds name them.
 */
export const contentSecurityPolicy = (facts: PolicyFacts): string => {
  const { siteHosts, brand, apiHosts, hasCommonScript, streamHosts, captcha, scriptHashes } = facts
  const scripts = siteHosts.map((host) => brand && trackerScript(brand, host.replace(/:\d+$/, '')))
  const trackers = [...new Set(scripts.flatMap((script) => (script ? [new URL(script).origin] : [])))]
  // Safari before 15.4 does not count sockets of the page's own host as 'self'.
  const sockets = siteHosts.flatMap((host) => [`ws://${host}`, `wss://${host}`])
  const socketHosts = apiHosts.map((address) => address.replace(/^http/, 'ws'))
  const widget = captcha === null ? [] : WIDGET_HOSTS[captcha]
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(hasCommonScript ? apiHosts : []), ...scriptHashes, ...trackers, ...widget],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', ...apiHosts, ...streamHosts],
    'connect-src': ["'self'", ...sockets, ...apiHosts, ...streamHosts, ...socketHosts, ...trackers, ...widget],
    'frame-src': ["'self'", ...widget],
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

/** The hosts from which the widgets load, from their documentation. */
const WIDGET_HOSTS: Readonly<Record<CaptchaProvider['provider'], readonly string[]>> = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
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
