import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Lang } from '../store/preferences'
import type { Namespace, Namespaces } from './words'

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: 'optimize'
    defaultNS: 'common'
    resources: Namespaces
  }
}

/** What browsers call the languages: for `<html lang>`, plural rules and formats. */
export const LOCALES = { cn: 'zh-CN', 'pt-br': 'pt-BR' } as const satisfies Record<Lang, string>

/** A chunk a language and namespace: the fan downloads what the pages need that are opened. */
const files = import.meta.glob<Record<string, object>>('./locales/*/*.ts')

/** The namespaces that were asked for: a change of language has all of them in the new one before it shows any. */
const needed = new Set<Namespace>(['common'])
/** The language that is shown, and the one that is on its way. */
let shown: Lang = 'cn'
let wanted: Lang = 'cn'

/** Once it is called, before it resolves, words can be asked for. */
export const startI18n = async (lang: Lang) => {
  shown = lang
  wanted = lang
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

/** Has the words of namespaces there, in the language of the fan. Rejects when they cannot be had. */
export const needWords = async (namespaces: readonly Namespace[]): Promise<void> => {
  for (const namespace of namespaces) needed.add(namespace)
  await Promise.all([loadWords(shown, namespaces), wanted !== shown && loadWords(wanted, namespaces)])
}

/**
 * Of several changes in a row the last one holds, however long the words of the others take. Rejects when they cannot
 * be had; the language then stays.
 */
export const changeLang = async (lang: Lang): Promise<void> => {
  wanted = lang
  try {
    await loadWords(lang, [...needed])
  } catch (error) {
    if (wanted === lang) wanted = shown
    throw error
  }
  if (wanted !== lang) return
  shown = lang
  await i18next.changeLanguage(LOCALES[lang])
  document.documentElement.lang = LOCALES[lang]
}

const loadWords = async (lang: Lang, namespaces: readonly Namespace[]): Promise<void> => {
  const locale = LOCALES[lang]
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(locale, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      const words = (await files[`./locales/${lang}/${namespace}.ts`]?.())?.[namespace]
      if (!words) throw new Error(`i18n: there are no words ${namespace} in ${lang}`)
      i18next.addResourceBundle(locale, namespace, words)
    }),
  )
}
