import { fieldsOf, textOf } from '../input'
/** The facts about a browser that the rules need. */
export interface Browser {
  os: 'ios' | 'android' | 'other'
  /** Safari itself, not another browser or an app on iOS. */
  safari: boolean
  /** A web view of an iOS app, whose user agent names no browser. */
  webView: boolean
  wechat: boolean
  qq: boolean
  /** Started from the home screen. */
  standalone: boolean
}

/**
 * Reads a user agent. `touchPoints` tells an iPad, which presents itself as a Mac, from one.
 *
 * @example
 * const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.42'
 * readBrowser({ userAgent: wechat }) // => { os: 'ios', safari: false, webView: false, wechat: true, qq: false, standalone: false }
 */
export const readBrowser = (device: { userAgent: string; standalone?: boolean; touchPoints?: number }): Browser => {
  const { standalone = false, touchPoints = 0, ...names } = fieldsOf(device)
  const userAgent = textOf(names.userAgent)
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  return {
    os: ios ? 'ios' : /Android/i.test(userAgent) ? 'android' : 'other',
    safari: /Version\/.*Safari\//.test(userAgent) && !OTHER_BROWSERS.test(userAgent),
    webView: ios && !standalone && !/Safari\//.test(userAgent) && !OTHER_BROWSERS.test(userAgent),
    wechat: /MicroMessenger/i.test(userAgent),
    qq: /\bQQ\/|MQQBrowser/i.test(userAgent),
    standalone,
  }
}

/** Browsers and apps whose user agent also contains Safari. */
const OTHER_BROWSERS =
  /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|OPX\/|DuckDuckGo|MicroMessenger|\bQQ\/|MQQBrowser|UCBrowser|baidu|Quark|Weibo|AlipayClient|DingTalk|aweme|Chrome|Chromium|Android/i

/**
 * Whether the browser is WeChat's or QQ's, which show neither tab bar nor floating buttons.
 *
 * Rule: DOM-6.
 *
 * @example
 * isInAppBrowser({ wechat: true, qq: false }) // => true
 */
export const isInAppBrowser = (browser: Pick<Browser, 'wechat' | 'qq'>): boolean => {
  const { wechat, qq } = fieldsOf(browser)
  return wechat || qq
}

/**
 * Whether the app was started from the home screen of an iOS device. There the open-APP button is hidden, and the page
 * reloads when it becomes visible again.
 *
 * Rules: DOM-7, DOM-21.
 *
 * @example
 * isIosStandalone({ os: 'ios', standalone: true }) // => true
 * isIosStandalone({ os: 'android', standalone: true }) // => false
 */
export const isIosStandalone = (browser: Pick<Browser, 'os' | 'standalone'>): boolean =>
  fieldsOf(browser).os === 'ios' && fieldsOf(browser).standalone
