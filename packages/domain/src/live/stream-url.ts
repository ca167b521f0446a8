/** A stream of a live room. Source: app.md §3. */
export interface LiveStream {
  url: string
  livestream_source: string
}

/**
 * What is done to the URL of a stream, by its source. The rules are the specification's, the names of the sources ours;
 * the URL of an unknown source stays as it is.
 *
 * Source: app.md §9, decisions.md 36.
 */
export const STREAM_SOURCES = {
  /** Played as given. */
  direct: 'as-is',
  /** Offers HLS beside FLV: `.flv` becomes `.m3u8`. */
  origin: 'flv-to-m3u8',
  /** The CDN with HLS in a folder of its own: `/pull` or `/flv` becomes `/hls`, with `.m3u8`. */
  cdn: 'pull-to-hls',
  /** Huawei: the host name becomes `huawei_pull_hls_domain` when that is set. */
  huawei: 'huawei-host',
} as const

export type StreamSource = keyof typeof STREAM_SOURCES

/**
 * The URL to play a stream from.
 *
 * Source: app.md §9.
 *
 * @example
 * const config = { huawei_pull_hls_domain: 'hls.example' }
 * streamUrl({ url: 'https://a.example/live/7.flv?k=1', livestream_source: 'origin' }, config) // => 'https://a.example/live/7.m3u8?k=1'
 * streamUrl({ url: 'https://pull.example/pull/7.flv', livestream_source: 'cdn' }, config) // => 'https://pull.example/hls/7.m3u8'
 * streamUrl({ url: 'https://a.example/live/7.m3u8', livestream_source: 'huawei' }, config) // => 'https://hls.example/live/7.m3u8'
 */
export const streamUrl = (stream: LiveStream, config: { huawei_pull_hls_domain?: string }): string => {
  const { livestream_source: source, url } = stream
  if (!Object.hasOwn(STREAM_SOURCES, source)) return url
  const [, scheme = '', host = '', port = '', path = '', query = ''] = URL_PARTS.exec(url) ?? []
  if (scheme === '') return url
  switch (STREAM_SOURCES[source as StreamSource]) {
    case 'as-is':
      return url
    case 'flv-to-m3u8':
      return `${scheme}${host}${port}${toM3u8(path)}${query}`
    case 'pull-to-hls':
      return `${scheme}${host}${port}${toM3u8(path.replace(/\/(pull|flv)(?=\/|$)/, '/hls'))}${query}`
    case 'huawei-host':
      return `${scheme}${config.huawei_pull_hls_domain || host}${port}${path}${query}`
  }
}

const URL_PARTS = /^([a-z]+:\/\/)([^/:?#]*)(:\d+)?([^?#]*)(.*)$/is

const toM3u8 = (path: string) => path.replace(/\.flv$/i, '.m3u8')
