import { expect, it } from 'vitest'
import { problemsOf } from './words.mjs'

const problems = (text) => problemsOf([{ file: 'a.ts', text }])

it.each([
  ['export const lockUntold = 1', '"lockUntold" says untold'],
  ['type Asker = Caller', '"Asker" says asker'],
  ['const sizes = { FILL_HOLE: 1 }', '"FILL_HOLE" says hole: use gap'],
  ['const fillHoles = 1', '"fillHoles" says hole'],
  ['const add = (tenant: string) => tenant', '"tenant" says tenant: use site'],
  ['interface Site { readonly tenant?: string }', '"tenant" says tenant'],
  ['class Sites { readonly #tenants = new Set() }', '"#tenants" says tenant'],
  ['const { site: tenant } = row', '"tenant" says tenant'],
  ["import { site as tenant } from './site'", '"tenant" says tenant'],
  ['export { one as tenant }', '"tenant" says tenant'],
  ["export { one as tenant } from './site'", '"tenant" says tenant'],
  ["it('the room' + ' hears it', () => 1)", 'says hears: use gets'],
  ["it('the room hears it', () => 1)", 'says hears: use gets'],
  ["it.each([1])('begins anew', () => 1)", 'says anew: use again'],
  ["it.each<number>`a`('begins anew', () => 1)", 'says anew'],
  ['describe.sequential(`${one} begins anew`, () => 1)', 'says anew'],
  ['const facts = {\n  tenant: 1,\n}', '"tenant" says tenant: use site'],
])('%s is refused, with the word to use', (text, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(problem)])
})

it('the names of files and folders are refused too', () => {
  const files = ['src/fill-holes.ts', 'src/tenants/read.ts'].map((file) => ({ file, text: '' }))
  expect(problemsOf(files)).toEqual([
    'src/fill-holes.ts: "fill-holes.ts" says hole: use gap',
    'src/tenants/read.ts: "tenants" says tenant: use site',
  ])
})

it.each([
  'const whole = 1',
  'const WHOLE_MS = 1',
  "it('gets the whole message', () => 1)",
  '// anew, in a comment',
  '/** tenant: in a comment */',
  "call('the room hears it')",
  'tenant(1)',
  'const facts = { site: library.tenant, tenant }',
  "import { tenant } from 'library'",
  "export { tenant } from 'library'",
  '<Frame tenant={1} />',
])('%s is not', (text) => {
  expect(problemsOf([{ file: 'a.tsx', text }])).toEqual([])
})
