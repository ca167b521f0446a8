import { expect, it } from 'vitest'
import { problemsOf } from './words.mjs'

const problems = (text) => problemsOf([{ file: 'a.ts', text }])

it.each([
  ['export const lockUntold = 1', '"lockUntold" says untold'],
  ['type Asker = Caller', '"Asker" says asker'],
  ["it('the room hears it', () => 1)", 'says hears: use gets'],
  ["it.each([1])('begins anew', () => 1)", 'says anew: use again'],
  ['const facts = {\n  tenant: 1,\n}', '"tenant" says tenant: use site'],
])('%s is refused, with the word to use', (text, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(problem)])
})

it.each([
  'const whole = 1',
  "it('gets the whole message', () => 1)",
  '// anew, in a comment',
  "call('the room hears it')",
])('%s is not', (text) => {
  expect(problems(text)).toEqual([])
})
