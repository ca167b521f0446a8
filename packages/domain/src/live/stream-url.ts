import { fieldsOf, textOf } from '../input'
/** A stream of a live room. Rule: DOM-77. */
export interface LiveStream {
  url: string
  livestream_source: string
}

/**
 * How the URL of a stream is changed, by its source. The rules are the specification's, the source names ours. The
 * URL of an unknown source is not changed.
 *
 * Rule: DOM-77.
 */
export const STREAM_SOURCES = {
  /** Played as it is. */
  direct: 'as-is',
  /** Offers HLS as well as FLV: `.flv` becomes `.m3u8`. */
  origin: 'flv-to-m3u8',
  /** The CDN with HLS in a separate folder: `/pull` or `/flv` becomes `/hls`, with `.m3u8`. */
  cdn: 'pull-to-hls',
  /** Huawei: the host name becomes `huawei_pull_hls_domain` when that is set. */
  huawei: 'huawei-host',
} as const

export type StreamSource = keyof typeof STREAM_SOURCES

/** The config values that the rules need. */
export interface StreamConfig {
  huawei_pull_hls_domain?: string
}

/**
 * The URL to play a stream from; empty if it is not a URL.
 *
 * Rule: DOM-77.
 *
 * @example
 * const config = { huawei_pull_hls_domain: 'hls.example' }
 * streamUrl({ url: 'https://a.example/live/7.flv?k=1', livestream_source: 'origin' }, config) // => 'https://a.example/live/7.m3u8?k=1'
 * streamUrl({ url: 'https://pull.example/pull/7.flv', livestream_source: 'cdn' }, config) // => 'https://pull.example/hls/7.m3u8'
 * streamUrl({ url: 'https://a.example/live/7.m3u8', livestream_source: 'huawei' }, config) // => 'https://hls.example/live/7.m3u8'
 */
export const streamUrl = (stream: LiveStream, config: StreamConfig): string => {
  const { livestream_source: source, url } = fieldsOf(stream)
  if (!Object.hasOwn(STREAM_SOURCES, source)) return textOf(url)
  const rule = RULES[STREAM_SOURCES[source as StreamSource]]
  return textOf(url).replace(URL_PARTS, (_, scheme: string, host: string, path: string, query: string) => {
    const next = rule({ host, path }, fieldsOf(config))
    return `${scheme}${next.host}${next.path}${query}`
  })
}

/** Scheme, host name, path (with the port before it), query and hash. */
const URL_PARTS = /^([a-z]+:\/\/)([^/:?#]*)([^?#]*)(.*)/is

type Rule = (url: { host: string; path: string }, config: StreamConfig) => { host: string; path: string }

const RULES: Record<(typeof STREAM_SOURCES)[StreamSource], Rule> = {
  'as-is': (url) => url,
  'flv-to-m3u8': ({ host, path }) => ({ host, path: toM3u8(path) }),
  'pull-to-hls': ({ host, path }) => ({ host, path: toM3u8(path.replace(/\/(pull|flv)(?=\/|$)/, '/hls')) }),
  'huawei-host': ({ host, path }, config) => ({ host: textOf(config.huawei_pull_hls_domain) || host, path }),
}

const toM3u8 = (path: string) => path.replace(/\.flv$/i, '.m3u8')
