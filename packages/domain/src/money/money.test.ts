import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  BOOKMAKERS,
  bookmakerMargin,
  formatCount,
  formatMoney,
  formatOdds,
  formatWan,
  GIFT_PRESETS,
  impliedProbabilities,
  ODDS_FORMATS,
  parseCents,
  parseOdds,
  PAYOUT_STATUS,
  payoutStatusName,
  PLAN_STATUS,
  planStatusName,
  shareCents,
  sumMoney,
  WAN,
} from '../index'

test('gift presets and bookmakers are those of the specification', () => {
  expect(GIFT_PRESETS).toEqual([1, 10, 66, 88, 100, 520, 1314])
  expect(BOOKMAKERS).toEqual(['BET365', '188', '12bet'])
})

test('plan statuses have the numbers of the specification', () => {
  expect(PLAN_STATUS).toEqual({ inactive: 0, active: 1, finished: 2, refund: 3, inplay: 4 })
  expect([0, 1, 2, 3, 4, 5, -1].map(planStatusName)).toEqual([
    'inactive',
    'active',
    'finished',
    'refund',
    'inplay',
    null,
    null,
  ])
})

test('payouts are reviewed, on their way, paid or cancelled', () => {
  expect(PAYOUT_STATUS).toEqual({ reviewing: 0, paying: 1, paid: 2, cancelled: 3 })
  expect([0, 1, 2, 3, 4].map(payoutStatusName)).toEqual(['reviewing', 'paying', 'paid', 'cancelled', null])
})

describe('the 万 rule', () => {
  test.each([
    [0, '0'],
    [9999, '9999'],
    [10_000, '10000'],
    [10_001, '1.00万'],
    [10_049, '1.00万'],
    [10_050, '1.01万'],
    [12_345, '1.23万'],
    [12_350, '1.24万'],
    [20_000, '2.00万'],
    [999_950, '100.00万'],
    [123_456_789, '12345.68万'],
    [-20_000, '-20000'],
    [NaN, null],
    [Infinity, null],
  ])('shows %s as %s', (value, text) => {
    expect(formatWan(value)).toBe(text)
  })

  test('differs by at most half of its last decimal', () => {
    expect(WAN).toBe(10_000)
    fc.assert(
      fc.property(fc.integer({ min: 10_001, max: 1e12 }), (value) => {
        expect(Math.abs(Number(formatWan(value)?.replace('万', '')) * 10_000 - value)).toBeLessThanOrEqual(50.001)
      }),
    )
  })

  test('is for Chinese; other languages have their own', () => {
    expect(formatCount(12_345, 'zh-CN')).toBe('1.23万')
    expect(formatCount(12_345, 'pt-BR')).toBe('12,3\u00a0mil')
    expect(formatCount(999, 'pt-BR')).toBe('999')
    expect(formatCount(10_000, 'pt-BR')).toBe('10.000')
    expect(formatCount(10_001, 'pt-BR')).toBe('10\u00a0mil')
    expect(formatCount(NaN, 'pt-BR')).toBeNull()
  })
})

describe('money', () => {
  test('is formatted with its currency', () => {
    expect(formatMoney({ cents: 5, currency: 'CNY' }, 'zh-CN')).toBe('¥0.05')
    expect(formatMoney({ cents: -123_450, currency: 'CNY' }, 'zh-CN')).toBe('-¥1,234.50')
    expect(() => formatMoney({ cents: 1, currency: '?' }, 'zh')).toThrow(RangeError)
  })

  test.each([
    ['12', 1200],
    ['12.3', 1230],
    ['12,34', 1234],
    [' 0.05 ', 5],
    ['0', 0],
    ['007', 700],
    ['12.345', null],
    ['-1', null],
    ['1,234.50', null],
    ['1e3', null],
    ['.5', null],
    ['5.', null],
    ['', null],
    ['x1', null],
    ['1x', null],
    ['999999999999999', null],
    ['90071992547409.91', 9_007_199_254_740_991],
    ['90071992547409.92', null],
  ])('%j is %s cents', (text, cents) => {
    expect(parseCents(text)).toBe(cents)
  })

  test('is added only in one currency', () => {
    const cny = (cents: number) => ({ cents, currency: 'CNY' })
    expect(sumMoney([cny(10), cny(-3), cny(5)])).toEqual(cny(12))
    expect(sumMoney([cny(10), { cents: 1, currency: 'BRL' }])).toBeNull()
    expect(sumMoney([])).toBeNull()
  })

  test('is shared out by the largest remainders', () => {
    expect(shareCents(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareCents(100, [1, 2, 3])).toEqual([17, 33, 50])
    expect(shareCents(10, [0, 1])).toEqual([0, 10])
    expect(shareCents(10, [0, 0])).toEqual([0, 0])
    expect(shareCents(10, [])).toEqual([])
    expect(shareCents(5, [2, 3, 5])).toEqual([1, 2, 2])
  })

  test('is shared out without losing a cent, and each part is less than a cent from its share', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }),
        (cents, weights) => {
          const shares = shareCents(cents, weights)
          const total = weights.reduce((sum, weight) => sum + weight, 0)
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents)
          shares.forEach((share, index) => {
            expect(Math.abs(share - (cents * (weights[index] ?? 0)) / total)).toBeLessThan(1)
          })
        },
      ),
    )
  })
})

describe('odds', () => {
  test.each([
    [1.5, ['1.50', '0.50', '0.50', '-2.00', '-200', '1/2']],
    [2, ['2.00', '1.00', '1.00', '1.00', '+100', '1/1']],
    [3.5, ['3.50', '2.50', '-0.40', '2.50', '+250', '5/2']],
    [1.91, ['1.91', '0.91', '0.91', '-1.10', '-110', '91/100']],
    [1.3333, ['1.33', '0.33', '0.33', '-3.00', '-300', '1/3']],
    [101, ['101.00', '100.00', '-0.01', '100.00', '+10000', '100/1']],
  ])('of %s are written in every format', (decimal, texts) => {
    expect(ODDS_FORMATS.map((format) => formatOdds(decimal, format))).toEqual(texts)
  })

  test.each([1, 0.5, 0, -2, NaN, Infinity])('of %s are null', (decimal) => {
    expect(ODDS_FORMATS.map((format) => formatOdds(decimal, format))).toEqual(Array(6).fill(null))
  })

  test.each([
    ['1.50', 'decimal', 1.5],
    ['1.00', 'decimal', null],
    ['-1.5', 'decimal', null],
    ['0.50', 'hongkong', 1.5],
    ['0', 'hongkong', null],
    ['-0.40', 'malay', 3.5],
    ['0.80', 'malay', 1.8],
    ['-2.00', 'indonesian', 1.5],
    ['0', 'malay', null],
    ['+250', 'american', 3.5],
    ['-200', 'american', 1.5],
    ['0', 'american', null],
    ['5/2', 'fractional', 3.5],
    ['5/0', 'fractional', null],
    ['0/5', 'fractional', null],
    ['5', 'fractional', null],
    ['x5/2', 'fractional', null],
    ['5/2x', 'fractional', null],
    ['', 'decimal', null],
    ['abc', 'decimal', null],
    ['1.', 'decimal', null],
    ['x1.5', 'decimal', null],
    ['1e1', 'decimal', null],
    ['0x10', 'decimal', null],
    [' 1.5', 'decimal', null],
    ['1.5 ', 'decimal', null],
    ['1.5x', 'decimal', null],
    ['11/22', 'fractional', 1.5],
  ] as const)('%j in %s is %s', (text, format, decimal) => {
    expect(parseOdds(text, format)).toBe(decimal)
  })

  test('are the same after conversion to every format and back', () => {
    const decimal = fc.integer({ min: 105, max: 2000 }).map((value) => value / 100)
    fc.assert(
      fc.property(decimal, fc.constantFrom(...ODDS_FORMATS), (value, format) => {
        const back = parseOdds(formatOdds(value, format) ?? '', format)
        const chance = (odds: number | null) => (odds === null ? NaN : 1 / odds)
        expect(Math.abs(chance(back) - chance(value))).toBeLessThan(0.005)
      }),
    )
  })
})

describe('the chances behind odds', () => {
  test.each([
    [[2, 2], 0],
    [[1.9, 1.9], 0.0526],
    [[2.5, 3.2, 2.8], 0.0696],
  ])('%j have the margin %s', (odds, margin) => {
    expect(bookmakerMargin(odds)).toBeCloseTo(margin, 4)
  })

  test.each([[[]], [[1, 2]], [[2, Infinity]], [[2, NaN]]])('%j is not a market', (odds) => {
    expect(bookmakerMargin(odds)).toBeNull()
    expect(impliedProbabilities(odds)).toBeNull()
    expect(impliedProbabilities(odds, 'power')).toBeNull()
  })

  test('are in proportion to the inverse odds', () => {
    const [home = 0, draw = 0, away = 0] = impliedProbabilities([1.5, 4, 6]) ?? []
    expect(home / draw).toBeCloseTo(4 / 1.5, 9)
    expect(away / draw).toBeCloseTo(4 / 6, 9)
  })

  test('are powers of the inverse odds with the power method, which takes more from outsiders', () => {
    const odds = [1.2, 6, 12]
    const [home = 0, draw = 0, away = 0] = impliedProbabilities(odds, 'power') ?? []
    const power = Math.log(home) / -Math.log(1.2)
    expect(draw).toBeCloseTo(6 ** -power, 9)
    expect(away).toBeCloseTo(12 ** -power, 9)
    expect(away).toBeLessThan(impliedProbabilities(odds)?.[2] ?? 0)
    expect(home).toBeGreaterThan(impliedProbabilities(odds)?.[0] ?? 1)
  })

  test('of a single outcome are certain', () => {
    expect(impliedProbabilities([3], 'power')).toEqual([1])
    expect(impliedProbabilities([3])).toEqual([1])
  })

  test('sum to 1 and keep the order of the odds', () => {
    const odds = fc.array(fc.double({ min: 1.01, max: 100, noNaN: true }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(odds, fc.constantFrom('proportional' as const, 'power' as const), (values, method) => {
        const chances = impliedProbabilities(values, method) ?? []
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
        const byOdds = values
          .map((value, index) => ({ value, chance: chances[index] ?? NaN }))
          .sort((a, b) => a.value - b.value)
        const falling = byOdds.map(({ chance }) => chance)
        expect(falling).toEqual([...falling].sort((a, b) => b - a))
      }),
    )
  })
})
