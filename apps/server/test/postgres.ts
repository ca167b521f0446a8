import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../src/store/postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the one PostgreSQL that all tests of a run share. */
    postgresUrl: string
  }
}

export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'))
  const password = randomBytes(24).toString('hex')
  const postgres = await startPostgres({ dir: join(folder, 'postgres'), password, durable: false })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
