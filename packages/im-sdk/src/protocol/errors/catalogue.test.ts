import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyError } from '../any-error'
import { asImError, imError, imErrorOfCode } from '../im-error'
import { ERRORS, errorNameOf } from './catalogue'
import { CORE_ERRORS } from './core'
import { SERVER_ERRORS } from './server'
import { isUserSide } from './user-side'

describe('the error catalogue', () => {
  const rows = Object.entries(ERRORS)

  it('gives every name a code of its own', () => {
    expect(new Set(rows.map(([, { code }]) => code)).size).toBe(rows.length)
  })

  it('gives every code words', () => {
    for (const [name, { message }] of rows) expect(message, name).not.toBe('')
  })

  it('counts exactly the codes of the specification as user-side', () => {
    const userSide = [
      80001, 80002, 60022, 20001, 20002, 20003, 20006, 20007, 20009, 20010, 20011, 20012, 10004, 10007, 10010, 10015,
      10016, 10017, 2100, 2996, 2800, 2025, 60002, 20027, 11000,
    ]
    for (const [name, { code }] of rows) expect(isUserSide(code), name).toBe(userSide.includes(code))
    for (const code of userSide) expect(errorNameOf(code), String(code)).not.toBe('SERVER_ERROR')
  })

  it('counts both ranges as user-side, ends included', () => {
    for (const code of [120_001, 130_000, 10_100, 10_200]) expect(isUserSide(code), String(code)).toBe(true)
    for (const code of [120_000, 130_001, 10_099, 10_201]) expect(isUserSide(code), String(code)).toBe(false)
    expect(errorNameOf(10_150)).toBe('GROUP_ERROR')
    expect(errorNameOf(125_000)).toBe('CUSTOM_ERROR')
  })

  it('names any code, and keeps the words the server gave', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string({ minLength: 1 }), (code, info) => {
        const error = imErrorOfCode(code, info)
        expect(error.message).toBe(info)
        expect(error.code).toBe(code)
        expect(error.errorName).not.toBe('')
      }),
    )
    expect(imErrorOfCode(99_999, '').message).toBe('The server refused the request: SERVER_ERROR, code 99999.')
  })

  it('has a client name every code the server raises, and those that the engine raises by itself', () => {
    const known = Object.keys({ ...SERVER_ERRORS, ...CORE_ERRORS })
    const ofServer = rows.filter(([, { origin }]) => origin === 'server').map(([name]) => name)
    expect(known).toEqual(expect.arrayContaining(ofServer))
    for (const [name, { code }] of rows) expect(errorNameOf(code)).toBe(name)
    for (const [name, { code }] of rows.filter(([each]) => known.includes(each)))
      expect(imErrorOfCode(code, '').errorName).toBe(name)
  })

  it('gives an error the words of its row, or better ones for the case', () => {
    expect(imError('NETWORK_TIMEOUT')).toMatchObject({ code: 2801, message: 'No answer in time.' })
    expect(anyError('GROUP_NOT_FOUND')).toMatchObject({ code: 10010, message: 'There is no such group.' })
    expect(imError('PARAMS_INVALID', '`to` is missing.')).toMatchObject({ code: 3100, message: '`to` is missing.' })
    const cause = new TypeError('mistake')
    expect(asImError(cause)).toMatchObject({ errorName: 'UNEXPECTED', cause })
  })
})
