import { textOf } from '../input'
/** The path under which the app is served. Rule: DOM-1. */
export const BASE_PATH = '/m'

/**
 * The path of a route, from a browser path: without base, query, hash, doubled or trailing slashes, and
 * percent-decoded.
 *
 * @example
 * appPath('/m/score/') // => '/score'
 * appPath('/mobile/about?x=1') // => '/mobile/about'
 * appPath('/m') // => '/'
 */
export const appPath = (path: string): string => `/${pathSegments(path).join('/')}`

/**
 * The segments of a route, each decoded once as a router does. A segment with invalid encoding is not changed.
 *
 * @example
 * pathSegments('/m/score/detail/football/1001') // => ['score', 'detail', 'football', '1001']
 * pathSegments('/M/live%2Ddetail/7') // => ['live-detail', '7']
 */
export const pathSegments = (path: string): string[] => {
  const segments = textOf(path)
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean)
    .map(decoded)
  return segments[0]?.toLowerCase() === BASE_PATH.slice(1) ? segments.slice(1) : segments
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
