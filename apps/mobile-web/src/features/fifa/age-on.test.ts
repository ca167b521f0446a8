import { expect, it } from 'vitest'
import { ageOn } from './age-on'

it('counts a year from the birthday on', () => {
  expect(ageOn('1997-06-11', '2026-06-10')).toBe(28)
  expect(ageOn('1997-06-11', '2026-06-11')).toBe(29)
  expect(ageOn('1997-06-11', '2026-11-25')).toBe(29)
})
