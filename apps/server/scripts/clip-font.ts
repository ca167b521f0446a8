import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

let family = ''

/** The families of Noto Sans SC, which has a file for each range of characters. They are those of the browser of the tests. */
export const fontFamily = (): string => (family ||= registered())

const registered = (): string => {
  const browser = createRequire(new URL('../../../tooling/browser/package.json', import.meta.url))
  const folder = join(dirname(browser.resolve('@fontsource/noto-sans-sc/package.json')), 'files')
  const files = readdirSync(folder).filter((name) => name.endsWith('-700-normal.woff2'))
  const names = files.map((file, place) => ({
    path: join(folder, file),
    name: `Clip ${place}`,
    isLatin: /-latin-700/.test(file),
  }))
  for (const { path, name } of names) GlobalFonts.registerFromPath(path, name)
  return names
    .toSorted((a, b) => Number(b.isLatin) - Number(a.isLatin))
    .map(({ name }) => `"${name}"`)
    .join(', ')
}
