import { expect, it } from 'vitest'
import { commandOf, optionsOf } from './options.mjs'

it.each([
  ['', { only: undefined, changed: undefined, logs: '.results', deep: false, list: false }],
  ['--only unit,lint', { only: 'unit,lint' }],
  ['--changed', { changed: '' }],
  ['--changed --only tests', { changed: '', only: 'tests' }],
  ['--only tests --changed', { changed: '', only: 'tests' }],
  ['--changed HEAD~1 --verbose', { changed: 'HEAD~1', verbose: true }],
  ['--deep --logs elsewhere', { deep: true, logs: 'elsewhere' }],
])('"%s" is read', (line, options) => {
  const found = optionsOf(line.split(' ').filter(Boolean))
  for (const [name, value] of Object.entries(options)) expect(found[name], name).toEqual(value)
})

it.each(['--ony lint', 'lint', '--only', '--only=', '--logs=', '--list=yes'])('"%s" is refused', (line) => {
  expect(() => optionsOf(line.split(' '))).toThrow()
})

it.each([
  [[], 'npm test -- --only lint'],
  [['--deep'], 'npm run test:deep -- --only lint'],
  [['--changed'], 'npm test -- --changed --only lint'],
  [['--changed', 'HEAD~1'], 'npm test -- --changed HEAD~1 --only lint'],
])('a step of a run with %j is repeated by "%s"', (args, command) => {
  expect(commandOf(optionsOf(args), 'lint')).toBe(command)
  const again = command.split(' -- ')[1].split(' ')
  expect([optionsOf(again).changed, optionsOf(again).only]).toEqual([optionsOf(args).changed, 'lint'])
})
