import { pathSegments } from './app-path'
import { filledPath } from './filled-path'
import type { Page, ParamKind } from './page'
import { PAGES, type PageName, type PageParams } from './pages'

/** A page and the parameters of its address. */
export type PageMatch = {
  [N in PageName]: {
    readonly name: N
    readonly params: PageParams<N>
    /** The main address of the page if this one is an alias, otherwise null. */
    readonly canonical: string | null
  }
}[PageName]

/**
 * The page at an address in any form (case, encoding, slashes, base, query), with its parameters; null if there is
 * none. An address never matches two pages.
 *
 * Rules: DOM-2, DOM-13.
 *
 * @example
 * pageOf('/m/Live-Detail/7?from=home') // => { name: 'liveDetail', params: { id: 7 }, canonical: null }
 * pageOf('/score/detail/7') // => { name: 'footballDetail', params: { matchid: 7 }, canonical: '/score/detail/football/7' }
 * pageOf('/set/nickname') // => { name: 'set', params: { type: 'nickname' }, canonical: null }
 * pageOf('/set/avatar') // => null
 */
export const pageOf = (path: string): PageMatch | null => {
  const segments = pathSegments(path)
  for (const name of Object.keys(PAGES) as PageName[]) {
    const row: Page = PAGES[name]
    for (const pattern of [row.path, ...(row.aliases ?? [])]) {
      const params = paramsOf(pattern, row, segments)
      if (params === null) continue
      const canonical = pattern === row.path ? null : filledPath(row.path, params)
      // The row's patterns produced these parameters; the type of the table cannot express that.
      return { name, params, canonical } as PageMatch
    }
  }
  return null
}

type Params = Record<string, string | number>

/** The parameters of an address under a pattern; null if it does not match. */
const paramsOf = (pattern: string, row: Page, segments: readonly string[]): Params | null => {
  const tokens = pattern.slice(1).split('/')
  if (segments.length > tokens.length) return null
  const params: Params = {}
  for (const [at, token] of tokens.entries()) {
    const segment = segments[at]
    if (segment === undefined) {
      if (!token.endsWith('?')) return null
    } else if (token.startsWith(':')) {
      const name = token.replace(/[:?]/g, '')
      const value = readParam(row.params?.[name] ?? 'text', segment)
      if (value === null) return null
      params[name] = value
    } else if (segment.toLowerCase() !== token) return null
  }
  return params
}

const readParam = (kind: ParamKind, text: string): string | number | null => {
  if (kind === 'text') return text
  if (kind !== 'number') return kind.find((word) => word === text.toLowerCase()) ?? null
  const number = /^\d+$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(number) && number > 0 ? number : null
}
