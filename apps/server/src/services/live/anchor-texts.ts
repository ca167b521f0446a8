import type { Language } from '../language'

interface Texts {
  readonly nick_name: string
  readonly nick_name_pt: string
  readonly signature: string
  readonly signature_pt: string
}

/** The name and signature of a member in a language; untranslated ones are returned as written. */
export const anchorTexts = ({ nick_name, nick_name_pt, signature, signature_pt }: Texts, lang: Language) =>
  lang === 'zh'
    ? { nick_name, signature }
    : { nick_name: nick_name_pt || nick_name, signature: signature_pt || signature }
