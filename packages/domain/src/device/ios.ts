import { fieldsOf } from '../input'
import { isInAppBrowser, type Browser } from './browser'

/** The words for a platform in REST. Source: decisions.md 57. */
export const PLATFORM_WORDS = ['ios', 'android', 'h5'] as const

export type PlatformWord = (typeof PLATFORM_WORDS)[number]

/**
 * Whether the page runs inside the iOS app: on iOS, in a bare web view, which does not call itself Safari, or where the
 * app has said so by `platform=ios` in the address. A page started from the home screen is no app, nor are wechat's and
 * qq's browsers.
 *
 * The recognition is ours: app.md §6 and §7 name the app and not its mark.
 *
 * @example
 * const app = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
 * isIosApp(readBrowser({ userAgent: app }), undefined) // => true
 * isIosApp(readBrowser({ userAgent: `${app} Safari/604.1` }), undefined) // => false
 * isIosApp(readBrowser({ userAgent: `${app} Safari/604.1` }), 'ios') // => true
 */
export const isIosApp = (browser: Browser, platform: PlatformWord | undefined): boolean =>
  isIosPage(fieldsOf(browser)) && (fieldsOf(browser).webView || platform === 'ios')

const isIosPage = (browser: Browser) => browser.os === 'ios' && !browser.standalone && !isInAppBrowser(browser)

/** Whether the app runs inside the iOS app, or on the site that stands for it (decisions.md 30). */
export interface IosFacts {
  iosApp: boolean
  iosSite: boolean
}

/**
 * The word for the platform that REST calls carry unless the query names another: `ios` for the iOS app or iOS site.
 *
 * Source: app.md §7, decisions.md 34.
 *
 * @example
 * platformWord({ iosApp: false, iosSite: true }) // => 'ios'
 * platformWord({ iosApp: false, iosSite: false }) // => 'h5'
 */
export const platformWord = (facts: IosFacts): PlatformWord => (mayGoFullScreen(facts) ? 'ios' : 'h5')

/**
 * Whether video may go full screen: only on the iOS app or iOS site.
 *
 * Source: app.md §6.
 *
 * @example
 * mayGoFullScreen({ iosApp: true, iosSite: false }) // => true
 * mayGoFullScreen({ iosApp: false, iosSite: false }) // => false
 */
export const mayGoFullScreen = (facts: IosFacts): boolean => {
  const { iosApp, iosSite } = fieldsOf(facts)
  return iosApp || iosSite
}
