import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ENTRY = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url))
const READY_MS = 60_000
/** What a captcha of the test server is answered with. */
export const CAPTCHA = 'E2E0'

/** The built product as an operator runs it, in a process and a data folder of its own. */
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

  /** SIGKILL: no goodbye, nothing flushed. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Ends the process as an operator would, and removes its data. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
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

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
