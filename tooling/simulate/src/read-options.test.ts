import { expect, it } from 'vitest'
import { readOptions } from './read-options'

const read = (...words: string[]) => readOptions('usage', { runs: { type: 'string', default: '3' } }, words)

it('reads the options of a command, with their defaults', () => {
  expect(read().values).toEqual({ runs: '3' })
  expect(read('--runs', '5').values).toEqual({ runs: '5' })
})

it.each(['--help', '-h'])('prints the usage for %s', (word) => {
  expect(read('--runs', '5', word)).toEqual({ values: null, text: 'usage', code: 0 })
})

it.each([[['--run', '5']], [['--runs']], [['5']]])('names what it does not know, with the usage: %j', (words) => {
  expect(read(...words)).toEqual({ values: null, text: expect.stringMatching(/^.*\n*.*usage$/s), code: 2 })
  expect(read(...words).text).not.toBe('usage')
})
