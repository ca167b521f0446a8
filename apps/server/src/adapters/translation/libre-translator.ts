import * as v from 'valibot'
import { TranslatorUnavailableError, type Translator } from '../../ports/translator'

interface Service {
  readonly url: string
  /** Empty for a service that needs none. */
  readonly key: string
}

/** The API of LibreTranslate, which several services offer. Source: docs.libretranslate.com/api */
export const libreTranslator = ({ url, key }: Service, timeoutMs = 8_000): Translator => ({
  translate: async ({ texts, source, target }) => {
    const body = { q: texts, source, target, format: 'text', ...(key === '' ? {} : { api_key: key }) }
    const translated = await ask(`${url}/translate`, body, timeoutMs)
    if (translated.length !== texts.length)
      throw new TranslatorUnavailableError(`The provider translated ${translated.length} of ${texts.length} texts.`)
    return translated
  },
})

const answerSchema = v.object({ translatedText: v.array(v.string()) })

const ask = async (url: string, body: object, timeoutMs: number): Promise<readonly string[]> => {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Error(`status ${reply.status}`)
    return v.parse(answerSchema, await reply.json()).translatedText
  } catch (cause) {
    throw new TranslatorUnavailableError(`The provider did not translate: ${String(cause)}`, { cause })
  }
}
