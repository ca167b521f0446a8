import { isInAppBrowser, isIosStandalone, type Browser } from '../device/browser'
import { fieldsOf } from '../input'
import type { Page } from './page'
import { pageOf } from './page-of'
import { PAGES } from './pages'

const rowAt = (path: string): Page | null => {
  const match = pageOf(path)
  return match && PAGES[match.name]
}

/**
 * Whether a page shows the tab bar: every page that a tab leads to, except in the browsers of WeChat and QQ.
 *
 * Rule: DOM-6.
 *
 * @example
 * const browser = { wechat: false, qq: false, os: 'ios', standalone: false }
 * showsTabBar('/m/score', browser) // => true
 * showsTabBar('/m/score/search', browser) // => false
 * showsTabBar('/m/score', { ...browser, wechat: true }) // => false
 */
export const showsTabBar = (path: string, browser: Pick<Browser, 'wechat' | 'qq'>): boolean =>
  rowAt(path)?.tab !== undefined && !isInAppBrowser(browser)

/** The floating buttons of a page. */
export interface FloatingButtons {
  openApp: boolean
  share: boolean
  home: boolean
}

/**
 * The floating buttons of a page: on tab pages other than `/user-center` and `/data`, and on detail pages, which also
 * have a home link; none in the browsers of WeChat and QQ. The open-APP button is hidden with `autoLogin` and in the
 * iOS app started from the home screen.
 *
 * Rules: DOM-6, DOM-7.
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
  const { detail = false, tab, floating = true } = rowAt(path) ?? {}
  const shown = (detail || tab !== undefined) && floating && !isInAppBrowser(browser)
  return {
    openApp: shown && !fieldsOf(options).autoLogin && !isIosStandalone(browser),
    share: shown,
    home: shown && detail,
  }
}

/**
 * Whether a page is a detail page: a live room, a match, a model of a match.
 *
 * @example
 * isDetailPage('/m/score/detail/football/1001') // => true
 * isDetailPage('/m/mobile/model/detail/upset/1') // => false
 */
export const isDetailPage = (path: string): boolean => rowAt(path)?.detail ?? false
