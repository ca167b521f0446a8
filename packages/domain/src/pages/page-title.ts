import type { Page, PageTitle } from './page'
import { pageOf } from './page-of'
import { PAGES } from './pages'

/**
 * The meaning of a page's title.
 *
 * Rule: DOM-3.
 *
 * @example
 * pageTitle('/live/lives') // => 'live'
 * pageTitle('/data') // => 'tipOffs'
 * pageTitle('/wallet') // => 'site'
 */
export const pageTitle = (path: string): PageTitle => {
  const match = pageOf(path)
  const row: Page | null = match && PAGES[match.name]
  return row?.title ?? 'site'
}
