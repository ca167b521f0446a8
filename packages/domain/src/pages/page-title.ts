import { rowOf } from '../input'
import { appPath } from './app-path'

/** What a page's title says; `site` is the site name with the tagline. */
export type PageTitle = 'live' | 'schedule' | 'chat' | 'personalCentre' | 'tipOffs' | 'site'

/**
 * The meaning of a page's title.
 *
 * Source: app.md §2.
 *
 * @example
 * pageTitle('/live/lives') // => 'live'
 * pageTitle('/data') // => 'tipOffs'
 * pageTitle('/wallet') // => 'site'
 */
export const pageTitle = (path: string): PageTitle => rowOf(TITLES, appPath(path).toLowerCase()) ?? 'site'

const TITLES: Record<string, PageTitle> = {
  '/live/lives': 'live',
  '/score': 'schedule',
  '/c2c': 'chat',
  '/user-center': 'personalCentre',
  '/data': 'tipOffs',
}
