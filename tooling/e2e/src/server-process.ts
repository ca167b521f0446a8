import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port'

const ENTRY = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))
/** Ends what hangs; a busy machine may be ten times slower. */
const READY_MS = 240_000
const SECRETS = 'secrets.json'
/** The solution of captchas on the test server. */
export const CAPTCHA = 'E2E0'

/** The built product as an operator runs it, in its own process and data folder. */
export class ServerProcess {
  private child: ChildProcess | null = null
  private log = ''

  private constructor(
    readonly port: number,
    private readonly dataDir: string,
    private readonly env: Record<string, string>,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), await mkdtemp(join(tmpdir(), 'e2e-')), env)
    await server.run()
    return server
  }

  /** A second server on the same database, which accepts the same credentials. It plays no matches. */
  async twin(): Promise<ServerProcess> {
    const env = { ...this.env, DATABASE_URL: await this.databaseUrl(), SHARED_DATABASE: '1', FEED: 'off' }
    const twin = new ServerProcess(await freePort(), await mkdtemp(join(tmpdir(), 'e2e-')), env)
    await copyFile(join(this.dataDir, SECRETS), join(twin.dataDir, SECRETS))
    await twin.run()
    return twin
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts the process and waits until it answers. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, [ENTRY], {
      env: {
        ...process.env,
        ...this.env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        DEV_CAPTCHA: CAPTCHA,
        SEED: '1',
        PAST_RESULTS: '0',
        // A busy machine would make the database cancel statements.
        DATABASE_TIMEOUT_SECONDS: '60',
        NODE_ENV: 'test',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.log = (this.log + text).slice(-8_000)))
    const deadline = Date.now() + READY_MS
    while (!(await this.isHealthy())) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${this.log}`)
      if (Date.now() > deadline) throw new Error(`The server was not ready in time:\n${this.log}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }

  /** SIGKILL: nothing is flushed. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Stops the process as an operator would, and removes its data. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }

  /** The pid of the embedded PostgreSQL, from the data folder. */
  private async databaseUrl(): Promise<string> {
    const read = (name: string) => readFile(join(this.dataDir, name), 'utf8')
    const [, , , port] = (await read('postgres/postmaster.pid')).split('\n')
    const { database } = JSON.parse(await read(SECRETS)) as { database: string }
    return `postgres://postgres:${database}@127.0.0.1:${port}/postgres`
  }

  private async end(signal: NodeJS.Signals) {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  private async isHealthy(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/healthz`)).ok
    } catch {
      return false
    }
  }
}
