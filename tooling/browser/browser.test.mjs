import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chromiumPath, launchOptions } from './index.mjs'

let browser
let page

beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
  page = await browser.newPage()
}, 60_000)

afterAll(() => browser?.close())

/** The pixels of a piece of text, drawn in a box of one size. */
const drawn = async (text, weight = 400) => {
  await page.setContent(`<p style="font: ${weight} 40px sans-serif; width: 100px; height: 60px; margin: 0">${text}</p>`)
  return (await page.locator('p').screenshot()).toString('base64')
}

it('starts the Chromium it names', async () => {
  expect(launchOptions().executablePath).toBe(chromiumPath())
  expect(await page.evaluate(() => navigator.userAgent)).toContain('Chrom')
})

it('draws Chinese characters, where missing ones would be boxes that look alike', async () => {
  const pictures = [await drawn('看'), await drawn('球'), await drawn('吧')]
  expect(new Set(pictures).size).toBe(3)
})

it('draws bold Chinese text bolder', async () => {
  expect(await drawn('直播', 700)).not.toBe(await drawn('直播'))
})
