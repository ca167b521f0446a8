import { createHash } from 'node:crypto'
import { pageOf } from '@org/domain'
import { themeCss, type Brand } from '@org/site-brands'
import { escaped } from '../escaped'
import { firstCalls } from './first-calls'
import type { LookOfPage } from './first-look'
import type { PageFiles } from './page-files'
import type { PageLanguage } from './page-language'

export interface PageFacts {
  readonly brand: Brand
  /** The URL of the site's manifest. */
  readonly manifest: string
  /** Below `/m`. */
  readonly path: string
  readonly lang: PageLanguage
  readonly userAgent: string
  readonly firstLook: LookOfPage
}

export interface IndexPage {
  /** The page of a site at a path. */
  readonly htmlOf: (facts: PageFacts) => string
  /** `'sha256-…'` of every script written into the page, for the content-security policy. */
  readonly scriptHashes: readonly string[]
}

/**
 * The app's built `index.html`, completed for a site and a path: brand, language, manifest and the brand's colours;
 * inline styles, preloaded scripts, and the first calls, which an inline script makes.
 */
export const indexPage = (html: string, files: PageFiles): IndexPage => ({
  htmlOf: ({ brand, manifest, path, lang, userAgent, firstLook: { html: look, today } }) => {
    const opened = pageOf(path)
    const page = files.of(opened?.name, lang)
    const shared = [...html.matchAll(STYLE_LINK)].map(([, file = '']) => file)
    const styles = [...shared, ...page.styles]
    const scripts = page.scripts.map((file) => `/m/${file}`)
    const head = [
      `<style>${themeCss([brand])}\n${styles.map(files.style).join('\n')}</style>`,
      ...(look === '' ? scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`) : []),
      `<link rel="manifest" href="${manifest}" />`,
    ]
    const data = {
      site: brand.code,
      ...(path === SHELL_PATH && { shell: '' }),
      styles: styles.map((file) => `/m/${file}`),
      calls: firstCalls(opened, { brand, lang, userAgent }),
      ...(look !== '' && today !== null && { zone: today.zone, 'day-start': today.start }),
      ...(look !== '' && { scripts: [...[...html.matchAll(SCRIPTS)].map(([, file]) => file), ...scripts] }),
    }
    return html
      .replace(STYLE_LINK, '')
      .replace(SCRIPTS, (script) => (look === '' ? script : ''))
      .replace(/<html[^>]*>/i, () => `<html lang="${LANGS[lang]}" ${attributes(data)}>`)
      .replace(/<body/i, () => `<body data-brand="${brand.code}"`)
      .replace(/<div id="root">/i, (root) => (look === '' ? root : `<div id="first-look">${look}</div>${root}`))
      .replace(/<\/head>/i, () => `  ${head.join('\n    ')}\n  </head>`)
  },
  scriptHashes: inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
})

/** The page that the app's service worker keeps, to open the app at any path without a network. */
const SHELL_PATH = '/index.html'

const LANGS: Record<PageLanguage, string> = { cn: 'zh-CN', 'pt-br': 'pt-BR' }
const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/m\/([^"]+)"[^>]*>/gi

/** The script that starts the app, then the files it needs. A server-rendered page loads them after its first paint. */
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/gi

/** For scripts: a string as it is, anything else as JSON. */
const attributes = (data: Readonly<Record<string, unknown>>) =>
  Object.entries(data)
    .map(([name, value]) => `data-${name}="${escaped(typeof value === 'string' ? value : JSON.stringify(value))}"`)
    .join(' ')

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(([, script]) => script ?? '')
