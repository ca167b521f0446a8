import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadConfig } from '../src/config/config'
import { bootForTest } from './boot'

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'server-storybook-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

it('serves the built Storybook below its path, and nothing outside its folder', async () => {
  const root = folder()
  mkdirSync(join(root, 'built', 'assets'), { recursive: true })
  writeFileSync(join(root, 'secret.txt'), 'secret')
  writeFileSync(join(root, 'built', 'index.html'), '<title>Storybook</title>')
  writeFileSync(join(root, 'built', 'assets', 'main.js'), 'export {}')
  const { url } = await bootForTest({ storybookRoot: join(root, 'built') })
  expect((await fetch(`${url}/storybook`)).url).toBe(`${url}/storybook/`)
  expect(await (await fetch(`${url}/storybook/`)).text()).toContain('Storybook')
  expect((await fetch(`${url}/storybook/assets/main.js`)).headers.get('content-type')).toContain('javascript')
  for (const path of ['missing.js', '..%2fsecret.txt', '%2e%2e/secret.txt'])
    expect((await fetch(`${url}/storybook/${path}`)).status, path).toBe(404)
})

it('says that it is not built, and serves it once it is', async () => {
  const root = join(folder(), 'later')
  const { url } = await bootForTest({ storybookRoot: root })
  const early = await fetch(`${url}/storybook/`)
  expect(early.status).toBe(503)
  expect(await early.text()).toContain('not built yet')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), '<title>Storybook</title>')
  expect((await fetch(`${url}/storybook/`)).status).toBe(200)
})

it('is not served in production unless the operator names its folder', async () => {
  expect(loadConfig({ NODE_ENV: 'production', WORD_LIST: 'local', DATA_DIR: folder() }).storybookRoot).toBeNull()
  expect(
    loadConfig({ NODE_ENV: 'production', WORD_LIST: 'local', DATA_DIR: folder(), STORYBOOK_ROOT: '/srv/kit' })
      .storybookRoot,
  ).toBe('/srv/kit')
  const { url } = await bootForTest({ storybookRoot: null })
  expect((await fetch(`${url}/storybook/`)).status).toBe(404)
})
