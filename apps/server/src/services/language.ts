import { isChinese } from '@org/domain'

export type Language = 'zh' | 'pt-BR'

/** A call without `lang` is Chinese. Rule: API-3. */
export const languageOf = (lang: string | undefined): Language => (!lang || isChinese(lang) ? 'zh' : 'pt-BR')
