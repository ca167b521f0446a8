// `npm run pixels`: compares the pictures of chosen stories with those of the repository; `-- --update` replaces them.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launchOptions } from '@tooling/browser'
import { chromium } from 'playwright-core'
import { compare, packed } from './compare'
import { inWords, writeReport, type Difference } from './report'
import { fileOf, LOOKS, STORIES } from './stories'
import { StoryCamera } from './story-camera'

const ROOT = join(import.meta.dirname, '../../../..')
const STORYBOOK = join(ROOT, 'apps/storybook/storybook-static')
const PICTURES = join(import.meta.dirname, '../../pixels')
const REPORT = join(ROOT, '.results/pixels')

const takePictures = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const pictures = new Map<string, Buffer>()
  const browser = await chromium.launch(launchOptions())
  try {
    for (const look of LOOKS) {
      const camera = await StoryCamera.open(browser, STORYBOOK, look)
      for (const story of STORIES) pictures.set(fileOf(story, look), await camera.take(story))
      await camera.close()
    }
  } finally {
    await browser.close()
  }
  return pictures
}

const update = async (pictures: ReadonlyMap<string, Buffer>) => {
  await mkdir(PICTURES, { recursive: true })
  let changed = 0
  for (const [file, now] of pictures) {
    const path = join(PICTURES, file)
    if (existsSync(path) && compare(await readFile(path), now).differing === 0) continue
    await writeFile(path, packed(now))
    changed += 1
  }
  const gone = (await readdir(PICTURES)).filter((file) => !pictures.has(file))
  for (const file of gone) await rm(join(PICTURES, file))
  console.log(`${changed} pictures are new, ${gone.length} are gone, ${pictures.size - changed} are as they were.`)
}

const check = async (pictures: ReadonlyMap<string, Buffer>) => {
  const differences: Difference[] = []
  for (const [file, now] of pictures) {
    const path = join(PICTURES, file)
    if (!existsSync(path)) throw new Error(`There is no picture ${file} yet: npm run pixels -- --update`)
    const before = await readFile(path)
    const comparison = compare(before, now)
    if (comparison.differing > 0) differences.push({ file, before, now, ...comparison })
  }
  for (const difference of differences) console.log(inWords(difference))
  if (differences.length > 0) console.log(`\nBefore, now and the difference: ${await writeReport(REPORT, differences)}`)
  console.log(`${pictures.size - differences.length} passed, ${differences.length} failed`)
  if (differences.length > 0) process.exitCode = 1
}

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { update: { type: 'boolean', default: false } },
})
const pictures = await takePictures()
await (values.update ? update(pictures) : check(pictures))
