import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const CONTRACT = join(import.meta.dirname, '../../packages/api-client/src/contract')
const ROW = /^export const (\w+) = .*\b(?:query|mutation)\(/gm

const rows = readdirSync(join(CONTRACT, 'endpoints')).flatMap((file) =>
  [...readFileSync(join(CONTRACT, 'endpoints', file), 'utf8').matchAll(ROW)].map(([, name]) => name),
)

/** The entry of an app that imports one row, by the name of the row. */
const apps = {
  name: 'apps',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^app:/ }, ({ path }) => ({ path: path.slice('app:'.length), namespace: 'app' }))
    onLoad({ filter: /./, namespace: 'app' }, ({ path }) => ({
      contents: `import { ${path} } from '.'; globalThis.row = ${path}`,
      resolveDir: CONTRACT,
    }))
  },
}

/** The rows in the bundle of each of these apps. */
const bundled = async () => {
  const { outputFiles } = await build({
    entryPoints: rows.map((name) => ({ in: `app:${name}`, out: name })),
    plugins: [apps],
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    // Neither belongs to a row.
    external: ['valibot', '@org/domain'],
  })
  return outputFiles.map(({ path, text }) => [
    basename(path, '.js'),
    [...text.matchAll(/\b(?:query|mutation)\("(\w+)"/g)].map(([, row]) => row),
  ])
}

it('an app that imports one row of the contract bundles no other', async () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(await bundled()).toEqual(rows.map((name) => [name, [name]]))
})
