import { webOrigin } from './upload-settings'

export interface TranslationProvider {
  readonly url: string
  /** Empty for a provider that needs none. */
  readonly key: string
}

/** Null without a provider: texts are not translated. Throws an Error that names the invalid variable. */
export const translationProvider = (env: Readonly<Record<string, string | undefined>>): TranslationProvider | null => {
  const url = env['TRANSLATION_URL']
  if (!url) {
    if (env['TRANSLATION_KEY']) throw new Error('TRANSLATION_KEY needs TRANSLATION_URL.')
    return null
  }
  return { url: webOrigin('TRANSLATION_URL', url), key: env['TRANSLATION_KEY'] ?? '' }
}
