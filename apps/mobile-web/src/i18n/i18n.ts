import i18next from 'i18next'
import type { Lang } from '../store/preferences'
import { loadTexts } from './text-files'
import type { Namespace, Namespaces } from './texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: 'optimize'
    defaultNS: 'common'
    resources: Namespaces
  }
}

/** The BCP 47 tags of the languages, for `<html lang>`, plural rules and formats. */
export const LOCALES = { cn: 'zh-CN', 'pt-br': 'pt-BR' } as const satisfies Record<Lang, string>

/** The requested namespaces. A change of language loads all of them before it shows any. */
const needed = new Set<Namespace>(['common'])
/** The current language, and the one that loads. */
let shown: Lang = 'cn'
let wanted: Lang = 'cn'

/**
 * Texts can be requested once it is called, before it resolves. It needs only those of every page: without the texts of
 * a page the app starts, and says that the page could not be loaded.
 */
export const startI18n = async (lang: Lang) => {
  shown = lang
  wanted = lang
  await i18next.init({
    defaultNS: 'common',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: {},
    lng: LOCALES[lang],
  })
  await loadWords(lang, ['common'])
  document.documentElement.lang = LOCALES[lang]
  return i18next
}

/** Loads the texts of namespaces in the user's language. Rejects if they cannot be loaded. */
export const needWords = async (namespaces: readonly Namespace[]): Promise<void> => {
  for (const namespace of namespaces) needed.add(namespace)
  await Promise.all([loadWords(shown, namespaces), wanted !== shown && loadWords(wanted, namespaces)])
}

/**
 * Changes the language. The last of several changes wins, whichever loads first. Rejects if the texts cannot be loaded;
 * the language then stays.
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
  if (i18next.language !== LOCALES[lang]) await i18next.changeLanguage(LOCALES[lang])
  document.documentElement.lang = LOCALES[lang]
}

const loadWords = async (lang: Lang, namespaces: readonly Namespace[]): Promise<void> => {
  const locale = LOCALES[lang]
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(locale, namespace))
  await Promise.all(
    missing.map(async (namespace) => {
      i18next.addResourceBundle(locale, namespace, await loadTexts(lang, namespace))
    }),
  )
}
