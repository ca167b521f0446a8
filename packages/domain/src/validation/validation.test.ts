import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ACCOUNT_FORMS,
  CREDENTIAL_LENGTH,
  credentialFault,
  highlight,
  IMAGE,
  imagePlan,
  isImageType,
  isPhone,
  isTooLarge,
  missingFields,
  registerCall,
  textLength,
  UPLOAD_LIMIT,
} from '../index'

describe('an account name or password', () => {
  test.each([
    ['abcdef', null],
    ['a12345', null],
    ['12345Z', null],
    ['a'.repeat(20), null],
    ['a'.repeat(5), 'length'],
    ['a'.repeat(21), 'length'],
    ['', 'length'],
    ['123456', 'no-letter'],
    ['abc 123', 'characters'],
    ['abc-123', 'characters'],
    ['abcdé1', 'characters'],
    ['ａｂｃ１２３', 'characters'],
    ['足球足球足球', 'characters'],
    ['abcdef\n', 'characters'],
    ['!', 'characters'],
  ])('%j has the fault %s', (text, fault) => {
    expect(credentialFault(text)).toBe(fault)
  })

  test('has 6 to 20 characters', () => {
    expect(CREDENTIAL_LENGTH).toEqual({ min: 6, max: 20 })
  })
})

test.each([
  ['13800138000', true],
  ['00000000000', true],
  ['1380013800', false],
  ['138001380000', false],
  ['1380013800a', false],
  ['+13800138000', false],
  ['１３８００１３８０００', false],
  ['13800138000\n', false],
])('%j is a phone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected)
})

test.each([
  ['', 0],
  ['abc', 3],
  ['\u007f', 1],
  ['\u0080', 2],
  ['é', 2],
  ['看球吧', 6],
  ['a看', 3],
  ['⚽', 2],
  ['👍🏽', 4],
])('%j is %s long', (text, length) => {
  expect(textLength(text)).toBe(length)
})

test('lengths of texts add up', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(textLength(a + b)).toBe(textLength(a) + textLength(b))
    }),
  )
})

describe('an account form', () => {
  test('needs the fields of the specification', () => {
    expect(ACCOUNT_FORMS).toEqual({
      sendCode: ['mobile', 'captcha', 'code'],
      bindMobile: ['mobile', 'pwd', 'code', 'captcha', 'smscode'],
      setAccountName: ['account_name', 'code', 'captcha', 'smscode'],
      changePwd: ['pwd', 'code', 'captcha', 'smscode'],
    })
  })

  test('names what is missing, blanks included', () => {
    expect(missingFields('bindMobile', {})).toEqual(['mobile', 'pwd', 'code', 'captcha', 'smscode'])
    const values = { mobile: '13800138000', pwd: 'x', code: 'c', captcha: '\t', smscode: '' }
    expect(missingFields('bindMobile', values)).toEqual(['captcha', 'smscode'])
    expect(missingFields('changePwd', { ...values, captcha: '1', smscode: '2' })).toEqual([])
  })

  test('of registration follows the switch', () => {
    expect([
      registerCall({ account_register: '1' }),
      registerCall({ account_register: '0' }),
      registerCall({}),
    ]).toEqual(['registNew', 'regist', 'regist'])
  })
})

describe('highlighting', () => {
  const marked = (text: string, keyword: string) =>
    highlight(text, keyword)
      .map((segment) => (segment.hit ? `[${segment.text}]` : segment.text))
      .join('')

  test.each([
    ['Arsenal', 'ars', '[Ars]enal'],
    ['arsenal', 'AL', 'arsen[al]'],
    ['banana', 'an', 'b[an][an]a'],
    ['aaa', 'aa', '[aa]a'],
    ['曼城 v 曼联', '曼', '[曼]城 v [曼]联'],
    ['a.b', '.', 'a[.]b'],
    ['<em>', 'em', '<[em]>'],
    ['São Paulo', 'sao', '[São] Paulo'],
    ['Sao Paulo', 'SÃO', '[Sao] Paulo'],
    ['각 가', '가', '각 [가]'],
    ['İstanbul x', 'X', 'İstanbul [x]'],
    ['abc', 'abcd', 'abc'],
    ['abc', '', 'abc'],
    ['⚽ goal', 'goal', '⚽ [goal]'],
  ])('%j for %j is %j', (text, keyword, expected) => {
    expect(marked(text, keyword)).toBe(expected)
  })

  test('of an empty text is empty', () => {
    expect(highlight('', 'x')).toEqual([])
  })

  test('keeps the text whole, and hits are the keyword but for its case', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'B', '足', '⚽') })
    fc.assert(
      fc.property(text, text, (value, keyword) => {
        const segments = highlight(value, keyword)
        expect(segments.map((segment) => segment.text).join('')).toBe(value)
        for (const segment of segments.filter(({ hit }) => hit))
          expect(segment.text.toLowerCase()).toBe(keyword.toLowerCase())
        const rest = segments.filter(({ hit }) => !hit).map((segment) => segment.text.toLowerCase())
        expect(keyword === '' ? [] : rest.filter((part) => part.includes(keyword.toLowerCase()))).toEqual([])
      }),
    )
  })
})

describe('an image', () => {
  test.each([
    ['image/png', true],
    ['image/svg+xml', true],
    ['text/html', false],
    ['', false],
    ['application/image/png', false],
  ])('of type %j is one: %s', (type, expected) => {
    expect(isImageType(type)).toBe(expected)
  })

  test.each([
    [1200, 1200, { width: 1200, height: 1200, quality: null }],
    [1201, 1200, { width: 1200, height: 1199, quality: 0.8 }],
    [600, 2400, { width: 300, height: 1200, quality: 0.8 }],
    [2400, 1800, { width: 1200, height: 900, quality: 0.8 }],
    [24_000, 1, { width: 1200, height: 1, quality: 0.8 }],
    [1, 24_000, { width: 1, height: 1200, quality: 0.8 }],
    [100, 50, { width: 100, height: 50, quality: null }],
    [0, 0, { width: 0, height: 0, quality: null }],
  ])('of %s × %s is sent as %j', (width, height, plan) => {
    expect(imagePlan({ width, height })).toEqual(plan)
  })

  test('has the same size without compression, and other limits if given', () => {
    expect(IMAGE).toEqual({ maxWidth: 1200, maxHeight: 1200, quality: 0.8 })
    const size = { width: 4000, height: 3000 }
    expect(imagePlan(size, { compress: false })).toEqual({ ...size, quality: null })
    expect(imagePlan(size, { maxWidth: 400 })).toEqual({ width: 400, height: 300, quality: 0.8 })
    expect(imagePlan(size, { maxHeight: 300 })).toEqual({ width: 400, height: 300, quality: 0.8 })
  })
})

test('an upload of exactly its limit passes', () => {
  const mb = 1024 * 1024
  expect(UPLOAD_LIMIT).toEqual({ image: 20 * mb, audio: 20 * mb, video: 100 * mb, file: 100 * mb })
  for (const kind of ['image', 'audio', 'video', 'file'] as const) {
    expect(isTooLarge(kind, UPLOAD_LIMIT[kind])).toBe(false)
    expect(isTooLarge(kind, UPLOAD_LIMIT[kind] + 1)).toBe(true)
  }
})
