import type { Brand } from '@org/site-brands'

/** A language of the app. */
export type PageLanguage = 'cn' | 'pt-br'

interface Asked {
  readonly query: unknown
  readonly headers: { readonly 'accept-language'?: string }
}

const isLanguage = (value: unknown): value is PageLanguage => value === 'cn' || value === 'pt-br'

/** The language of a new visitor's page: that of the address, the first one of the browser that the app has, or the site's. */
export const languageOf = ({ language }: Brand, asked: Asked): PageLanguage =>
  askedLanguage(asked) ??
  languageOfBrowser(asked.headers['accept-language'] ?? '') ??
  (language === 'zh' ? 'cn' : 'pt-br')

/** That of the address; null if it names none. */
export const askedLanguage = ({ query }: Pick<Asked, 'query'>): PageLanguage | null => {
  const { lang } = query as { lang?: unknown }
  return isLanguage(lang) ? lang : null
}

/** Of `en-US,pt-BR;q=0.8,zh;q=0.5` it is Portuguese. */
const languageOfBrowser = (accepted: string): PageLanguage | null => {
  const wanted = accepted
    .split(',')
    .map((part) => /^\s*(zh|pt)\b[^;]*(?:;\s*q=([\d.]+))?/i.exec(part))
    .filter((part) => part !== null)
    .map(([, name = '', quality = '1']) => ({ name: name.toLowerCase(), quality: Number(quality) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  return wanted[0] === undefined ? null : wanted[0].name === 'zh' ? 'cn' : 'pt-br'
}
