import { expect, test } from 'vitest'
import { PLATFORM, SPORT, sportName } from '../index'

test('sports have the numbers of the specification', () => {
  expect(SPORT).toEqual({ all: 0, football: 1, basketball: 2, esport: 3 })
})

test('platforms have the numbers of the specification', () => {
  expect(PLATFORM).toEqual({ web: 0, ios: 1, android: 2, h5: 3 })
})

test.each([
  [0, 'all'],
  [1, 'football'],
  [2, 'basketball'],
  [3, 'esport'],
  [4, null],
  [-1, null],
  [NaN, null],
])('sport %s is called %s', (sport, name) => {
  expect(sportName(sport)).toBe(name)
})
