import { LOCALES } from '../i18n/i18n'
import { useAppSelector } from '../store/store'

/** The language tag of the interface, for formats. */
export const useLocale = (): (typeof LOCALES)[keyof typeof LOCALES] =>
  useAppSelector(({ preferences }) => LOCALES[preferences.lang])
