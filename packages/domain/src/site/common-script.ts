import { fieldsOf, listOf, textOf } from '../input'
import { isInstant, type Instant } from '../time/instant'
import { safeUrl } from '../validation/safe-redirect'

/** The conditions for loading the remote common script. */
export interface CommonScriptSettings {
  /** Off by default. */
  enabled: boolean
  /** The chosen API host, as a URL. */
  host: string
  /** The configured API hosts, as hosts or URLs. */
  hosts: readonly string[]
}

/**
 * The URL of the common script, with the time in whole seconds to bypass caches. Null unless it is turned on and the
 * host is a configured https host.
 *
 * Rule: DOM-99.
 *
 * @example
 * const settings = { enabled: true, host: 'https://api.example', hosts: ['api.example'] }
 * commonScriptUrl(settings, instant(1_700_000_000.5)) // => 'https://api.example/webapi/home/getCommonScript?t=1700000000'
 * commonScriptUrl({ ...settings, host: 'http://api.example' }, instant(1_700_000_000)) // => null
 * commonScriptUrl({ ...settings, enabled: false }, instant(1_700_000_000)) // => null
 */
export const commonScriptUrl = (settings: CommonScriptSettings, now: Instant): string | null => {
  const { enabled, host, hosts } = fieldsOf(settings)
  const origin = textOf(host).replace(/\/+$/, '')
  if (enabled !== true || !isInstant(now) || !ORIGIN.test(origin) || safeUrl(origin, listOf(hosts)) === null)
    return null
  return `${origin}/webapi/home/getCommonScript?t=${Math.floor(now)}`
}

/** An https origin without path, query or hash. */
const ORIGIN = /^https:\/\/[^/?#]+$/i
