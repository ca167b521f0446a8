import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { appPath } from '@org/domain'
import { findBrand, SITE_CODES } from '@org/site-brands'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonScript } from '../../config/common-script'
import type { Config } from '../../config/config'
import { networkOf } from '../../services/auth/network-of'
import type { Context } from '../../services/context'
import type { Followed } from '../../services/follow'
import type { Site, Sites } from '../../services/sites/sites'
import { noSuchPath } from '../register'
import { createFirstLook, NO_LOOK, type FirstLook } from './first-look'
import { type IndexPage, indexPage } from './index-page'
import { webManifest } from './manifest'
import { isNeutral } from './neutral-query'
import { languageOf } from './page-language'
import { readPageFiles } from './page-files'
import { registerSharePages } from './share'
import { contentSecurityPolicy } from '../security-headers'

const YEAR_SECONDS = 31_536_000
const MANIFEST = '/m/manifest.webmanifest'
/** What the app's build makes for `first-look.ts` and `page-files.ts`, and paths that hide it behind another separator. */
const NOT_SERVED = /^(?:[\\/]|server[\\/]|pages\.json)/i

/** Settings that an operator may change while the server runs. */
interface FollowedFacts {
  readonly sites: Sites
  /** The origins of live streams. */
  readonly streamHosts: Followed<readonly string[]>
}

/** Serves the built app below `/m`, the brands' art below `/assets`, and redirects from the root to the app. */
export const registerWeb = async (app: FastifyInstance, context: Context, followed: FollowedFacts): Promise<void> => {
  const { config } = context
  for (const path of ['/', '/m', '/download', '/pp/talk'])
    app.get(path, (request, reply) => reply.redirect(inApp(path, request), 302))

  await app.register(fastifyStatic, {
    root: brandAssets(),
    prefix: '/assets/',
    maxAge: 86_400_000,
    decorateReply: false,
  })
  app.get(MANIFEST, (request, reply) => sendManifest(followed.sites, request, reply))
  registerSharePages(app, context, (request) => siteOf(followed.sites, request))
  const page = readPage(config.webRoot)
  if (page === null) return registerNotBuilt(app)

  await app.register(fastifyStatic, {
    root: config.webRoot,
    // Its own route would read the folder of each file for every request.
    serve: false,
    index: false,
    cacheControl: false,
    // The build has compressed them.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Vite puts a hash of the content into these names.
      const hashed = /[\\/]assets[\\/]/.test(path)
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  const firstLook = createFirstLook(app, context)
  const hasCommonScript = commonScript(config.dataDir) !== ''
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage({ ...followed, config, page, firstLook, hasCommonScript }, request, reply)
  for (const path of ['/m/', '/m/index.html']) app.get(path, send)
  app.get<{ Params: { '*': string } }>('/m/*', ({ params: { '*': path } }, reply) =>
    NOT_SERVED.test(path) ? reply.callNotFound() : reply.sendFile(path),
  )
  app.setNotFoundHandler((request, reply) => (isPage(request) ? send(request, reply) : noSuchPath(request, reply)))
}

/** A malformed URL below `/m/` opens the app, which shows its not-found page. */
export const readableUrl = (url = '/'): string => {
  const [path = '', query] = url.split(/\?(.*)/s)
  if (!path.startsWith('/m/') || path.startsWith('/m/assets/') || isReadable(path)) return url
  return query ? `/m/?${query}` : '/m/'
}

const isReadable = (path: string): boolean => {
  try {
    return !/\/\/|\0/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** The same path below `/m`, with its query. */
const inApp = (path: string, request: FastifyRequest): string => {
  const [, query] = request.url.split(/\?(.*)/s)
  return `/m${path === '/m' ? '/' : path}${query ? `?${query}` : ''}`
}

const brandAssets = () =>
  join(dirname(createRequire(import.meta.url).resolve('@org/site-brands/package.json')), 'assets')

const readPage = (webRoot: string): IndexPage | null => {
  const path = join(webRoot, 'index.html')
  return existsSync(path) ? indexPage(readFileSync(path, 'utf8'), readPageFiles(webRoot)) : null
}

const registerNotBuilt = (app: FastifyInstance) => {
  app.setNotFoundHandler((request, reply) =>
    isPage(request)
      ? reply
          .code(503)
          .type('text/plain')
          .send('The app is not built yet. Build @org/mobile-web, or open its dev server.\n')
      : noSuchPath(request, reply),
  )
}

/** A path of the app without a file: the app routes it. */
const isPage = ({ method, url }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? ''
  return (method === 'GET' || method === 'HEAD') && path.startsWith('/m/') && !/\/assets\/|\.\w{2,5}$/.test(path)
}

interface Pages extends FollowedFacts {
  readonly config: Config
  readonly page: IndexPage
  readonly firstLook: FirstLook
  readonly hasCommonScript: boolean
}

const sendPage = async (
  { config, page, firstLook, sites, streamHosts, hasCommonScript }: Pages,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { host, ip } = request
  const site = siteOf(sites, request)
  const brand = findBrand(site)
  if (brand === null) return noSuchPath(request, reply)
  const facts = {
    siteHosts: [...new Set([...config.siteHosts, ...sites.hostsOf(site)])],
    brand,
    apiHosts: config.apiHosts,
    hasCommonScript,
    streamHosts: streamHosts.current,
    captcha: config.captcha?.provider ?? null,
    scriptHashes: page.scriptHashes,
  }
  const asked = appPath(request.url)
  const path = asked === '/' ? brand.indexPath : asked
  const userAgent = request.headers['user-agent'] ?? ''
  const zone = request.headers['x-time-zone']?.toString()
  const lang = languageOf(brand, request)
  const html = page.htmlOf({
    brand,
    manifest: site === sites.siteAt(host, null) ? MANIFEST : `${MANIFEST}?site=${site}`,
    path,
    lang,
    userAgent,
    // The app itself renders what a query asks for.
    firstLook: isNeutral(request.query)
      ? await firstLook({ brand, lang, userAgent, host, network: networkOf(ip), zone }, path)
      : NO_LOOK,
  })
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
  reply
    .header('cache-control', 'no-cache')
    .header('etag', etag)
    .header('vary', 'accept-language, x-time-zone')
    .header('content-security-policy', contentSecurityPolicy(facts))
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.code(200).type('text/html; charset=utf-8').send(html)
}

const sendManifest = (sites: Sites, request: FastifyRequest, reply: FastifyReply) => {
  const brand = findBrand(siteOf(sites, request))
  return brand === null
    ? noSuchPath(request, reply)
    : reply.type('application/manifest+json').header('cache-control', 'no-cache').send(webManifest(brand))
}

/** The site of the host; in a demonstration `?site=` shows another. */
const siteOf = (sites: Sites, { host, query }: FastifyRequest): Site => {
  const wanted = (query as { site?: unknown }).site
  return sites.siteAt(host, SITE_CODES.find((code) => code === wanted) ?? null)
}
