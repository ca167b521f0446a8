import { expect, test } from 'vitest'
import { countsInScore } from '../index'

test('a goal counts in the score, of any scorer and kind, but not one of a shootout', () => {
  const kinds = ['goal', 'own_goal', 'penalty_goal', 'shootout_goal', 'penalty_missed', 'var', '']
  expect(kinds.filter(countsInScore)).toEqual(['goal', 'own_goal', 'penalty_goal'])
})
