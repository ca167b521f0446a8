import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../../../..')
const READY_MS = 60_000

/** Builds app and server from the current sources. */
export const buildProduct = async (): Promise<void> => {
  await buildApp()
  await build('@org/server')
}

/** Only the app, for a server that runs from its sources. */
export const buildApp = (): Promise<void> => build('@org/mobile-web')

const build = async (workspace: string): Promise<void> => {
  await promisify(execFile)(process.execPath, ['tooling/run/exec.mjs', '--filter', workspace, 'build'], { cwd: ROOT })
}

export interface Product {
  readonly url: string
  stop(): Promise<void>
}

/** The built product as an operator runs it, in its own process and data folder, with settings beyond those of the benches. */
export const startProduct = async (port: number, settings: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/dist/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: '1',
      PAST_RESULTS: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      NODE_ENV: 'test',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  }
  const deadline = performance.now() + READY_MS
  while (!(await isReady(url))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error('The product did not start.')
    }
    await after(200)
  }
  return { url, stop }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
