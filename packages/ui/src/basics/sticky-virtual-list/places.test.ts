import { expect, test } from 'vitest'
import { headsOf, placesOf, rowAt } from './places'

const places = placesOf(['Head', 'a', 'b', 'Head', 'c'], (row) => row === 'Head', { head: 36, row: 64 })

test('places heads and rows below each other, each with the height of its kind', () => {
  expect(places).toEqual([0, 36, 100, 164, 200, 264])
})

test('a row extends from its start to the start of the next', () => {
  expect([0, 35.9, 36, 99, 164, 199.9, 200, 263].map((place) => rowAt(places, place))).toEqual([0, 0, 1, 1, 3, 3, 4, 4])
})

test('positions before and after the list map to the first and last row', () => {
  expect([rowAt(places, -500), rowAt(places, 10_000), rowAt([0], 50)]).toEqual([0, 4, 0])
})

test('finds the head above each row', () => {
  expect(headsOf(['a', 'Head', 'b', 'Head', 'Head', 'c'], (row) => row === 'Head')).toEqual([-1, 1, 1, 3, 4, 4])
})
