import { fieldsOf } from '../input'
import { appPath, routeWords } from './app-path'
import { isInAppBrowser, isIosStandalone, type Browser } from '../device/browser'
import { TABS } from './tab-bar'

/**
 * Whether a page has the tab bar: every page that a tab leads to, except in wechat's and qq's browsers.
 *
 * Source: app.md §2, decisions.md 29.
 *
 * @example
 * const browser = { wechat: false, qq: false, os: 'ios', standalone: false }
 * showsTabBar('/m/score', browser) // => true
 * showsTabBar('/m/score/search', browser) // => false
 * showsTabBar('/m/score', { ...browser, wechat: true }) // => false
 */
export const showsTabBar = (path: string, browser: Pick<Browser, 'wechat' | 'qq'>): boolean =>
  isTabPage(path) && !isInAppBrowser(browser)

const isTabPage = (path: string) => (Object.values(TABS) as string[]).includes(appPath(path).toLowerCase())

/** The floating buttons of a page. */
export interface FloatingButtons {
  openApp: boolean
  share: boolean
  home: boolean
}

/**
 * The floating buttons of a page: on tab pages other than `/user-center` and `/data`, and on detail pages, where a home
 * link joins them; not in wechat's and qq's browsers. The open-APP button hides with `autoLogin` and in the iOS app
 * started from the home screen.
 *
 * Source: app.md §2, decisions.md 29.
 *
 * @example
 * const browser = { wechat: false, qq: false, os: 'ios', standalone: false }
 * floatingButtons('/m/score', browser) // => { openApp: true, share: true, home: false }
 * floatingButtons('/m/live-detail/7', browser, { autoLogin: true }) // => { openApp: false, share: true, home: true }
 * floatingButtons('/m/data', browser) // => { openApp: false, share: false, home: false }
 */
export const floatingButtons = (
  path: string,
  browser: Pick<Browser, 'wechat' | 'qq' | 'os' | 'standalone'>,
  options: { autoLogin?: boolean } = {},
): FloatingButtons => {
  const detail = isDetailPage(path)
  const page = appPath(path).toLowerCase()
  const bare = page === TABS.mine || page === TABS.tips
  const shown = (detail || (isTabPage(path) && !bare)) && !isInAppBrowser(browser)
  return {
    openApp: shown && !fieldsOf(options).autoLogin && !isIosStandalone(browser),
    share: shown,
    home: shown && detail,
  }
}

/**
 * Whether a page is a detail page: a live room, or a route of the app with `detail` in its path (matches, models).
 *
 * @example
 * isDetailPage('/m/score/detail/football/1001') // => true
 * isDetailPage('/m/mobile/model/detail/upset/1') // => false
 */
export const isDetailPage = (path: string): boolean => {
  const segments = routeWords(path)
  return segments[0] !== 'mobile' && (segments[0] === 'live-detail' || segments.includes('detail'))
}
