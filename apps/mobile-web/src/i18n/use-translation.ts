import type { i18n as I18n, TFunction } from 'i18next'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Namespace } from './texts'

/** The translator of the page. */
export const I18nContext = createContext<I18n | null>(null)

/**
 * Texts of a namespace that is loaded (see `needWords`), in the language of the page. `t` is the same function until the language
 * changes. Replaces the hook of react-i18next, which copies the translator for each component: a third of the time of a match row.
 */
export const useTranslation = <Name extends Namespace = 'common'>(namespace?: Name): { t: TFunction<Name> } => {
  const i18n = use(I18nContext)
  if (i18n === null) throw new Error('useTranslation: there is no I18nContext around the component.')
  const { subscribe, language, translations } = sharedOf(i18n)
  const lang = useSyncExternalStore(subscribe, language, language)
  const key = `${lang} ${namespace ?? 'common'}`
  const known = translations.get(key)
  if (known) return known as { t: TFunction<Name> }
  const made = { t: i18n.getFixedT(lang, namespace ?? 'common') }
  translations.set(key, made)
  return made as { t: TFunction<Name> }
}

interface Shared {
  readonly subscribe: (listener: () => void) => () => void
  readonly language: () => string
  /** By language and namespace. */
  readonly translations: Map<string, { t: TFunction<Namespace> }>
}

/** Of a translator, for all components. */
const shared = new WeakMap<I18n, Shared>()

const sharedOf = (i18n: I18n): Shared => {
  const known = shared.get(i18n)
  if (known) return known
  const made: Shared = {
    subscribe: (listener) => {
      i18n.on('languageChanged', listener)
      return () => i18n.off('languageChanged', listener)
    },
    language: () => i18n.language,
    translations: new Map(),
  }
  shared.set(i18n, made)
  return made
}
