import { isChinese } from '../site/is-chinese'
import { textOf } from '../input'
import { formatWan, WAN } from './wan'

/**
 * A count in the form of a language: 万 in Chinese; in any other language its compact form above the same limit. Null
 * if it is not a number.
 *
 * Rule: DOM-82; other languages are ours. Throws `RangeError` for a language tag that is not valid.
 *
 * @example
 * formatCount(12345, 'zh') // => '1.23万'
 * formatCount(12345, 'pt-BR') // => '12,3\u00a0mil'
 * formatCount(1000, 'pt-BR') // => '1.000'
 */
export const formatCount = (value: number, lang: string): string | null => {
  if (!Number.isFinite(value)) return null
  if (isChinese(lang)) return formatWan(value)
  const notation = value > WAN ? 'compact' : 'standard'
  return new Intl.NumberFormat(textOf(lang), { notation, maximumFractionDigits: 1 }).format(value)
}
