import { expect, test } from 'vitest'
import { linesOf, type LineupPlayer } from '.'

const player = (id: string, place?: LineupPlayer['place']): LineupPlayer => ({ id, name: id, ...(place && { place }) })
const eleven = Array.from({ length: 11 }, (_, at) => player(String(at + 1)))
const ids = (lines: ReturnType<typeof linesOf>) => lines?.map((line) => line.map(({ id }) => id).join(' '))

test('divides the players by the formation, the goalkeeper first', () => {
  expect(ids(linesOf(eleven, '4-2-3-1'))).toEqual(['1', '2 3 4 5', '6 7', '8 9 10', '11'])
})

test('prefers the places of the players, whatever their order', () => {
  const placed = [
    player('forward', { x: 50, y: 88 }),
    player('keeper', { x: 50, y: 5 }),
    player('right', { x: 80, y: 27 }),
    player('left', { x: 20, y: 24 }),
  ]
  expect(ids(linesOf(placed, '9-1'))).toEqual(['keeper', 'left right', 'forward'])
})

test('uses the formation if one player has no place', () => {
  const places = eleven.map((one, at) => (at === 3 ? one : { ...one, place: { x: at, y: at } }))
  expect(linesOf(places, '4-3-3')?.map((line) => line.length)).toEqual([1, 4, 3, 3])
})

test.each(['', '4-4-3', '442', '4-x-4', '10-0', '4-4--2'])('does not guess from the formation "%s"', (formation) => {
  expect(linesOf(eleven, formation)).toBeNull()
})

test('has no lines without players', () => {
  expect(linesOf([], '4-4-2')).toBeNull()
})
