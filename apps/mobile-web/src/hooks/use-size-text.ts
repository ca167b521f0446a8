import { useCallback } from 'react'
import { useLocale } from './use-locale'

/** The size of a file in words, such as 2.4 MB. */
export const useSizeText = () => {
  const locale = useLocale()
  return useCallback((bytes: number) => sizeText(bytes, locale), [locale])
}

const sizeText = (bytes: number, locale: string): string => {
  const isSmall = bytes < 1_000_000
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  return format.format(bytes / (isSmall ? 1_000 : 1_000_000))
}
