import { webOrigin } from './upload-settings'

export type TranslationProvider =
  /** The short dictionary in `assets`. */
  | { readonly kind: 'dictionary' }
  /** A service with the API of LibreTranslate. The key is empty for one that needs none. */
  | { readonly kind: 'service'; readonly url: string; readonly key: string }

/**
 * Null without a provider, as in production by default: texts are not translated. Throws an Error that names the
 * invalid variable.
 */
export const translationProvider = (env: Readonly<Record<string, string | undefined>>): TranslationProvider | null => {
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key } = env
  const name = env['TRANSLATION'] || (url ? 'service' : env['NODE_ENV'] === 'production' ? 'off' : 'dictionary')
  if (name === 'service') {
    if (!url) throw new Error('TRANSLATION=service needs TRANSLATION_URL.')
    return { kind: 'service', url: webOrigin('TRANSLATION_URL', url), key: key ?? '' }
  }
  if (key && !url) throw new Error('TRANSLATION_KEY needs TRANSLATION_URL.')
  if (url) throw new Error(`TRANSLATION=${name}: TRANSLATION_URL is for TRANSLATION=service.`)
  if (name === 'off') return null
  if (name !== 'dictionary') throw new Error(`TRANSLATION=${name}: expected dictionary, service or off.`)
  return { kind: 'dictionary' }
}
