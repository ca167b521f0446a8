import { expect, it } from 'vitest'
import { problemsOf, ROOM } from './page-bytes.mjs'

const RECORD = { 'index.html': 160_000, login: 11_000 }

it('accepts pages that are smaller, or larger by no more than the room', () => {
  expect(problemsOf(RECORD, { 'index.html': 100_000, login: 11_000 + ROOM })).toEqual([])
})

it('names a page that has grown, with its bytes before and now, and says what to do', () => {
  expect(problemsOf(RECORD, { 'index.html': 160_000, login: 23_000 })).toEqual([
    'login: was 11000 bytes, is 23000',
    expect.stringContaining('npm run pages:update'),
  ])
})

it('names a page without a row, and a row without a page', () => {
  expect(problemsOf(RECORD, { 'index.html': 160_000, register: 13_000 })).toEqual([
    expect.stringMatching(/^register: 13000 bytes, and .* has no row/),
    expect.stringMatching(/^login is in .* and is no page/),
  ])
})
