import * as v from 'valibot'
import { expect, it } from 'vitest'
import { paged, pagedByCursor } from './paged'

const bodies = { byPage: paged(v.number(), { kind: v.string() }), byCursor: pagedByCursor(v.number(), {}) }

it('asks for the first page of 20 unless told otherwise, and for 100 at most', () => {
  expect(v.parse(bodies.byPage.request, { kind: 'a' })).toEqual({ kind: 'a', page: 1, size: 20 })
  expect(v.parse(bodies.byCursor.request, {})).toEqual({ cursor: '', size: 20 })
  expect(v.is(bodies.byPage.request, { kind: 'a', size: 101 })).toBe(false)
  expect(v.is(bodies.byPage.request, { kind: 'a', page: 0 })).toBe(false)
})

it('answers with the items, and with how many there are or where they go on', () => {
  expect(v.is(bodies.byPage.reply, { list: [1], total: 41, page: 1 })).toBe(true)
  expect(v.is(bodies.byCursor.reply, { list: [1], next: '' })).toBe(true)
  expect(v.is(bodies.byPage.reply, { list: ['one'], total: 41, page: 1 })).toBe(false)
})
