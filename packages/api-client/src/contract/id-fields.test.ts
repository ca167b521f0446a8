import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { text, wholeNumber, writtenNumber } from './fields'
import { idKindOf, idOf, isPlain, notId } from './id-fields'

describe('the schema of a field', () => {
  it('says what its id names, also behind a default, and checks as before', () => {
    const matchid = idOf('match', writtenNumber(1))
    expect([idKindOf(matchid), idKindOf(v.optional(matchid, 1)), idKindOf(writtenNumber(1))]).toEqual([
      'match',
      'match',
      null,
    ])
    expect([v.parse(matchid, '7'), v.is(matchid, 0)]).toEqual([7, false])
  })

  it.each([
    ['takes some values only', v.optional(v.picklist(['home', 'away']), 'home')],
    ['takes small numbers', wholeNumber(0, 100)],
    ['takes short texts', text(3)],
    ['says that it is no id', v.optional(notId(text(100)), '')],
  ])('is plain if it %s', (_what, schema) => expect(isPlain(schema)).toBe(true))

  it.each([
    ['names a row', idOf('team', wholeNumber(1, 9))],
    ['takes numbers like those of rows', v.optional(wholeNumber(), 0)],
    ['takes texts as long as a key', text(16)],
    ['takes a list of ids', v.array(wholeNumber(1))],
    ['takes an object', v.optional(v.object({ but: v.boolean() }))],
  ])('is not plain if it %s', (_what, schema) => expect(isPlain(schema as v.GenericSchema)).toBe(false))
})
