import { join } from 'node:path'
import { dataDirectory, loadConfig, type Config } from './config'
import { emptyDataFolder, openDataFolder } from './data-folder'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo'
import { nextFreePort } from './free-port'
import { LOCK_FILE, lockInstance } from './instance-lock'
import { startServer } from './server'
import { startPostgres, stopPostgresLeftBehind } from './store/postgres'

const say = (line: string) => process.stdout.write(`${line}\n`)

const main = async () => {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (let end = stops.pop(); end !== undefined; end = stops.pop()) await end()
  }
  stopOnSignals(stop)
  try {
    await start(stops)
  } catch (error) {
    await stop()
    throw error
  }
}

/** Pushes what must be undone, in the order it was begun. */
const start = async (stops: (() => Promise<void>)[]) => {
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
  let { databaseUrl } = wanted
  if (embedded) {
    say('Starting the database …')
    const postgres = await startPostgres({
      dir: join(dataDir, 'postgres'),
      password: wanted.secrets.database,
      onEnded: (message) => process.stderr.write(`${message}\n`),
    })
    stops.push(() => postgres.stop())
    databaseUrl = postgres.url
  }

  const port = await nextFreePort(wanted.host, wanted.port)
  if (port !== wanted.port) say(`Port ${wanted.port} is taken by another program. Using ${port} instead.`)
  say('Starting the server …')
  const server = await startServer({ ...wanted, port, databaseUrl })
  stops.push(() => server.stop())
  lock.announce(server.url)
  say(welcome(server.url, wanted))
}

const welcome = (url: string, { dataDir, demoAccounts, production, s3 }: Config) =>
  [
    '',
    `  Open        ${url}/m/`,
    `  API         ${url}/docs/api`,
    ...(demoAccounts ? [`  Accounts    ${DEMO_ACCOUNTS.join(', ')} (password ${DEMO_PASSWORD})`] : []),
    `  Data        ${dataDir} (kept until you start with --reset)`,
    ...(s3 === null ? [] : [`  Uploads     in the bucket ${s3.bucket}`]),
    ...(production && s3 === null
      ? ['  Uploads     in the data folder: back it up, or name a bucket (S3_BUCKET)']
      : []),
    '  Stop        Ctrl-C',
    '',
  ].join('\n')

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
  process.stderr.write(`${known ? error.message : String(error instanceof Error ? error.stack : error)}\n`)
  process.exit(1)
}

main().catch(fail)
