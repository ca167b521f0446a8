import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startPostgres } from '../src/store/database/postgres'

export interface OwnPostgres {
  readonly url: string
  /** Kills it like a crash; it is restarted. */
  readonly kill: () => void
  /** Stops it permanently. */
  readonly stop: () => Promise<void>
}

/** A separate PostgreSQL, as durable as in production, which a test may kill without affecting others. */
export const ownPostgres = async (): Promise<OwnPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'server-own-'))
  const dir = join(folder, 'postgres')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { url, stop } = await startPostgres({ dir, password: 'p'.repeat(32) })
  onTestFinished(stop)
  const kill = () =>
    void process.kill(Number.parseInt(readFileSync(join(dir, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  return { url, kill, stop }
}
