import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/store/database/database'
import { migrate } from '../src/store/database/migrate'
import { startPostgres } from '../src/store/database/postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection strings of a PostgreSQL for each process that runs test files. */
    postgresUrls: string[]
    /** A folder that is deleted at the end of the run. */
    scratch: string
  }
}

/** A migrated, empty database, the template of every test's database. */
export const TEMPLATE = 'server_template'

export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'))
  const all = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async (_, at) => {
      const password = randomBytes(24).toString('hex')
      const postgres = await startPostgres({ dir: join(folder, `postgres-${at}`, 'data'), password, durable: false })
      await makeTemplate(postgres.url)
      return postgres
    }),
  )
  project.provide(
    'postgresUrls',
    all.map(({ url }) => url),
  )
  project.provide('scratch', folder)
  return async () => {
    await Promise.all(all.map((postgres) => postgres.stop()))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

const makeTemplate = async (url: string) => {
  const admin = openDatabase(url)
  await sql`CREATE DATABASE ${sql.id(TEMPLATE)}`.execute(admin)
  await admin.destroy()
  const template = openDatabase(url.replace(/\/postgres$/, `/${TEMPLATE}`))
  await migrate(template)
  await template.destroy()
}
