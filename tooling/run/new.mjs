// Writes the files of an addition: `npm run new -- endpoint getStickers --noun stickers`. What only its author knows is
// a `GAP`, which is declared nowhere: the compiler lists the gaps.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './pnpm.mjs'

const OPTIONS = {
  noun: { type: 'string' },
  area: { type: 'string' },
  path: { type: 'string' },
  wire: { type: 'string' },
  mutation: { type: 'boolean' },
  keyed: { type: 'boolean' },
}

// The additions import packages.
await install()
const { additionOf, USAGE } = await import('./additions/index.mjs')

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [kind, name, ...more] = positionals
  if (more.length > 0) throw new Error(`One addition at a time: ${more.join(' ')} is too much.`)
  const { changed, steps } = additionOf(
    { kind, name, ...values },
    { read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null), list: (folder) => readdirSync(folder) },
  )
  for (const [path, text] of changed) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  execFileSync('npx', ['oxfmt', ...changed.keys()])
  console.log(`${[...changed.keys()].join('\n')}\n\nEvery GAP is yours: npm test -- --only types lists them. Then:`)
  for (const step of steps) console.log(`- ${step}`)
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`)
  process.exit(2)
}
