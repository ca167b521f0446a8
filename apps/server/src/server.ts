import type { AddressInfo } from 'node:net'
import compress from '@fastify/compress'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { argon2Passwords } from './adapters/argon2-passwords'
import { inProcessBus } from './adapters/in-process-bus'
import { inProcessLimiter } from './adapters/in-process-limiter'
import { nodeEventLoop } from './adapters/node-event-loop'
import { openBlobs } from './adapters/blobs/open-blobs'
import { openCaptcha } from './adapters/captcha/open-captcha'
import { programFrames } from './adapters/frames/program-frames'
import { openIngest } from './adapters/ingest/open-ingest'
import { openSms } from './adapters/sms/open-sms'
import { localPayments } from './adapters/payments/local-payments'
import { WebPusher } from './adapters/push/web-pusher'
import { WebhookNotifier } from './adapters/notification/webhook-notifier'
import { openTranslator } from './adapters/translation/open-translator'
import { systemClock } from './adapters/system-clock'
import { systemRandom } from './adapters/system-random'
import type { Config } from './config/config'
import type { Context } from './services/context'
import { seedDemo } from './services/auth/demo'
import { follow } from './services/follow'
import { createSites } from './services/sites/sites'
import { paymentSigner } from './services/money/payment-signatures'
import { attachGateway } from './im/gateway/gateway'
import type { GatewayLimits } from './im/gateway/limits'
import { refuseSharedNames, startLives, startSource } from './feed/start'
import { jobsOf } from './jobs/jobs'
import { Worker } from './jobs/worker'
import { registerMedia } from './media/register'
import type { BlobStore } from './ports/blob-store'
import type { Bus } from './ports/bus'
import type { Clock } from './ports/clock'
import type { EventLoop } from './ports/event-loop'
import type { MatchSource } from './ports/match-writer'
import type { Random } from './ports/random'
import { listen } from './http/listen'
import { COMPRESSION } from './http/compression'
import { registerDocs } from './http/docs'
import { registerPayments } from './http/pay-pages'
import { registerSmsOutbox } from './http/sms-outbox'
import { EditedWords, readWordList } from './services/moderation/word-list'
import { badAddress, registerRest } from './http/register'
import { allWords } from './store/ops/words'
import { openDatabase, RESTART_MS } from './store/database/database'
import type { DatabaseLock } from './store/database/database-lock'
import { streamOrigins } from './store/live/streams'
import { isNewest, migrate } from './store/database/migrate'
import { registerUploads } from './http/uploads/register'
import { createReadiness } from './http/readiness'
import { readableUrl, registerWeb } from './http/pages/register'
import { registerStorybook } from './http/pages/storybook'
import { requireOneHost } from './http/one-host'
import { limitBodyTime } from './http/request-time'
import { addSecurityHeaders } from './http/security-headers'

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string
  readonly context: Context
  /** Finishes running calls, then closes sockets and database connections. */
  stop(): Promise<void>
}

export interface ServerParts {
  readonly clock?: Clock
  readonly random?: Random
  readonly eventLoop?: EventLoop
  readonly blobs?: BlobStore
  /** To the other processes on the same database. */
  readonly bus?: Bus
  readonly gatewayLimits?: GatewayLimits
  /** Providers of matches. */
  readonly sources?: readonly MatchSource[]
  /** Null if other servers may use the database. */
  readonly databaseLock?: Pick<DatabaseLock, 'isHeld'> | null
  readonly log?: Logger
}

/** Starts everything but the database itself, to which `config.databaseUrl` must lead. */
export const startServer = async (config: Config, parts: ServerParts = {}): Promise<RunningServer> => {
  if (config.databaseUrl === null) throw new Error('startServer: `databaseUrl` is missing. Start PostgreSQL first.')
  refuseSharedNames(parts.sources ?? [])
  const stops: (() => Promise<void>)[] = []
  let stopping = false
  const stop = async () => {
    stopping = true
    for (let end = stops.pop(); end !== undefined; end = stops.pop()) await end()
  }
  try {
    const words = new EditedWords(readWordList(config.wordList))
    const blobs = parts.blobs ?? (await openBlobs(config))
    const context = createContext(config, config.databaseUrl, { ...parts, blobs, words })
    stops.push(() => context.db.destroy())
    stops.push(async () => context.notifier?.stop())
    if (!(await isNewest(context.db))) await migrateAt(config.databaseUrl)
    const added = await follow(context, async () => words.take(await allWords(context.db)))
    stops.push(async () => added.stop())
    // Longer than the limit of requests, but a statement of an aborted job must not keep its connection for ever.
    const jobsDb = openDatabase(config.databaseUrl, JOB_STATEMENT_MS)
    stops.push(() => jobsDb.destroy())
    const worker = new Worker({ ...context, db: jobsDb, jobs: jobsOf({ ...context, db: jobsDb }) })
    await worker.start()
    stops.push(() => worker.stop())
    if (config.demoAccounts) await seedDemo(context)
    const lives = await startLives(context)
    stops.push(() => lives.stop())
    for (const source of parts.sources ?? []) stops.push(await startSource(context, source))

    const app = createApp(context)
    stops.push(() => app.close())
    addSecurityHeaders(app)
    requireOneHost(app)
    limitBodyTime(app, context.clock, BODY_MS)
    await app.register(compress, COMPRESSION)
    const ready = createReadiness(context, parts.databaseLock ?? null)
    app.get('/healthz', () => ({ status: 'ok' }))
    app.get('/readyz', async (_request, reply) => {
      const readiness = stopping ? { status: 'stopping' } : await ready()
      return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness)
    })
    const sites = await createSites(context)
    stops.push(async () => sites.stop())
    await registerRest(app, context, sites)
    await registerMedia(app, context)
    await registerUploads(app, context)
    registerSmsOutbox(app, context)
    await registerPayments(app, context)
    if (config.apiDocs) await registerDocs(app)
    const streamHosts = await follow(context, async () => [
      ...(context.ingest?.origins ?? []),
      ...(await streamOrigins(context.db)),
    ])
    stops.push(async () => streamHosts.stop())
    await registerWeb(app, context, { sites, streamHosts })
    await registerStorybook(app, config.storybookRoot)

    const gateway = await attachGateway(context, app.server, parts.gatewayLimits)
    stops.push(() => gateway.stop())
    await listen(app, config)
    return { url: urlOf(config.host, app.addresses()), context, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const BODY_MS = 15_000
const JOB_STATEMENT_MS = 600_000

/** Without a limit, because a migration may take long. */
const migrateAt = async (databaseUrl: string) => {
  const db = openDatabase(databaseUrl)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

/** Idle sockets and slow senders are closed; bodies are small, except uploads. */
const createApp = ({ config, log }: Context): FastifyInstance =>
  fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Request logs would contain guest ids; errors are logged where they are handled.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url }) => readableUrl(url),
    // URLs that cannot be decoded, or are too long, match no route.
    frameworkErrors: (_error, request, reply) => void badAddress(request, reply),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    // `limitBodyTime` limits bodies, because those of uploads may be slow.
    requestTimeout: 0,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
  })

const urlOf = (host: string, [bound]: readonly (AddressInfo | string)[]) => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${typeof bound === 'object' ? bound.port : 0}`
}

const createContext = (
  config: Config,
  databaseUrl: string,
  { blobs, words, clock, random, eventLoop, bus, log: given }: ServerParts & Pick<Context, 'blobs' | 'words'>,
): Context => {
  const log = given ?? pino({ level: config.logLevel })
  const time = clock ?? systemClock
  const chance = random ?? systemRandom
  const limitMs = config.databaseTimeoutSeconds * 1_000
  const db = openDatabase(databaseUrl, limitMs, Math.max(RESTART_MS, limitMs))
  return {
    config,
    db,
    clock: time,
    random: chance,
    bus: bus ?? inProcessBus((error) => log.error({ error }, 'a receiver of the bus failed')),
    limiter: inProcessLimiter(time),
    eventLoop: eventLoop ?? nodeEventLoop(),
    blobs,
    passwords: argon2Passwords(),
    captcha: openCaptcha({ config, db, clock: time, random: chance }),
    sms: openSms(config.sms, { db, clock: time }),
    translator: openTranslator(config.translation),
    notifier: config.notification === null ? null : new WebhookNotifier(config.notification, { clock: time, log }),
    payments: config.payments === null ? null : localPayments(paymentSigner(config.secrets)),
    ingest: openIngest(config.ingest, config.publicUrl),
    frames: config.frameProgram === null ? null : programFrames(config.frameProgram, time),
    pusher: config.push === null ? null : new WebPusher(config.push, { clock: time, random: chance, log }),
    words,
    log,
  }
}
