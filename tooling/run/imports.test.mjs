import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dependentsOf, readImports, sourceFiles } from './imports.mjs'
import { relatedTests } from './related-tests.mjs'

/** A repository with these files; the workspace `packages/kit` is there for `apps/shop` by its name. */
const repository = (files) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'imports-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries({ ...files, '.gitignore': 'node_modules\n' })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  mkdirSync(join(root, 'apps/shop/node_modules/@org'), { recursive: true })
  mkdirSync(join(root, 'packages/kit'), { recursive: true })
  symlinkSync(join(root, 'packages/kit'), join(root, 'apps/shop/node_modules/@org/kit'), 'junction')
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  return root
}

const KIT = JSON.stringify({ name: '@org/kit', exports: { '.': { '@org/source': './src/index.ts' } } })

const WORKSPACES = [
  ['packages/kit', '@org/kit'],
  ['apps/shop', '@org/shop'],
]
const kitAndShop = (root) =>
  WORKSPACES.map(([path, name]) => ({ folder: join(root, path), manifest: { name, scripts: { test: 'vitest' } } }))
const related = (root, changed) => relatedTests(changed, kitAndShop(root), root).map(({ file }) => file)

it('reads every way in which code loads a file', () => {
  const root = repository({
    'packages/kit/package.json': KIT,
    'packages/kit/src/index.ts': `export * from './button'\nexport type { Size } from './size'`,
    'packages/kit/src/button.ts': '',
    'packages/kit/src/size.ts': '',
    'apps/shop/src/page.tsx': [
      `import { Button } from '@org/kit'`,
      `import './page.css'`,
      `import text from './text.md?raw'`,
      `import type { Cart } from './cart'`,
      `import { type Price } from './price'`,
      `import { useState } from 'react'`,
      `const dialog = () => import('./dialog.tsx')`,
      `const worker = new URL('worker.ts', import.meta.url)`,
      `const texts = import.meta.glob<string>(['./texts/*.ts', '!./texts/draft.ts'])`,
      `const drafts = import.meta.glob('./texts/draft.ts')`,
      `const gone = import('./gone')`,
    ].join('\n'),
    ...Object.fromEntries(
      ['page.css', 'text.md', 'cart.ts', 'price.ts', 'dialog.tsx', 'worker.ts', 'texts/zh.ts', 'texts/draft.ts'].map(
        (name) => [`apps/shop/src/${name}`, ''],
      ),
    ),
  })
  const imports = readImports(sourceFiles(root), root, ['apps/shop/src/gone.ts', 'apps/shop/src/other-gone.ts'])
  expect([...imports.get('apps/shop/src/page.tsx')].toSorted()).toEqual([
    'apps/shop/src/dialog.tsx',
    'apps/shop/src/gone.ts',
    'apps/shop/src/page.css',
    'apps/shop/src/text.md',
    'apps/shop/src/texts/draft.ts',
    'apps/shop/src/texts/zh.ts',
    'apps/shop/src/worker.ts',
    'packages/kit/package.json',
    'packages/kit/src/index.ts',
  ])
  expect([...imports.get('packages/kit/src/index.ts')]).toEqual(['packages/kit/src/button.ts'])
})

it('counts the imports between a change and what depends on it, also in a ring', () => {
  const imports = new Map(
    Object.entries({ a: ['b'], b: ['c', 'a'], c: [], other: [] }).map(([file, loaded]) => [file, new Set(loaded)]),
  )
  expect(Object.fromEntries(dependentsOf(['c'], imports))).toEqual({ c: 0, b: 1, a: 2 })
})

it('finds the tests that load a change, those of another workspace too, and no deep ones', () => {
  const root = repository({
    'packages/kit/package.json': KIT,
    'packages/kit/src/index.ts': `export * from './button'`,
    'packages/kit/src/button.ts': '',
    'packages/kit/src/button.test.ts': `import './button'`,
    'packages/kit/src/other.test.ts': '',
    'packages/kit/src/long.test.ts': `// @module-tag deep\nimport './button'`,
    'apps/shop/src/page.test.tsx': `import '@org/kit'`,
  })
  const tests = ['packages/kit/src/button.test.ts', 'apps/shop/src/page.test.tsx']
  expect(related(root, ['packages/kit/src/button.ts'])).toEqual(tests)
  // Deleted and not yet committed.
  execFileSync('git', ['add', '--all'], { cwd: root })
  rmSync(join(root, 'packages/kit/src/other.test.ts'))
  expect(related(root, ['packages/kit/src/button.ts', 'packages/kit/src/other.test.ts'])).toEqual(tests)
})

it('prefers the tests that load a change to those that may read it', () => {
  const root = repository({
    'packages/kit/package.json': KIT,
    'packages/kit/src/index.ts': '',
    'packages/kit/src/a.test.ts': '',
    'packages/kit/src/b.test.ts': `import './index'`,
  })
  const found = relatedTests(['packages/kit/src/index.ts', 'packages/kit/README.md'], kitAndShop(root), root)
  expect(found.map(({ file, distance }) => [file, distance])).toEqual([
    ['packages/kit/src/a.test.ts', Infinity],
    ['packages/kit/src/b.test.ts', 1],
  ])
})

it('takes all tests that load a workspace whose manifest changes, and all of all for another list of packages', () => {
  const root = repository({
    'packages/kit/package.json': KIT,
    'packages/kit/src/index.ts': '',
    'packages/kit/src/kit.test.ts': '',
    'apps/shop/src/page.test.tsx': `import '@org/kit'`,
    'apps/shop/src/other.test.tsx': '',
    'pnpm-lock.yaml': '',
  })
  const [kit, other, page] = [
    'packages/kit/src/kit.test.ts',
    'apps/shop/src/other.test.tsx',
    'apps/shop/src/page.test.tsx',
  ]
  expect(related(root, ['packages/kit/package.json'])).toEqual([kit, page])
  expect(related(root, ['pnpm-lock.yaml'])).toEqual([kit, other, page])
})

it('takes all tests of a workspace for a change of its test configuration or of what is no code', () => {
  const root = repository({
    'packages/kit/package.json': KIT,
    'packages/kit/vitest.config.ts': `export default { test: { setupFiles: ['src/setup.ts'] } }`,
    'packages/kit/src/setup.ts': '',
    'packages/kit/src/a.test.ts': '',
    'packages/kit/data/rows.csv': '',
    'apps/shop/src/page.test.tsx': '',
  })
  for (const changed of ['vitest.config.ts', 'src/setup.ts', 'data/rows.csv', 'package.json'])
    expect(related(root, [`packages/kit/${changed}`])).toEqual(['packages/kit/src/a.test.ts'])
  expect(related(root, ['README.md'])).toEqual([])
})
