import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../../../apps/server/', import.meta.url))
/** Ends what hangs; a busy machine may be ten times slower. */
const READY_MS = 240_000
const LOOK_MS = 50

/** The built program, or its sources, which start more slowly. */
export type Entry = 'dist' | 'source'

const ARGUMENTS: Record<Entry, readonly string[]> = {
  dist: ['dist/main.js'],
  source: ['--conditions=@org/source', '--import', 'tsx', 'src/main.ts'],
}

/** What the program prints when it serves. */
const OPEN = /Open\s+http:\S+:(\d+)\/m\//

/** Arguments with which the server measures no lag of its event loop. */
const CALM = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    import { syncBuiltinESMExports } from 'node:module'
    import hooks from 'node:perf_hooks'
    hooks.monitorEventLoopDelay = () => ({ count: 0, enable() {}, reset() {} })
    syncBuiltinESMExports()
  `)}`,
]

/** The server with its embedded database, in its own processes and data folder. */
export class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'chaos-'))
  private child: ChildProcess | null = null
  private log = ''
  /** The system chooses it at the first start. People keep it. */
  private port = 0

  private constructor(
    private readonly entry: Entry,
    private readonly isCalm: boolean,
  ) {}

  /** `isCalm`: it does not refuse or cancel anything because the machine is busy. */
  static async start(entry: Entry, isCalm: boolean): Promise<Product> {
    const product = new Product(entry, isCalm)
    try {
      await product.run()
    } catch (error) {
      await product.stop()
      throw error
    }
    return product
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Its last output. */
  get said(): string {
    return this.log
  }

  get databaseUrl(): string {
    const port = readFileSync(this.pidFile, 'utf8').split('\n')[3]
    const { database } = JSON.parse(readFileSync(join(this.dataDir, 'secrets.json'), 'utf8')) as { database: string }
    return `postgres://postgres:${database}@127.0.0.1:${port}/postgres`
  }

  /** Restarts it at once, like a supervisor. Resolves when it serves. */
  async killServer(): Promise<void> {
    await this.end('SIGKILL')
    await this.run()
  }

  /** The server restarts it automatically. Resolves when it serves. */
  async killDatabase(): Promise<void> {
    tell([this.postmaster], 'SIGKILL')
    // An early request may still get the result of the last check.
    await sleep(SHARED_LOOK_MS)
    await this.ready()
  }

  async freezeDatabase(ms: number): Promise<void> {
    const all = [this.postmaster, ...childrenOf(this.postmaster)]
    tell(all, 'SIGSTOP')
    await sleep(ms)
    tell(all, 'SIGCONT')
    await this.ready()
  }

  async freezeServer(ms: number): Promise<void> {
    const { pid } = this.child ?? {}
    if (pid === undefined) throw new Error('There is no server to freeze.')
    tell([pid], 'SIGSTOP')
    await sleep(ms)
    tell([pid], 'SIGCONT')
    await this.ready()
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }

  private get pidFile(): string {
    return join(this.dataDir, 'postgres', 'postmaster.pid')
  }

  private get postmaster(): number {
    return Number.parseInt(readFileSync(this.pidFile, 'utf8'), 10)
  }

  private async run(): Promise<void> {
    const child = spawn(process.execPath, [...(this.isCalm ? CALM : []), ...ARGUMENTS[this.entry]], {
      cwd: SERVER,
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        FEED: 'off',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...(this.isCalm ? { DATABASE_TIMEOUT_SECONDS: '60' } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.log = (this.log + text).slice(-20_000)
        said = (said + text).slice(-20_000)
      })
    await this.within(() => OPEN.test(said))
    const port = Number(OPEN.exec(said)?.[1])
    if (this.port !== 0 && port !== this.port) throw new Error(`Another program has taken port ${this.port}.`)
    this.port = port
    await this.ready()
  }

  private ready(): Promise<void> {
    return this.within(() => this.isReady())
  }

  private async within(isSo: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = Date.now() + READY_MS
    while (!(await isSo())) {
      if (this.child?.exitCode !== null) throw new Error(`The server ended with ${this.child?.exitCode}:\n${this.log}`)
      if (Date.now() > deadline) throw new Error(`The server was not ready in time:\n${this.log}`)
      await sleep(LOOK_MS)
    }
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok
    } catch {
      return false
    }
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    this.child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}

/** `/readyz` may reply with a check of up to a second ago. */
const SHARED_LOOK_MS = 1_100

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0)

const tell = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // It has exited meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
