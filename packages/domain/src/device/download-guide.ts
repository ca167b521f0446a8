import { fieldsOf, textOf } from '../input'
import type { Browser } from './browser'

/** How to get the app: the add-to-home-screen hint, the open-in-Safari dialog, or Android's install dialog. */
export type DownloadGuide = 'add-to-home' | 'open-in-safari' | 'install-android'

/**
 * The download guide of a browser. Null if there is nothing to install: on other systems, and when started from the
 * home screen.
 *
 * Rule: DOM-16.
 *
 * @example
 * downloadGuide({ os: 'ios', safari: true, standalone: false }) // => 'add-to-home'
 * downloadGuide({ os: 'ios', safari: false, standalone: false }) // => 'open-in-safari'
 * downloadGuide({ os: 'android', safari: false, standalone: false }) // => 'install-android'
 * downloadGuide({ os: 'ios', safari: true, standalone: true }) // => null
 */
export const downloadGuide = (browser: Pick<Browser, 'os' | 'safari' | 'standalone'>): DownloadGuide | null => {
  const { os, safari, standalone } = fieldsOf(browser)
  if (standalone) return null
  if (os === 'android') return 'install-android'
  if (os !== 'ios') return null
  return safari ? 'add-to-home' : 'open-in-safari'
}

/**
 * The target of the download button: `/download` with the channel values of the page's query.
 *
 * Rule: DOM-17.
 *
 * @example
 * downloadPath({ channel: 'a b', channelCode: '7' }) // => '/download?channel=a%20b&channelCode=7'
 * downloadPath({}) // => '/download'
 */
export const downloadPath = (query: { channel?: string | null; channelCode?: string | null }): string => {
  const values = (['channel', 'channelCode'] as const).flatMap((key) => {
    const value = textOf(fieldsOf(query)[key]).replace(/\p{Surrogate}/gu, '\ufffd')
    return value ? [`${key}=${encodeURIComponent(value)}`] : []
  })
  return values.length === 0 ? '/download' : `/download?${values.join('&')}`
}
