import { listOf } from '../input'
/**
 * A path of this app from a query or storage; null if following it could leave the app: it must start with a slash
 * and contain no doubled slash, backslash, control character or blank. Used for `backurl`.
 *
 * Rules: DOM-15, DOM-32.
 *
 * @example
 * safePath('/score?date=2026-06-14') // => '/score?date=2026-06-14'
 * safePath('//evil.example') // => null
 * safePath('https://evil.example') // => null
 */
export const safePath = (value: unknown): string | null =>
  typeof value === 'string' && PATH.test(value) && !DOUBLED_SLASH.test(value) ? value : null

const PATH = /^\/[\x21-\x5b\x5d-\x7e\u00a1-\ud7ff\ue000-\ufdff]*$/
const DOUBLED_SLASH = /^[^?#]*\/\//

/**
 * An http(s) URL from a query; null unless its host (with its port, if it is not the default) is configured.
 * Configured hosts may be hosts or URLs. Guards `/pp/talk` and every other redirect.
 *
 * Rules: DOM-14, DOM-15.
 *
 * @example
 * safeUrl('https://m.kanqiu.example/x?y=1', ['m.kanqiu.example']) // => 'https://m.kanqiu.example/x?y=1'
 * safeUrl('https://m.kanqiu.example@evil.example/', ['m.kanqiu.example']) // => null
 * safeUrl('javascript:alert(1)', ['m.kanqiu.example']) // => null
 */
export const safeUrl = (value: unknown, hosts: readonly string[]): string | null => {
  if (typeof value !== 'string' || !/^[\x21-\x5b\x5d-\x7e]*$/.test(value)) return null
  const host = hostOf(value)
  return host !== null &&
    listOf(hosts).some((allowed) => typeof allowed === 'string' && hostOf(withScheme(allowed, value)) === host)
    ? value
    : null
}

/**
 * The host of an http(s) URL in lower case, without the default port; null for anything else, including URLs with
 * user info.
 */
const hostOf = (url: string): string | null => {
  const [, scheme, host, port] = HOST.exec(url.toLowerCase()) ?? []
  if (host === undefined) return null
  return port === undefined || port === USUAL_PORT[scheme as 'http' | 'https'] ? host : `${host}:${port}`
}

const HOST = /^(https?):\/\/([a-z0-9.-]+)(?::(\d{1,5}))?(?=[/?#]|$)/

const USUAL_PORT = { http: '80', https: '443' } as const

/** A configured host may lack a scheme; it is then compared with the scheme of the URL. */
const withScheme = (allowed: string, url: string) =>
  /^https?:\/\//i.test(allowed) ? allowed : `${url.split(':')[0]}://${allowed}`
