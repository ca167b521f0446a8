import { fieldsOf } from '../input'
import { safeUrl } from '../validation/safe-redirect'
import { isInAppBrowser, type Browser } from '../device/browser'

/** What `/pp/talk` shows. `in-app` is the view for the browsers of WeChat and QQ, which cannot open other apps. */
export type TalkPage = { kind: 'download' } | { kind: 'redirect'; url: string } | { kind: 'in-app' }

/**
 * What `/pp/talk` does: redirects to the `url` of its query if the host is configured, otherwise shows the download
 * page; the browsers of WeChat and QQ get their own view.
 *
 * Rule: DOM-14.
 *
 * @example
 * const browser = { wechat: false, qq: false }
 * talkPage({ url: 'https://a.example/x', hosts: ['a.example'], browser }) // => { kind: 'redirect', url: 'https://a.example/x' }
 * talkPage({ url: 'https://b.example/x', hosts: ['a.example'], browser }) // => { kind: 'download' }
 * talkPage({ url: null, hosts: [], browser: { wechat: true, qq: false } }) // => { kind: 'in-app' }
 */
export const talkPage = (visit: {
  url: string | null
  hosts: readonly string[]
  browser: Pick<Browser, 'wechat' | 'qq'>
}): TalkPage => {
  const { browser, hosts, url: named } = fieldsOf(visit)
  if (isInAppBrowser(browser)) return { kind: 'in-app' }
  const url = safeUrl(named, hosts)
  return url === null ? { kind: 'download' } : { kind: 'redirect', url }
}
