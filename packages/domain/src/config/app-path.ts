/** The path under which the app is served. Source: app.md §1. */
export const BASE_PATH = '/m'

/**
 * The path of a route of the app, from a browser path: without base, query, hash, doubled or trailing slashes.
 *
 * @example
 * appPath('/m/score/') // => '/score'
 * appPath('/mobile/about?x=1') // => '/mobile/about'
 * appPath('/m') // => '/'
 */
export const appPath = (path: string): string => `/${pathSegments(path).join('/')}`

/**
 * The segments of a route of the app.
 *
 * @example
 * pathSegments('/m/score/detail/football/1001') // => ['score', 'detail', 'football', '1001']
 */
export const pathSegments = (path: string): string[] => {
  const segments = path
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean)
  return segments[0] === BASE_PATH.slice(1) ? segments.slice(1) : segments
}
