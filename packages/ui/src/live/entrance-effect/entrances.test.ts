import { expect, test } from 'vitest'
import { addEntrances, NO_ENTRANCE, showNext } from './entrances'

const people = (...names: string[]) => names.map((name) => ({ id: name, name, text: 'entered' }))

test('entrances are shown one after the other', () => {
  const first = addEntrances(NO_ENTRANCE, people('Ana', 'Bo'))
  expect(first.shown).toMatchObject({ entrance: { name: 'Ana' }, others: 0 })
  const second = showNext(first)
  expect(second.shown).toMatchObject({ entrance: { name: 'Bo' }, others: 0 })
  expect(showNext(second)).toEqual(NO_ENTRANCE)
})

test('many entrances are announced together, and each is counted', () => {
  const busy = addEntrances(addEntrances(NO_ENTRANCE, people('Ana')), people('Bo', 'Cy', 'Di', 'Ed', 'Flo'))
  expect(showNext(busy)).toEqual({ shown: { entrance: people('Flo')[0], others: 4 }, waiting: [] })
})
