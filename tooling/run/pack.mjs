// `npm run pack -- FOLDER`: builds the packages, packs them into FOLDER, and prints the command that installs them in an
// app, for as long as a registry does not have them.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { install, pnpm, turbo } from './pnpm.mjs'
import { ROOT } from './process.mjs'

// npm starts scripts in the root and says where it was called.
const folder = resolve(process.env.INIT_CWD ?? ROOT, process.argv[2] ?? join(ROOT, '.packed'))
await install()
console.log('Building the packages …')
const { code, output } = await turbo(['build', '--filter=./packages/*', '--output-logs=errors-only'])
if (code !== 0) {
  console.error(output)
  process.exit(code)
}

const { pack } = await import('../guards/pack.mjs')
const { published } = await import('../guards/published.mjs')
mkdirSync(folder, { recursive: true })
const files = []
for (const one of published(ROOT)) files.push(await pack(one, folder, pnpm))
console.log(`In the folder of your app:\n\n  npm install ${files.join(' ')}\n`)
