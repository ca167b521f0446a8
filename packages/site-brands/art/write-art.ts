import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { artFiles } from './art-files'

/** `pnpm art`: writes every drawing and the style sheet below `assets/`. */
const assets = join(import.meta.dirname, '..', 'assets')

const files = artFiles()
for (const [name, content] of files) {
  mkdirSync(dirname(join(assets, name)), { recursive: true })
  writeFileSync(join(assets, name), content)
}
console.log(`${files.size} files below ${assets}`)
