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
  ['ғ', 'f'],
  ['ҝ', 'k'],
  ['ɛ', 'e'],
  ['ʑ', 'z'],
  ['媽', '妈'],
  ['書', '书'],
])('maps %s to %s', (char, letter) => {
  expect(lookAlike(char)).toBe(letter)
})

it.each([...'abcdefghijklmnopqrstuvwxyz23456789', '球', '💩', 'я', ' ', '.'])('keeps %s', (char) => {
  expect(lookAlike(char)).toBe(char)
})
