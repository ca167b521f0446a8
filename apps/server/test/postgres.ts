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
    /** Connection string of the one PostgreSQL that all tests of a run share. */
    postgresUrl: string
  }
}

/** A migrated, empty database, the template of every test's database. */
export const TEMPLATE = 'server_template'

export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'server-test-'))
  const password = randomBytes(24).toString('hex')
  const postgres = await startPostgres({ dir: join(folder, 'postgres'), password, durable: false })
  await makeTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
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
