import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openDatabase } from '@org/server/database'
import { matchesWithoutDetails } from '@org/server/match-details'
import { MOVABLE_TIME, moveTime } from './server-time'

const ENTRY = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))
const IMPORT = fileURLToPath(new URL('../../../apps/server/src/commands/import-football.ts', import.meta.url))
/** Ends what hangs; a busy machine may be ten times slower. */
const READY_MS = 240_000
/** Late enough for a busy process, and too early for one that takes no messages. */
const PAUSE_MS = 250
const MOMENT_MS = 10
const SECRETS = 'secrets.json'
/** What the program prints when it serves. */
const OPEN = /Open\s+(http:\S+)\/m\//
/** Arguments with which the server measures no lag of its event loop, whatever else the machine does. */
const CALM = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    import { syncBuiltinESMExports } from 'node:module'
    import hooks from 'node:perf_hooks'
    hooks.monitorEventLoopDelay = () => ({ count: 0, enable() {}, reset() {} })
    syncBuiltinESMExports()
  `)}`,
]
/** An environment variable: the data folder of a stopped server, of which each server here gets a copy. */
export const FIRST_DATA = 'E2E_FIRST_DATA'
/** The solution of captchas on the test server. */
export const CAPTCHA = 'E2E0'

/** The built product as an operator runs it, in its own process and data folder. */
export class ServerProcess {
  private child: ChildProcess | null = null
  private log = ''
  private address: string | null = null

  private constructor(
    private readonly dataDir: string,
    private readonly env: Record<string, string>,
    private readonly canBeBusy: boolean,
  ) {}

  /** Unless it `canBeBusy`, it refuses nothing because it is slow. */
  static async start(env: Record<string, string> = {}, { canBeBusy = false } = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await mkdtemp(join(tmpdir(), 'e2e-')), env, canBeBusy)
    const first = process.env[FIRST_DATA]
    if (first) await copyFolder(first, server.dataDir)
    await server.run()
    return server
  }

  /** A second server on the same database, which accepts the same credentials. It plays no matches. */
  async twin(): Promise<ServerProcess> {
    const env = { ...this.env, DATABASE_URL: await this.databaseUrl(), SHARED_DATABASE: '1', FEED: 'off' }
    const twin = new ServerProcess(await mkdtemp(join(tmpdir(), 'e2e-')), env, this.canBeBusy)
    await copyFile(join(this.dataDir, SECRETS), join(twin.dataDir, SECRETS))
    await twin.run()
    return twin
  }

  /** The system chooses its port at each start. */
  get url(): string {
    if (this.address === null) throw new Error('The server has not started.')
    return this.address
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  /** Starts the process and waits until it answers. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, [...(this.canBeBusy ? [] : CALM), ...MOVABLE_TIME, ENTRY], {
      env: {
        // More days keep a server busy for a minute: it stores the details of thousands of matches.
        FEED_DAYS: '1',
        ...process.env,
        ...this.env,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: this.dataDir,
        DEV_CAPTCHA: CAPTCHA,
        SEED: '1',
        PAST_RESULTS: '0',
        // A busy machine would make the database cancel statements.
        DATABASE_TIMEOUT_SECONDS: '60',
        NODE_ENV: 'test',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.child = child
    this.address = await this.opened(child)
  }

  /** Does the work while the process runs only for moments, as on a machine that is far too busy. */
  async whileSlow<Result>(work: () => Promise<Result>): Promise<Result> {
    let isOver = false
    const pausing = async () => {
      while (!isOver) {
        this.child?.kill('SIGSTOP')
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        this.child?.kill('SIGCONT')
        await new Promise((resolve) => setTimeout(resolve, MOMENT_MS))
      }
    }
    const paused = pausing()
    try {
      return await work()
    } finally {
      isOver = true
      await paused
    }
  }

  /** Moves the time of the process forward, until it ends. */
  async skip(ms: number): Promise<void> {
    if (this.child === null) throw new Error('The server has not started.')
    await moveTime(this.child, ms)
  }

  /** SIGKILL: nothing is flushed. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Stops the process as an operator would, and resolves with its data folder. */
  async shutDown(): Promise<string> {
    await this.end('SIGTERM')
    return this.dataDir
  }

  /** Stops the process as an operator would, and removes its data. */
  async stop(): Promise<void> {
    await this.shutDown()
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }

  /** Imports files of matches and results, as an operator does: texts by file name. */
  async importFootball(files: Readonly<Record<string, string>>): Promise<void> {
    const paths = Object.keys(files).map((name) => join(this.dataDir, name))
    await Promise.all(Object.values(files).map((text, at) => writeFile(paths[at] ?? '', text)))
    const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@org/source', IMPORT, ...paths], {
      cwd: dirname(IMPORT),
      env: { ...process.env, DATABASE_URL: await this.databaseUrl() },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`The import ended with ${code}.`)
  }

  /** Resolves when the matches that start within these seconds have their details, which a server stores when it has time. */
  async storesDetails(ahead: number): Promise<void> {
    const db = openDatabase(await this.databaseUrl())
    const areMissing = async () => {
      const now = Math.floor(Date.now() / 1000)
      return (await matchesWithoutDetails(db, { now, ahead })).length > 0
    }
    while (await areMissing()) await new Promise((resolve) => setTimeout(resolve, 250))
    await db.destroy()
  }

  /** The pid of the embedded PostgreSQL, from the data folder. */
  async databaseUrl(): Promise<string> {
    const read = (name: string) => readFile(join(this.dataDir, name), 'utf8')
    const [, , , port] = (await read('postgres/postmaster.pid')).split('\n')
    const { database } = JSON.parse(await read(SECRETS)) as { database: string }
    return `postgres://postgres:${database}@127.0.0.1:${port}/postgres`
  }

  /** Resolves with the URL that the process prints when it serves. */
  private opened(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${what}:\n${this.log}`))
      const deadline = setTimeout(() => fail('The server was not ready in time'), READY_MS)
      this.log = ''
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => {
          this.log = (this.log + text).slice(-8_000)
          const [, url] = OPEN.exec(this.log) ?? []
          if (url === undefined) return
          clearTimeout(deadline)
          resolve(url)
        })
      child.once('close', (code, signal) => {
        clearTimeout(deadline)
        fail(`The server ended with ${code ?? signal}`)
      })
    })
  }

  private async end(signal: NodeJS.Signals) {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}

/** With the owners of its files: PostgreSQL refuses files of others. */
const copyFolder = async (from: string, to: string): Promise<void> => {
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await promisify(execFile)('cp', ['-Rp', join(from, '.'), to])
}
