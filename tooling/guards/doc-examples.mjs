import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { git } from './git.mjs'
import { published } from './published.mjs'

/** The code blocks in TypeScript of all pages, checked by one compiler as strictly as a new project is. */
export const docExamples = {
  id: 'examples',
  title: 'The examples of the docs type-check',
  remedy:
    'Correct the block. What the blocks take for granted is declared in `tooling/guards/doc-examples.context.ts`.',
  check: async ({ root }) => {
    const pages = git(root, 'ls-files', '*.md', ':!docs/generated', ':!*.api.md')
    if (pages === null) return { skipped: 'not a git checkout' }
    const blocks = pages.split('\n').flatMap((page) => blocksOf(page, readFileSync(join(root, page), 'utf8')))
    return { problems: compile(root, blocks) }
  },
}

/** What the pages import that the repository does not publish: the workspace that has it installed. */
const OTHERS = {
  'packages/ui': ['react', 'vite', 'postcss-pxtorem', '@types/react'],
  'packages/api-client': ['@reduxjs/toolkit', 'react-redux'],
  'examples/chat': ['ws', 'vitest', '@types/ws', '@types/node'],
}

/** By the name of the file in which each is checked: its page and the line at which it begins. */
export const blocksOf = (page, text) =>
  [...text.matchAll(/^```tsx?\n(.*?)^```/gms)].map(({ 1: code, index }) => ({
    name: `${page} line ${text.slice(0, index).split('\n').length}.tsx`.replaceAll('/', ' '),
    // A module of its own, so that it may await.
    code: `${code}\nexport {}\n`,
  }))

/** What the compiler says of them. */
const compile = (root, blocks) => {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'))
  try {
    const link = (name, target) => {
      const path = join(folder, 'node_modules', name)
      mkdirSync(dirname(path), { recursive: true })
      symlinkSync(target, path, 'junction')
    }
    for (const { manifest, folder: target } of published(root)) link(manifest.name, target)
    for (const [workspace, names] of Object.entries(OTHERS))
      for (const name of names) link(name, join(root, workspace, 'node_modules', name))
    cpSync(join(import.meta.dirname, 'doc-examples.context.ts'), join(folder, 'context.ts'))
    for (const { name, code } of blocks) writeFileSync(join(folder, name), code)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS(root)))
    const command = join(root, 'tooling/typecheck/typecheck.mjs')
    const { stdout, stderr } = spawnSync(process.execPath, [command, '.'], { cwd: folder, encoding: 'utf8' })
    return `${stdout}${stderr}`.split('\n').filter(Boolean)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const SETTINGS = (root) => ({
  extends: join(root, 'tooling/tsconfig/browser.json'),
  compilerOptions: {
    types: ['node', 'vite/client'],
    // An example may stop before it uses what it has made.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  include: ['*.ts', '*.tsx'],
})
