import { expect, it } from 'vitest'
import { ageOn, birthdayNumber, birthdayText, constellationOf } from './personal-facts'

it.each([
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2026-11-28', '2026-11-28', 0],
  ['2030-01-01', '2026-11-28', 0],
  ['', '2026-11-28', 0],
])('who was born on %s is on %s so many years old', (birthday, today, age) => {
  expect(ageOn(today, birthday)).toBe(age)
})

it.each([
  ['1990-01-19', 'capricorn'],
  ['1990-01-20', 'aquarius'],
  ['1990-12-22', 'capricorn'],
  ['1990-12-21', 'sagittarius'],
  ['', ''],
])('the sign of %s', (birthday, sign) => {
  expect(constellationOf(birthday)).toBe(sign)
})

it('a birthday is the same after it was stored', () => {
  expect(birthdayText(birthdayNumber('1990-06-07'))).toBe('1990-06-07')
  expect(birthdayNumber('')).toBe(0)
  expect([0, 7, 5_000_000_000].map(birthdayText)).toEqual(['', '', ''])
})
