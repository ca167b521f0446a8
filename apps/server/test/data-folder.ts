import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDataFolder } from '../src/config/data-folder'
import { copyPostgres, PASSWORD } from './own-postgres'

/** An empty folder, deleted at the end of the test. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'server-main-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder as a server leaves it that has stopped before anybody has registered. */
export const usedFolder = async (): Promise<string> => {
  const folder = newFolder()
  openDataFolder(folder)
  const keys = { current: 'k1', keys: { k1: 'k'.repeat(32) } }
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ userSig: keys, upload: keys, database: PASSWORD }))
  await copyPostgres(join(folder, 'postgres'))
  return folder
}
