import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const CONTRACT = join(import.meta.dirname, '../../packages/api-client/src/contract')
const ROW = /^export const (\w+) = .*\b(?:query|mutation)\(/gm

const rows = readdirSync(join(CONTRACT, 'endpoints')).flatMap((file) =>
  [...readFileSync(join(CONTRACT, 'endpoints', file), 'utf8').matchAll(ROW)].map(([, name]) => name),
)

/** The rows in the bundle of an app that imports only one. */
const bundled = async (name) => {
  const { outputFiles } = await build({
    stdin: { contents: `import { ${name} } from '.'; globalThis.row = ${name}`, resolveDir: CONTRACT },
    bundle: true,
    write: false,
    format: 'esm',
    // Neither belongs to a row.
    external: ['valibot', '@org/domain'],
  })
  return [...outputFiles[0].text.matchAll(/\b(?:query|mutation)\("(\w+)"/g)].map(([, row]) => row)
}

it('an app that imports one row of the contract bundles no other', async () => {
  expect(rows.length).toBeGreaterThan(20)
  const found = await Promise.all(rows.map(async (name) => [name, await bundled(name)]))
  expect(found).toEqual(rows.map((name) => [name, [name]]))
})
