import { expect, it } from 'vitest'
import { lookAlike } from './look-alike'

it.each([
  ['а', 'a'],
  ['н', 'h'],
  ['ο', 'o'],
  ['ı', 'i'],
  ['ꓐ', 'b'],
  ['ø', 'o'],
  ['0', 'o'],
  ['1', 'l'],
  ['ᴀ', 'a'],
  ['ꜱ', 's'],
  ['ᴢ', 'z'],
  ['🅰', 'a'],
  ['🅥', 'v'],
  ['🇿', 'z'],
  ['媽', '妈'],
  ['書', '书'],
])('takes %s for %s', (char, letter) => {
  expect(lookAlike(char)).toBe(letter)
})

it.each([...'abcdefghijklmnopqrstuvwxyz23456789', '球', '💩', 'я', ' ', '.'])('leaves %s as it is', (char) => {
  expect(lookAlike(char)).toBe(char)
})
