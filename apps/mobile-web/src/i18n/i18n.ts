import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Lang } from '../store/preferences'
import type * as cn from './locales/cn'

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: 'optimize'
    defaultNS: 'common'
    resources: typeof cn
  }
}

/** What browsers call the languages: for `<html lang>`, plural rules and formats. */
export const LOCALES = { cn: 'zh-CN', 'pt-br': 'pt-BR' } as const satisfies Record<Lang, string>

/** Each language is a chunk of its own; the fan downloads one. */
const loaders = {
  cn: () => import('./locales/cn'),
  'pt-br': () => import('./locales/pt-br'),
} satisfies Record<Lang, () => Promise<object>>

export const startI18n = async (lang: Lang) => {
  await i18next.use(initReactI18next).init({
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: {},
    lng: LOCALES[lang],
  })
  await changeLang(lang)
  return i18next
}

let wanted: Lang | null = null

/**
 * Of several changes in a row the last one holds, however long the words of the others take. Rejects when they cannot
 * be had.
 */
export const changeLang = async (lang: Lang) => {
  wanted = lang
  const locale = LOCALES[lang]
  const words = await loaders[lang]()
  if (wanted !== lang) return
  for (const [namespace, entries] of Object.entries(words)) i18next.addResourceBundle(locale, namespace, entries)
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
}
