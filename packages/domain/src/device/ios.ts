import { fieldsOf } from '../input'
import { isInAppBrowser, type Browser } from './browser'

/** The platform values in REST. Rule: DOM-22. */
export const PLATFORM_WORDS = ['ios', 'android', 'h5'] as const

export type PlatformWord = (typeof PLATFORM_WORDS)[number]

/**
 * Whether the page runs inside the iOS app: on iOS in a plain web view, whose user agent lacks Safari, or if the app
 * adds `platform=ios` to the address. A page started from the home screen is not the app, nor are the browsers of
 * WeChat and QQ.
 *
 * How to recognise the app is ours: DOM-22 and DOM-23 name only the app.
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

/** Whether the page runs inside the iOS app or on the iOS site. Rule: DOM-24. */
export interface IosFacts {
  iosApp: boolean
  iosSite: boolean
}

/**
 * The platform value of REST calls unless the query has another one: `ios` for the iOS app or iOS site, otherwise
 * `h5`.
 *
 * Rule: DOM-22.
 *
 * @example
 * platformWord({ iosApp: false, iosSite: true }) // => 'ios'
 * platformWord({ iosApp: false, iosSite: false }) // => 'h5'
 */
export const platformWord = (facts: IosFacts): PlatformWord => (mayGoFullScreen(facts) ? 'ios' : 'h5')

/**
 * Whether video may go full screen: only on the iOS app or iOS site.
 *
 * Rule: DOM-23.
 *
 * @example
 * mayGoFullScreen({ iosApp: true, iosSite: false }) // => true
 * mayGoFullScreen({ iosApp: false, iosSite: false }) // => false
 */
export const mayGoFullScreen = (facts: IosFacts): boolean => {
  const { iosApp, iosSite } = fieldsOf(facts)
  return iosApp || iosSite
}
