import { join, resolve } from 'node:path'
import { SITE_CODES, type SiteCode } from '@org/site-brands'
import { ASSETS, REPOSITORY } from '../folders'
import { type CaptchaProvider, captchaProvider } from './captcha-settings'
import { loadSecrets, type Secrets } from './secrets'
import { s3Settings, webOrigin, type S3Settings } from './upload-settings'

/** Everything the environment decides, read once at the start. */
export interface Config {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Holds the embedded database, uploads and secrets; nothing is written elsewhere. */
  readonly dataDir: string
  /** Null runs the PostgreSQL that the npm registry ships, on `dataDir`. */
  readonly databaseUrl: string | null
  /**
   * Lets other servers run on the same database, though their users do not hear each other's messages: for tests of
   * servers that hand over to each other. Refused in production.
   */
  readonly sharedDatabase: boolean
  /** A request's statement that takes longer fails; 0 waits for ever. */
  readonly databaseTimeoutSeconds: number
  readonly site: SiteCode
  /** Simulated matches of tests come from this seed; null draws them from the secret one of the database. */
  readonly seed: string | null
  /**
   * Where matches come from. `simulation` makes them up, with live rooms that show them, beside imported ones; `imports`
   * plays only what an operator has imported; `off` plays nothing.
   */
  readonly feed: Feed
  /** Days back and forward for which the simulation makes matches up. None is deleted once it has begun. */
  readonly feedDays: number
  /** Whether simulated leagues get the results of two seasons at the first start. */
  readonly pastResults: boolean
  /**
   * For so many days every play and every movement of odds is kept; then what a match is remembered by. 0 keeps all of it
   * for ever. Results, incidents, statistics and line-ups are always kept.
   */
  readonly playsDays: number
  readonly production: boolean
  /** Demo accounts are made in an empty database. */
  readonly demoAccounts: boolean
  /** Addresses other than this one that may call the REST API from a page. `*` allows every page. */
  readonly corsOrigins: readonly string[]
  /** Hosts that the app may call beside its own, as `https://host`. Named in the content-security policy. */
  readonly apiHosts: readonly string[]
  /** Hosts that the app is opened at, as `host` or `host:port`. Named in the content-security policy. */
  readonly siteHosts: readonly string[]
  /** Whether `/docs/api` is open. */
  readonly apiDocs: boolean
  /** How many proxies in front of this server are trusted to tell the caller's address. */
  readonly trustedProxies: number
  /** Folder of the built app; its `index.html` may be missing during development. */
  readonly webRoot: string
  /** App id of the instant-messaging layer. */
  readonly sdkAppId: number
  readonly logLevel: string
  /** A text that every captcha takes beside its own, for tests that drive a browser. Refused in production. */
  readonly devCaptcha: string | null
  /** The provider of captchas. Null: a proof of work and a picture of our own. */
  readonly captcha: CaptchaProvider | null
  /** Replies are checked against the contract, at some cost. */
  readonly checkReplies: boolean
  /** Off only where load comes from one address, as in benchmarks. Refused in production. */
  readonly rateLimits: boolean
  /** Over so many seconds clients are sent elsewhere when this server stops. 0 where there is no elsewhere. */
  readonly drainSeconds: number
  /** File with the words that chat does not say. */
  readonly wordList: string
  /** What addresses of uploads begin with, such as `https://chat.example`. Null: the host that the socket leads to. */
  readonly publicUrl: string | null
  /** Bytes that one member may upload within a day; a guest a hundredth, all guests of a network a tenth. */
  readonly uploadDailyBytes: number
  /** Beside our own, messages may carry files of these origins, as `https://host`. */
  readonly mediaHosts: readonly string[]
  /** Keeps uploads in a bucket; null keeps them in `dataDir`. */
  readonly s3: S3Settings | null
  readonly secrets: Secrets
}

const FEEDS = ['simulation', 'imports', 'off'] as const
export type Feed = (typeof FEEDS)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** Throws an Error that names the variable when a value cannot be used. */
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
    production,
    demoAccounts: production ? env['DEMO_ACCOUNTS'] === '1' : env['DEMO_ACCOUNTS'] !== '0',
    corsOrigins: list(env['CORS_ORIGINS']),
    apiHosts: list(env['API_HOSTS']),
    siteHosts: list(env['SITE_HOSTS']).map(siteHost),
    apiDocs: production ? env['API_DOCS'] === '1' : env['API_DOCS'] !== '0',
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    webRoot: resolve(env['WEB_ROOT'] || join(REPOSITORY, 'apps/mobile-web/dist')),
    sdkAppId: wholeNumber(env, 'SDK_APP_ID', 1_400_000_001, 2 ** 32 - 1),
    logLevel: env['LOG_LEVEL'] || 'warn',
    devCaptcha: outsideProduction(env, 'DEV_CAPTCHA') || null,
    captcha: captchaProvider(env),
    checkReplies: env['CHECK_REPLIES'] === '1',
    rateLimits: outsideProduction(env, 'RATE_LIMITS') !== 'off',
    wordList: resolve(env['WORD_LIST'] || join(ASSETS, 'words.txt')),
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
