import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDecimal } from './format-decimal'

const withIntl = (value: number, digits: number, lang: string) =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc.integer(),
  fc.integer({ min: -99_999, max: 99_999 }).map((eighths) => eighths / 8),
)

it.each(['zh-CN', 'pt-BR', 'de-DE'])('formats every number in %s as the platform does', (lang) => {
  fc.assert(
    fc.property(numbers, fc.nat(20), (value, digits) => {
      expect(formatDecimal(value, digits, lang)).toBe(withIntl(value, digits, lang))
    }),
    {
      numRuns: 2_000,
      examples: [
        [-0, 2],
        [-0.001, 2],
        [0.5, 0],
        [-2.5, 0],
        [1e21, 2],
        [999.995, 2],
      ],
    },
  )
})

it.each([-1, 101, Number.NaN])('refuses %d decimals', (digits) => {
  expect(() => formatDecimal(1, digits, 'zh-CN')).toThrow(RangeError)
})
