import { join } from 'node:path'
import type { TranslationProvider } from '../../config/translation-settings'
import { ASSETS } from '../../folders'
import type { Translator } from '../../ports/translator'
import { dictionaryTranslator } from './dictionary-translator'
import { libreTranslator } from './libre-translator'

/** The configured provider. */
export const openTranslator = (provider: TranslationProvider | null): Translator | null => {
  if (provider === null) return null
  return provider.kind === 'service' ? libreTranslator(provider) : dictionaryTranslator(join(ASSETS, 'dictionary.txt'))
}
