import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries'
import { PATIENCE_MS, stopPostgresLeftBehind } from './postgres-left-behind'
import { postgresLaunch, postgresOwner, type Launch } from './postgres-user'

export interface RunningPostgres {
  /** Connection string of the database `postgres`. */
  readonly url: string
  /** Waits until everything is on disk. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  readonly dir: string
  readonly password: string
  /** Off only if nothing needs to survive a power loss, and nobody guesses passwords, as in tests. */
  readonly durable?: boolean
  /** Called if the server has exited and is started again. */
  readonly onEnded?: (message: string) => void
}

/**
 * Starts PostgreSQL on a folder, which is created on first use, and restarts it whenever it exits. The caller holds the
 * folder's instance lock, so a server that already runs there was left by a killed process and is stopped first.
 */
export const startPostgres = async ({
  dir,
  password,
  durable = true,
  onEnded = () => {},
}: PostgresOptions): Promise<RunningPostgres> => {
  const binaries = postgresBinaries()
  mkdirSync(dirname(dir), { recursive: true, mode: 0o700 })
  letEnter(dirname(dir))
  const launch = postgresLaunch([dirname(dir), dirname(binaries.postgres)])
  if (!existsSync(join(dir, 'PG_VERSION'))) initialise(binaries, launch, dir, { password, durable })
  await stopPostgresLeftBehind(dir)
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    const start = async () => {
      const server = launchServer(binaries, launch, dir, port, durable)
      await ready(server, dir)
      return server
    }
    try {
      const stop = keepRunning(await start(), start, dir, onEnded)
      return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
    } catch (error) {
      // Another program may take the port, and the memory of a killed server may take a moment to be released.
      if (attempt === 3) throw error
      await sleep(500)
    }
  }
}

/** Restarts the server whenever it exits; the returned function stops it. */
const keepRunning = (
  first: ChildProcess,
  start: () => Promise<ChildProcess>,
  dir: string,
  onEnded: (message: string) => void,
) => {
  let server = first
  let isStopping = false
  let restarting = Promise.resolve()

  const restart = async (): Promise<void> => {
    while (!isStopping) {
      try {
        await sleep(RESTART_MS)
        await stopPostgresLeftBehind(dir)
        server = await start()
        return watch()
      } catch (error) {
        onEnded(String(error))
      }
    }
  }
  const watch = () => {
    server.once('exit', (code, signal) => {
      if (isStopping) return
      onEnded(`PostgreSQL has ended by itself (${signal ?? code}). Starting it again.`)
      restarting = restart()
    })
  }

  watch()
  return async () => {
    isStopping = true
    await restarting
    await stop(server)
  }
}

const RESTART_MS = 500

/** Lets the user `postgres` enter a folder that is closed to others. */
const letEnter = (folder: string) => {
  const owner = postgresOwner()
  if (owner === null) return
  const { uid, mode } = statSync(folder)
  if ((mode & 0o001) !== 0) return
  chownSync(folder, uid, owner.gid)
  chmodSync(folder, (mode & 0o777) | 0o010)
}

/** The folder is created atomically, so that an interrupted first start leaves no partial one. */
const initialise = (
  binaries: PostgresBinaries,
  launch: Launch,
  dir: string,
  { password, durable }: { password: string; durable: boolean },
) => {
  const unfinished = `${dir}.unfinished`
  const passwordFile = `${dir}.password`
  const owner = postgresOwner()
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner !== null) for (const path of [unfinished, passwordFile]) chownSync(path, owner.uid, owner.gid)
  try {
    execFileSync(
      ...commandOf(launch, [
        binaries.initdb,
        `--pgdata=${unfinished}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums',
        // A client computes for two milliseconds with the usual number.
        ...(durable ? [] : ['--no-sync', '--set=scram_iterations=1']),
      ]),
      { ...launch.ids, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  rmSync(dir, { recursive: true, force: true })
  renameSync(unfinished, dir)
}

/** The program and its arguments. */
const commandOf = ({ prefix }: Launch, words: readonly string[]): [program: string, args: string[]] => {
  const [program = '', ...args] = [...prefix, ...words]
  return [program, args]
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/**
 * Stops the database when its standard input closes, which happens even if this process is killed. It has its own
 * process group, so that Ctrl-C reaches only the server, which stops the database last.
 */
const KEEPER = 'exec 3<&0; (cat <&3 >/dev/null 2>&1; kill -INT $$ 2>/dev/null) & exec 3<&-; exec "$@" </dev/null'

const launchServer = ({ postgres }: PostgresBinaries, launch: Launch, dir: string, port: number, durable: boolean) => {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const keeper = process.platform === 'win32' ? [] : ['/bin/sh', '-c', KEEPER, 'sh']
  const command = commandOf(launch, [...keeper, postgres, '-D', dir, '-p', `${port}`, ...flags])
  return spawn(...command, { ...launch.ids, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'pipe'] })
}

const ready = (server: ChildProcess, dir: string) =>
  new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4_000)
      if (text.includes('database system is ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL stopped with code ${code} on ${dir}:\n${log}`)))
  })

const stop = async (server: ChildProcess) => {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.stdin?.end()
  if (process.platform === 'win32') server.kill()
  const impatience = setTimeout(() => server.kill('SIGQUIT'), PATIENCE_MS)
  await gone
  clearTimeout(impatience)
}
