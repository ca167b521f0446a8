import type { Day } from '@org/domain'
import type { Lang } from '../store/preferences'

/** A day of this year: month and date in the order of the language. */
export const shortDay = (day: Day, lang: Lang): string => {
  const [, month = '', date = ''] = day.split('-')
  return lang === 'cn' ? `${month}-${date}` : `${date}/${month}`
}
