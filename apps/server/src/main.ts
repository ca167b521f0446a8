import { join } from 'node:path'
import { systemClock } from './adapters/system-clock'
import { checkPort } from './config/check-port'
import { dataDirectory, loadConfig, type Config } from './config/config'
import { emptyDataFolder, openDataFolder } from './config/data-folder'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './services/auth/demo'
import { LOCK_FILE, lockInstance } from './config/instance-lock'
import { SECRETS_FILE, WITHOUT_SECRETS } from './config/secrets'
import { startServer } from './server'
import { lockDatabase } from './store/database/database-lock'
import { startPostgres } from './store/database/postgres'
import { stopPostgresLeftBehind } from './store/database/postgres-left-behind'

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

const main = async () => {
  const stops: Stops = []
  const stop = async () => {
    for (let end = stops.pop(); end !== undefined; end = stops.pop()) await end()
  }
  stopOnSignals(stop)
  try {
    await start(stops, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

type Stops = (() => Promise<void>)[]

/** Pushes what must be undone, in the order it was begun. */
const start = async (stops: Stops, stop: () => Promise<void>) => {
  const reset = process.argv.includes('--reset')
  const dataDir = dataDirectory(process.env)
  const embedded = !process.env['DATABASE_URL']
  if (reset && !embedded)
    throw new Error(
      '--reset starts the embedded database over. DATABASE_URL leads to one of yours, which is left alone.',
    )

  openDataFolder(dataDir)
  const lock = await lockInstance(dataDir)
  stops.push(() => lock.release())
  if (reset) {
    await stopPostgresLeftBehind(join(dataDir, 'postgres'))
    emptyDataFolder(dataDir, [LOCK_FILE])
    say(`Started over: ${dataDir} is empty.`)
  }

  const wanted = loadConfig(process.env)
  // The address of a product in use is known to proxies and monitors: it does not move, and is refused at once.
  if (wanted.production) await checkPort(wanted)
  let { databaseUrl } = wanted
  if (databaseUrl === null) {
    say('Starting the database …')
    const postgres = await startPostgres({
      dir: join(dataDir, 'postgres'),
      password: wanted.secrets.database,
      onEnded: complain,
    })
    stops.push(() => postgres.stop())
    databaseUrl = postgres.url
  }

  const databaseLock = wanted.sharedDatabase ? null : await lockOf(wanted, databaseUrl, stop)
  if (databaseLock !== null) stops.push(() => databaseLock.release())
  say('Starting the server …')
  const server = await startServer({ ...wanted, databaseUrl }, { databaseLock })
  stops.push(async () => {
    // At once, so that the next server may start while clients are still led to it.
    await databaseLock?.release()
    await server.stop()
  })
  lock.announce(server.url)
  const port = Number(new URL(server.url).port || 80)
  if (wanted.port !== 0 && port !== wanted.port)
    say(`Port ${wanted.port} is taken by another program. Using ${port} instead.`)
  say(welcome(server.url, wanted))
}

const lockOf = async ({ dataDir, databaseUrl: given }: Config, url: string, stop: () => Promise<void>) => {
  const onTaken = (reason: Error) => {
    complain(`${reason.message} Stopping.`)
    stop().then(() => process.exit(1), fail)
  }
  try {
    return await lockDatabase(url, { clock: systemClock, onNews: complain, onTaken })
  } catch (error) {
    if (given === null && (error as { code?: unknown }).code === WRONG_PASSWORD)
      throw new Error(
        `${join(dataDir, SECRETS_FILE)} is not the one that the database beside it was made with. ${WITHOUT_SECRETS}`,
        { cause: error },
      )
    throw error
  }
}

/** PostgreSQL's code for a wrong password. */
const WRONG_PASSWORD = '28P01'

const welcome = (url: string, { apiDocs, dataDir, demoAccounts, feed, production, s3, storybookRoot }: Config) =>
  [
    '',
    // `npm run dev` serves the app itself, from its sources.
    `  Open        ${process.env['DEV_APP_URL'] ?? `${url}/m/`}`,
    ...(apiDocs ? [`  API         ${url}/docs/api`] : []),
    ...(storybookRoot === null ? [] : [`  Storybook   ${url}/storybook/`]),
    ...(demoAccounts ? [`  Accounts    ${DEMO_ACCOUNTS.join(', ')} (password ${DEMO_PASSWORD})`] : []),
    `  Matches     ${MATCHES[feed]}`,
    `  Data        ${dataDir} (kept until you start with --reset)`,
    ...(s3 === null ? [] : [`  Uploads     in the bucket ${s3.bucket}`]),
    ...(production && s3 === null
      ? ['  Uploads     in the data folder: back it up, or name a bucket (S3_BUCKET)']
      : []),
    '  Stop        Ctrl-C',
    '',
  ].join('\n')

const MATCHES: Record<Config['feed'], string> = {
  simulation: 'simulated, and the app says so',
  imports: 'those that were imported; FEED=simulation makes some up',
  off: 'none move (FEED=off)',
}

/** A second signal does not wait. */
const stopOnSignals = (stop: () => Promise<void>) => {
  let stopping = false
  const end = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    say(`${signal}: stopping …`)
    stop().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

const fail = (error: unknown) => {
  const known = error instanceof Error && !process.env['DEBUG']
  complain(known ? error.message : String(error instanceof Error ? error.stack : error))
  process.exit(1)
}

main().catch(fail)
