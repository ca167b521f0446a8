import { join, resolve } from 'node:path'
import { SITE_CODES, type SiteCode } from '@org/site-brands'
import { ASSETS, REPOSITORY } from '../folders'
import { type CaptchaProvider, captchaProvider } from './captcha-settings'
import { frameProgram, type IngestProvider, ingestProvider } from './ingest-settings'
import { loadSecrets, type Secrets } from './secrets'
import { type PaymentSettings, paymentSettings } from './payment-settings'
import { type PushSettings, pushSettings } from './push-settings'
import { type SmsProvider, smsProvider } from './sms-settings'
import { type NotificationProvider, notificationProvider } from './notification-settings'
import { type TranslationProvider, translationProvider } from './translation-settings'
import { s3Settings, webOrigin, type S3Settings } from './upload-settings'

/** All settings from the environment, read once at the start. */
export interface Config {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Contains the embedded database, uploads and secrets; nothing is written elsewhere. */
  readonly dataDir: string
  /** Null runs the PostgreSQL that the npm registry ships, on `dataDir`. */
  readonly databaseUrl: string | null
  /**
   * Allows other servers on the same database, although their users do not get each other's pushes. For tests of a
   * handover between servers. Refused in production.
   */
  readonly sharedDatabase: boolean
  /** The timeout of a request's statements; 0 for none. */
  readonly databaseTimeoutSeconds: number
  readonly site: SiteCode
  /** The seed of simulated matches, for tests; null uses the secret seed of the database. */
  readonly seed: string | null
  /**
   * Where matches come from. `simulation` generates them, with live rooms that show them, in addition to imported ones;
   * `imports` plays only imported ones; `off` plays none.
   */
  readonly feed: Feed
  /** Days back and forward for which the simulation generates matches. A match that has started is never deleted. */
  readonly feedDays: number
  /** Whether simulated leagues get the results of two seasons at the first start. */
  readonly pastResults: boolean
  /**
   * The number of days for which all plays and odds movements are kept; 0 for ever. Results, incidents, statistics and
   * line-ups are always kept.
   */
  readonly playsDays: number
  /** Days of VIP that the first-VIP reward gives; 0 offers none. */
  readonly firstVipDays: number
  readonly production: boolean
  /** Whether demo accounts are created in an empty database. */
  readonly demoAccounts: boolean
  /** Other origins whose pages may call the REST API. `*` allows every page. */
  readonly corsOrigins: readonly string[]
  /** Hosts that the app may call besides its own, as `https://host`. Named in the content-security policy. */
  readonly apiHosts: readonly string[]
  /** Hosts under which the app is opened, as `host` or `host:port`. Named in the content-security policy. */
  readonly siteHosts: readonly string[]
  /** Whether `/docs/api` is open. */
  readonly apiDocs: boolean
  /** The number of trusted proxies in front of this server, which report the caller's address. */
  readonly trustedProxies: number
  /** Folder of the built app; its `index.html` may be missing during development. */
  readonly webRoot: string
  /** Folder of the built Storybook, which may be missing. Null if it is not served. */
  readonly storybookRoot: string | null
  /** App id of the instant-messaging layer. */
  readonly sdkAppId: number
  readonly logLevel: string
  /** A text that every captcha also accepts, for browser tests. Refused in production. */
  readonly devCaptcha: string | null
  /** The provider of captchas. Null: the built-in proof of work with a picture. */
  readonly captcha: CaptchaProvider | null
  /** The provider of translations. Null: texts of chat are not translated. */
  readonly translation: TranslationProvider | null
  /** The receiver of notifications for devices that are away. Null: nobody is notified. */
  readonly notification: NotificationProvider | null
  /** How messages reach browsers whose page is closed. Null: they do not. */
  readonly push: PushSettings | null
  /** The provider of SMS. Null: none can be sent. */
  readonly sms: SmsProvider | null
  /** Who takes money. Null: nobody. */
  readonly payments: PaymentSettings
  /** Where the streams of anchors go. Null: anchors cannot go on air. */
  readonly ingest: IngestProvider | null
  /** The program that makes covers of streams. Null: none. */
  readonly frameProgram: string | null
  /** Replies are checked against the contract, at some cost. */
  readonly checkReplies: boolean
  /** Off only if all load comes from one address, as in benchmarks. Refused in production. */
  readonly rateLimits: boolean
  /** Seconds over which to spread clients to other hosts when this server stops; 0 if there is only one host. */
  readonly drainSeconds: number
  /** The file with the profanity list. */
  readonly wordList: string
  /** The origin in URLs of uploads, such as `https://chat.example`. Null: the host of the client's socket. */
  readonly publicUrl: string | null
  /** Bytes that a member may upload per day; a guest may upload a hundredth of it, all guests of a network a tenth. */
  readonly uploadDailyBytes: number
  /** Other origins whose files messages may contain, as `https://host`. */
  readonly mediaHosts: readonly string[]
  /** Stores uploads in a bucket; null stores them in `dataDir`. */
  readonly s3: S3Settings | null
  readonly secrets: Secrets
}

const FEEDS = ['simulation', 'imports', 'off'] as const
export type Feed = (typeof FEEDS)[number]

type Environment = Readonly<Record<string, string | undefined>>

const storybookFolder = (env: Environment): string | null => {
  const named = env['STORYBOOK_ROOT']
  if (named) return resolve(named)
  return env['NODE_ENV'] === 'production' ? null : join(REPOSITORY, 'apps/storybook/storybook-static')
}

/** The list in `assets` is a short example, so production has to ask for it. */
const wordListFile = (env: Environment): string => {
  const named = env['WORD_LIST'] || (env['NODE_ENV'] === 'production' ? '' : 'local')
  if (named === '')
    throw new Error(
      'WORD_LIST is not set. In production it names the file with the profanity list, or is "local" for the short example.',
    )
  return named === 'local' ? join(ASSETS, 'words.txt') : resolve(named)
}

/** Throws an Error that names the variable if a value is invalid. */
export const loadConfig = (env: Environment, overrides: Partial<Config> = {}): Config => {
  const production = env['NODE_ENV'] === 'production'
  const dataDir = overrides.dataDir ?? dataDirectory(env)
  return {
    host: env['HOST'] || '0.0.0.0',
    port: wholeNumber(env, 'PORT', 8080, 65_535),
    databaseUrl: env['DATABASE_URL'] || null,
    sharedDatabase: outsideProduction(env, 'SHARED_DATABASE') === '1',
    databaseTimeoutSeconds: wholeNumber(env, 'DATABASE_TIMEOUT_SECONDS', 6, 3_600),
    site: oneOf(env, 'SITE', SITE_CODES, 'kqb'),
    seed: outsideProduction(env, 'SEED') ? `${wholeNumber(env, 'SEED', 0, 2 ** 31 - 1)}` : null,
    feed: oneOf(env, 'FEED', FEEDS, production ? 'imports' : 'simulation'),
    feedDays: wholeNumber(env, 'FEED_DAYS', 7, 30),
    pastResults: env['PAST_RESULTS'] !== '0',
    playsDays: wholeNumber(env, 'PLAYS_DAYS', 30, 36_500),
    firstVipDays: wholeNumber(env, 'FIRST_VIP_DAYS', 3, 365),
    production,
    demoAccounts: production ? env['DEMO_ACCOUNTS'] === '1' : env['DEMO_ACCOUNTS'] !== '0',
    corsOrigins: list(env['CORS_ORIGINS']),
    apiHosts: list(env['API_HOSTS']),
    siteHosts: list(env['SITE_HOSTS']).map(siteHost),
    apiDocs: production ? env['API_DOCS'] === '1' : env['API_DOCS'] !== '0',
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    webRoot: resolve(env['WEB_ROOT'] || join(REPOSITORY, 'apps/mobile-web/dist')),
    storybookRoot: storybookFolder(env),
    sdkAppId: wholeNumber(env, 'SDK_APP_ID', 1_400_000_001, 2 ** 32 - 1),
    logLevel: env['LOG_LEVEL'] || 'warn',
    devCaptcha: outsideProduction(env, 'DEV_CAPTCHA') || null,
    captcha: captchaProvider(env),
    translation: translationProvider(env),
    notification: notificationProvider(env),
    push: overrides.push === undefined ? pushSettings(env, dataDir) : overrides.push,
    sms: smsProvider(env),
    payments: paymentSettings(env),
    ingest: ingestProvider(env),
    frameProgram: frameProgram(env),
    checkReplies: env['CHECK_REPLIES'] === '1',
    rateLimits: outsideProduction(env, 'RATE_LIMITS') !== 'off',
    wordList: wordListFile(env),
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 3_600),
    publicUrl: env['PUBLIC_URL'] ? webOrigin('PUBLIC_URL', env['PUBLIC_URL']) : null,
    uploadDailyBytes: wholeNumber(env, 'UPLOAD_DAILY_MB', 1_024, 1_048_576) * 1_048_576,
    mediaHosts: list(env['MEDIA_HOSTS']).map((host) => webOrigin('MEDIA_HOSTS', host)),
    s3: s3Settings(env),
    secrets: overrides.secrets ?? loadSecrets(dataDir),
    ...overrides,
    dataDir,
  }
}

export const dataDirectory = (env: Environment): string => resolve(env['DATA_DIR'] || join(REPOSITORY, '.data'))

const wholeNumber = (env: Environment, name: string, otherwise: number, max: number): number => {
  const text = env[name]
  if (text === undefined || text === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Error(`${name}=${text}: expected a whole number from 0 to ${max}.`)
  return value
}

const oneOf = <Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  otherwise: Value,
): Value => {
  const text = env[name] || otherwise
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Error(`${name}=${text}: expected one of ${values.join(', ')}.`)
  return value
}

const siteHost = (host: string): string => {
  if (!/^[\w.-]+(:\d{1,5})?$/.test(host))
    throw new Error(`SITE_HOSTS=${host}: expected hosts such as m.example or m.example:8080, without a scheme.`)
  return host
}

const outsideProduction = (env: Environment, name: string): string | undefined => {
  if (env[name] && env['NODE_ENV'] === 'production') throw new Error(`${name} is not for production. Unset it.`)
  return env[name]
}

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
