import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadProblems } from './node-entries.mjs'

let folder

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'entries-'))
  const write = (name, text) => writeFileSync(join(folder, name), text)
  const exports = { './good': './good.js', './window': './window.js', './styles': './styles.js', './talk': './talk.js' }
  write('package.json', JSON.stringify({ name: 'toy', type: 'module', exports }))
  write('good.js', 'export const one = 1\n')
  write('window.js', 'export const width = window.innerWidth\n')
  write('styles.js', "import './a.css'\n")
  write('a.css', 'a {}\n')
  write('talk.js', "console.warn('old')\n")
})
afterAll(() => rmSync(folder, { recursive: true }))

it('accepts an entry that loads in silence', () => {
  expect(loadProblems(folder, 'toy/good', false)).toEqual([])
})

it.each([
  ['toy/window', 'window is not defined'],
  ['toy/styles', 'Unknown file extension ".css"'],
  ['toy/talk', 'old'],
])('reports %s', (specifier, message) => {
  expect(loadProblems(folder, specifier, false)).toEqual([expect.stringContaining(message)])
})
