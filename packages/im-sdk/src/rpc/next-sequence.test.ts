import { expect, it } from 'vitest'
import { nextSequence } from './next-sequence'

it('counts up to 2415919103 and begins again', () => {
  expect([0, 1, 2_415_919_102, 2_415_919_103].map(nextSequence)).toEqual([1, 2, 2_415_919_103, 0])
})
