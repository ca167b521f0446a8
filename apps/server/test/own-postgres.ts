import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../src/store/database/database'
import { migrate } from '../src/store/database/migrate'
import { startPostgres } from '../src/store/database/postgres'
import { scratchFolder } from './worker'

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
  await copyPostgres(dir)
  const { url, stop } = await startPostgres({ dir, password: PASSWORD })
  onTestFinished(stop)
  const kill = () =>
    void process.kill(Number.parseInt(readFileSync(join(dir, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL')
  return { url, kill, stop }
}

/** The password of every copy. */
export const PASSWORD = 'p'.repeat(32)

/** Makes `dir` the folder of a PostgreSQL that is stopped and whose database is migrated. */
export const copyPostgres = async (dir: string): Promise<void> => {
  original ??= makeOriginal()
  // It keeps the owner of the files.
  execFileSync('cp', ['-a', await original, dir])
}

/** Made once: that takes as much processor time as ten tests. */
let original: Promise<string> | null = null

const makeOriginal = async (): Promise<string> => {
  const dir = join(scratchFolder(), 'original', 'postgres')
  mkdirSync(dirname(dir), { recursive: true })
  const { url, stop } = await startPostgres({ dir, password: PASSWORD, durable: false })
  const db = openDatabase(url)
  await migrate(db)
  await db.destroy()
  await stop()
  return dir
}
