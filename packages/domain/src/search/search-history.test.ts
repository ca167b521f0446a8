import { expect, test } from 'vitest'
import { addSearch, type SearchLogEntry } from '../index'

const search = (ids: readonly number[]) =>
  ids.reduce<SearchLogEntry[]>((history, target_id) => addSearch(history, { target_id }), [])

test('the last 5 are kept, newest first', () => {
  expect(search([1, 2, 3, 4, 5, 6]).map((entry) => entry.target_id)).toEqual([6, 5, 4, 3, 2])
})

test('a target is in the list once, with its newest entry', () => {
  expect(addSearch([{ target_id: 1, name: 'old' }], { target_id: 1, name: 'new' })).toEqual([
    { target_id: 1, name: 'new' },
  ])
  expect(search([1, 2, 1]).map((entry) => entry.target_id)).toEqual([1, 2])
})

test('an array clears it, with any content', () => {
  expect(addSearch([{ target_id: 1 }], [])).toEqual([])
  expect(addSearch([{ target_id: 1 }], [{ target_id: 2 }])).toEqual([])
})
