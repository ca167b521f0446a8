import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const PREPACK = join(import.meta.dirname, 'prepack.mjs')
const PNPM = 'pnpm/12.21.0 npm/? node/v20.20.2 linux x64'
const NPM = 'npm/11.19.1 node/v20.20.2 linux x64 workspaces/false'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepack-'))
  const index = { import: { types: './dist/index.d.ts', default: './dist/index.js' } }
  const exported = { '.': { '@org/source': './src/index.ts', ...index }, './assets/*': './assets/*' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@org/some', exports: exported }))
})
afterEach(() => rmSync(folder, { recursive: true }))

const build = (...files) => {
  mkdirSync(join(folder, 'dist'))
  for (const file of files) writeFileSync(join(folder, 'dist', file), '')
}

const prepack = (packer) =>
  spawnSync(process.execPath, [PREPACK], {
    cwd: folder,
    env: { ...process.env, npm_config_user_agent: packer },
    encoding: 'utf8',
  })

it('allows pnpm to pack a built package', () => {
  build('index.js', 'index.d.ts')
  expect(prepack(PNPM)).toMatchObject({ status: 0, stderr: '' })
})

it('rejects a package that is not built, and says how to publish', () => {
  const { status, stderr } = prepack(PNPM)
  expect(status).toBe(1)
  expect(stderr).toContain('@org/some is not packed: it is not built, ./dist/index.d.ts is missing.')
  expect(stderr).toContain('npm run release:publish')
})

it('rejects a package with a missing file of an entry', () => {
  build('index.js')
  expect(prepack(PNPM)).toMatchObject({ status: 1, stderr: expect.stringContaining('./dist/index.d.ts is missing') })
})

it('rejects npm, which would leave ranges in the package that no registry supports', () => {
  build('index.js', 'index.d.ts')
  expect(prepack(NPM)).toMatchObject({ status: 1, stderr: expect.stringContaining('only pnpm turns its workspace:') })
})
