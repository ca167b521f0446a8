import { isChinese } from '../config/is-chinese'
import { formatWan } from './wan'

/**
 * A count as a language shows it: the 万 rule in Chinese, its own compact form in any other language.
 *
 * Source: app.md §9; other languages are ours. Throws `RangeError` for a language tag that is none.
 *
 * @example
 * formatCount(12345, 'zh') // => '1.23万'
 * formatCount(12345, 'pt-BR') // => '12,3\u00a0mil'
 */
export const formatCount = (value: number, lang: string): string =>
  isChinese(lang)
    ? formatWan(value)
    : new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 }).format(
        Number.isFinite(value) ? value : 0,
      )
