import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumPath, launchOptions } from './index.mjs'

let browser
let page

beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  page = await browser.newPage()
}, 300_000)

afterAll(() => browser?.close())

/** The pixels of a text, drawn in a box of fixed size. */
const drawn = async (text, weight = 400) => {
  await page.setContent(`<p style="font: ${weight} 40px sans-serif; width: 100px; height: 60px; margin: 0">${text}</p>`)
  return (await page.locator('p').screenshot()).toString('base64')
}

it('starts the returned Chromium', async () => {
  expect(launchOptions().executablePath).toBe(chromiumPath())
  expect(await page.evaluate(() => navigator.userAgent)).toContain('Chrom')
})

/** A folder with an installed fake browser, which prints its version. */
const installBrowser = (onTestFinished) => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'chromium')
  writeFileSync(path, '#!/bin/sh\necho Chromium 1\n', { mode: 0o755 })
  return { folder, path }
}

/** The browser that a new process would run. */
const chosen = (env) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT_PATH], {
    cwd: import.meta.dirname,
    env: { ...process.env, CHROMIUM_PATH: '', ...env },
    encoding: 'utf8',
  })

const PRINT_PATH = `import { chromiumPath } from './index.mjs'; process.stdout.write(chromiumPath())`

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'runs the packaged Chromium even if a browser is installed',
  ({ onTestFinished }) => {
    const { folder } = installBrowser(onTestFinished)
    const path = `${folder}:${process.env.PATH}`
    expect(chosen({ PATH: path })).toMatch(/mobile-live-sports\/chromium-[\d.]+\/chromium$/)
  },
)

it('runs the browser in CHROMIUM_PATH', ({ onTestFinished }) => {
  const { path } = installBrowser(onTestFinished)
  expect(chosen({ CHROMIUM_PATH: path })).toBe(path)
})

it('draws Chinese characters, not identical boxes', async () => {
  const pictures = [await drawn('看'), await drawn('球'), await drawn('吧')]
  expect(new Set(pictures).size).toBe(3)
})

it('draws bold Chinese text bolder', async () => {
  expect(await drawn('直播', 700)).not.toBe(await drawn('直播'))
})
