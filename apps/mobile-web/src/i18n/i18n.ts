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

export const changeLang = async (lang: Lang) => {
  const locale = LOCALES[lang]
  for (const [namespace, words] of Object.entries(await loaders[lang]()))
    i18next.addResourceBundle(locale, namespace, words)
  await i18next.changeLanguage(locale)
  document.documentElement.lang = locale
}
