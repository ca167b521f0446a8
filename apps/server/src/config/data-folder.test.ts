import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { emptyDataFolder, openDataFolder } from './data-folder'
import { loadSecrets } from './secrets'

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-data-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('a folder of this server is closed to other users of the machine, with its uploads, and can be emptied', () => {
  const folder = newFolder()
  openDataFolder(folder)
  const uploads = join(folder, 'uploads')
  mkdirSync(uploads)
  writeFileSync(join(folder, 'server.lock'), '')
  for (const path of [folder, uploads]) chmodSync(path, 0o755)
  openDataFolder(folder)
  for (const path of [folder, uploads]) expect([path, statSync(path).mode & 0o067]).toEqual([path, 0])
  const before = readdirSync(folder)
  emptyDataFolder(folder, ['server.lock'])
  expect(readdirSync(folder)).toEqual(before.filter((name) => name !== 'uploads'))
})

it('a folder of something else is neither closed nor emptied', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'photos'))
  chmodSync(folder, 0o755)
  openDataFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  expect(() => emptyDataFolder(folder, [])).toThrow('was not made by this server, so --reset leaves it alone')
  expect(existsSync(join(folder, 'photos'))).toBe(true)
})

it('secrets are made once, and not again for a database that has others', () => {
  const folder = newFolder()
  const made = loadSecrets(folder)
  expect(loadSecrets(folder)).toEqual(made)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
  rmSync(join(folder, 'secrets.json'))
  mkdirSync(join(folder, 'postgres'))
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18')
  expect(() => loadSecrets(folder)).toThrow('It has the password of the existing database. Put it back')
})
