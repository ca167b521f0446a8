import { isChinese } from '../config/is-chinese'
import { formatWan, WAN } from './wan'

/**
 * A count in the writing of a language: Chinese by the 万 rule, others in their own short form above 10000, which is what
 * the rule is for. `0` for what is no number.
 *
 * Source: app.md §9; other languages than Chinese are ours.
 *
 * @example
 * formatCount(12350, 'zh-CN') // => '1.24万'
 * formatCount(12350, 'pt-BR') // => '12,35\u00a0mil'
 * formatCount(9000, 'pt-BR') // => '9000'
 */
export const formatCount = (value: number, lang: string): string => {
  if (isChinese(lang)) return formatWan(value)
  if (!Number.isFinite(value)) return '0'
  return value > WAN
    ? new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 2 }).format(value)
    : `${value}`
}
