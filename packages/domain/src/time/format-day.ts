import { textOf } from '../input'
import { isChinese } from '../site/is-chinese'
import { isDay, type Day } from './shanghai-day'

/**
 * A day in the form of a language: `YYYY-MM-DD`, in Portuguese `DD-MM-YY`. Null if it is not a day.
 *
 * Rule: DOM-87.
 *
 * @example
 * formatDay('2026-06-14', 'zh') // => '2026-06-14'
 * formatDay('2026-06-14', 'pt-BR') // => '14-06-26'
 */
export const formatDay = (day: Day, lang: string): string | null => {
  if (!isDay(day)) return null
  if (isChinese(lang)) return day
  return `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(2, 4)}`
}

/**
 * Parses the output of `formatDay`; null if the text is not a day. Two-digit years are 2000 to 2099.
 *
 * @example
 * parseDay('14-06-26', 'pt-BR') // => '2026-06-14'
 * parseDay('2026-06-31', 'zh') // => null
 */
export const parseDay = (text: string, lang: string): Day | null => {
  const day = isChinese(lang) ? text : `20${textOf(text).split('-').reverse().join('-')}`
  return isDay(day) ? day : null
}
