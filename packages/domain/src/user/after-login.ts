import { textOf } from '../input'
import { pagePath } from '../pages/page-path'
import { safePath } from '../validation/safe-redirect'

/**
 * Where the browser goes after login: to the stored `backurl` if it is a safe path, otherwise to `/m/` if the URL of
 * the login page contains `/m/`, else to `/`.
 *
 * Rules: DOM-15, DOM-32.
 *
 * @example
 * afterLogin('https://a.example/m/login', '/m/wallet') // => '/m/wallet'
 * afterLogin('https://a.example/m/login', 'https://evil.example') // => '/m/'
 * afterLogin('https://a.example/login', null) // => '/'
 */
export const afterLogin = (url: string, backurl: string | null): string =>
  safePath(backurl) ?? (textOf(url).includes('/m/') ? '/m/' : '/')

/** Where the browser goes after logout. Rule: DOM-30. */
export const AFTER_LOGOUT: string = /* @__PURE__ */ pagePath('login')
