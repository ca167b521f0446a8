import { createHash } from 'node:crypto'
import { findBrand, type SiteCode } from '@org/site-brands'

export interface IndexPage {
  /** The page as a site shows it, with the address of the site's manifest. */
  readonly htmlOf: (site: SiteCode, manifest: string) => string
  /** `'sha256-…'` of every script written into the page, for the content-security policy. */
  readonly scriptHashes: readonly string[]
}

/** The app's `index.html` as it was built, to be named for a site: which brand, which language, which manifest. */
export const indexPage = (html: string): IndexPage => ({
  htmlOf: (site, manifest) => {
    const lang = findBrand(site)?.language === 'pt-BR' ? 'pt-BR' : 'zh-CN'
    return html
      .replace(/<html[^>]*>/i, `<html lang="${lang}" data-site="${site}">`)
      .replace(/<\/head>/i, `  <link rel="manifest" href="${manifest}" />\n  </head>`)
  },
  scriptHashes: inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
})

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, script]) => script ?? '')
