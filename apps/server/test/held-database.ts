import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../src/store/database/database'
import { createDatabase } from './boot'
import { breakingProxy } from './breaking-proxy'

/** A database behind a proxy, and what processes need that use it, one after the other. */
export const openHeld = async (template?: string) => {
  const database = await createDatabase(template)
  const dataDir = mkdtempSync(join(tmpdir(), 'server-held-'))
  const db = openDatabase(database.url)
  const proxy = await breakingProxy(database.url)
  onTestFinished(async () => {
    proxy.stop()
    await db.destroy()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const env = { DATABASE_URL: proxy.url, DATA_DIR: dataDir, DEMO_ACCOUNTS: '0', PORT: '0' }
  return { db, url: database.url, proxy, dataDir, env }
}
