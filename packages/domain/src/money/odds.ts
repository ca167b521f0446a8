import { textOf } from '../input'
/** The bookmakers whose odds are shown. Rule: DOM-85. */
export const BOOKMAKERS = ['BET365', '188', '12bet'] as const

/** The formats of odds. The specification defines none: this list is ours. */
export const ODDS_FORMATS = ['decimal', 'hongkong', 'malay', 'indonesian', 'american', 'fractional'] as const

export type OddsFormat = (typeof ODDS_FORMATS)[number]

/**
 * Decimal odds (what a stake of 1 pays back, above 1) in a format. Null if the odds are not valid or the format is
 * unknown.
 *
 * @example
 * formatOdds(1.85, 'decimal') // => '1.85'
 * formatOdds(1.85, 'hongkong') // => '0.85'
 * formatOdds(3, 'malay') // => '-0.50'
 * formatOdds(1.5, 'indonesian') // => '-2.00'
 * formatOdds(2.5, 'american') // => '+150'
 * formatOdds(1.5, 'american') // => '-200'
 * formatOdds(2.5, 'fractional') // => '3/2'
 */
export const formatOdds = (decimal: number, format: OddsFormat): string | null => {
  if (!(decimal > 1) || !Number.isFinite(decimal)) return null
  const profit = decimal - 1
  switch (format) {
    case 'decimal':
      return decimal.toFixed(2)
    case 'hongkong':
      return profit.toFixed(2)
    case 'malay':
      return (profit <= 1 ? profit : -1 / profit).toFixed(2)
    case 'indonesian':
      return (profit >= 1 ? profit : -1 / profit).toFixed(2)
    case 'american':
      return profit >= 1 ? `+${Math.round(profit * 100)}` : `-${Math.round(100 / profit)}`
    case 'fractional':
      return fraction(profit)
    default:
      return null
  }
}

/** The nearest fraction with a denominator up to 100; the smallest denominator wins. */
const fraction = (value: number): string => {
  let best = { top: Math.round(value), bottom: 1 }
  for (let bottom = 2; bottom <= 100; bottom += 1) {
    const top = Math.round(value * bottom)
    if (Math.abs(top / bottom - value) < Math.abs(best.top / best.bottom - value) - 1e-9) best = { top, bottom }
  }
  return `${best.top}/${best.bottom}`
}

/**
 * The decimal odds of a text in a format; null if the text is not valid.
 *
 * @example
 * parseOdds('-200', 'american') // => 1.5
 * parseOdds('3/2', 'fractional') // => 2.5
 * parseOdds('0.90', 'decimal') // => null
 */
export const parseOdds = (text: string, format: OddsFormat): number | null => {
  const decimal = format === 'fractional' ? 1 + parseFraction(text) : decimalOf(parseNumber(text), format)
  return decimal > 1 && Number.isFinite(decimal) ? decimal : null
}

const decimalOf = (value: number, format: Exclude<OddsFormat, 'fractional'>): number => {
  switch (format) {
    case 'decimal':
      return value
    case 'hongkong':
      return 1 + value
    case 'malay':
    case 'indonesian':
      return 1 + (value > 0 ? value : -1 / value)
    case 'american':
      return 1 + (value > 0 ? value / 100 : -100 / value)
    default:
      return NaN
  }
}

const parseNumber = (text: string) => (/^[+-]?\d+(\.\d+)?$/.test(textOf(text)) ? Number(text) : NaN)

const parseFraction = (text: string): number => {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(textOf(text)) ?? []
  return Number(top) / Number(bottom)
}
