import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { cached } from './cache.mjs'
import { sfntFromWoff } from './woff.mjs'

/**
 * The path of a fontconfig file that makes Noto Sans SC the sans-serif of the browser, so that Latin and Chinese text
 * look the same on every Linux machine. System fonts remain as fallbacks.
 */
export const fontsConfig = () => {
  const folder = packageFolder()
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const cache = cached(`noto-sans-sc-${version}`, (target) => {
    mkdirSync(join(target, 'fonts'))
    for (const file of FILES) {
      writeFileSync(
        join(target, 'fonts', `${file}.ttf`),
        sfntFromWoff(readFileSync(join(folder, 'files', `${file}.woff`))),
      )
    }
    writeFileSync(join(target, 'fonts.conf'), CONFIG)
  })
  return join(cache, 'fonts.conf')
}

/** The entry of the package is a style sheet that Node cannot load, so the folder is found by its manifest. */
const packageFolder = () => dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'))

const FILES = ['latin', 'latin-ext', 'chinese-simplified'].flatMap((subset) =>
  [400, 500, 700].map((weight) => `noto-sans-sc-${subset}-${weight}-normal`),
)

const prefer = (family) =>
  `<match target="pattern"><test name="family"><string>${family}</string></test>` +
  `<edit name="family" mode="prepend" binding="strong"><string>Noto Sans SC</string></edit></match>`

const CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  ${['sans-serif', 'system-ui', 'ui-sans-serif'].map(prefer).join('\n  ')}
</fontconfig>
`
