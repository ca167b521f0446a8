import { expect, it } from 'vitest'
import { rotateHosts } from './hosts'

it('takes the hosts of the list in turn', () => {
  const next = rotateHosts(() => ({ list: ['https://a', 'https://b'], chosen: '' }), '')
  expect([next(), next(), next()]).toEqual(['https://a', 'https://b', 'https://a'])
})

it('prefers the chosen host and falls back to the default without a list', () => {
  expect(rotateHosts(() => ({ list: ['https://a'], chosen: 'https://c' }), '')()).toBe('https://c')
  expect(rotateHosts(() => ({ list: [], chosen: '' }), 'https://d')()).toBe('https://d')
})
