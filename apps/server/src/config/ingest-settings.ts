import { STREAM_SOURCES, type StreamSource } from '@org/domain'

/** Where the streams of anchors go. */
export type IngestProvider =
  /** To this server, as FLV over HTTP. */
  | { readonly kind: 'local' }
  /** To a media server, which asks this one who may send. `{room}` and `{auth}` are replaced. */
  | {
      readonly kind: 'server'
      readonly pushUrl: string
      readonly playUrls: readonly string[]
      readonly source: StreamSource
    }

/** `ffmpeg` by default; null for `off`. */
export const frameProgram = (env: Readonly<Record<string, string | undefined>>): string | null => {
  const program = env['FRAME_PROGRAM'] || 'ffmpeg'
  return program === 'off' ? null : program
}

/** Null if anchors cannot go on air, as in production by default. Throws an Error that names the invalid variable. */
export const ingestProvider = (env: Readonly<Record<string, string | undefined>>): IngestProvider | null => {
  const name = env['INGEST'] || (env['NODE_ENV'] === 'production' ? 'off' : 'local')
  if (name === 'off') return null
  if (name === 'local') return { kind: 'local' }
  if (name !== 'server') throw new Error(`INGEST=${name}: expected local, server or off.`)
  const pushUrl = env['INGEST_PUSH_URL'] ?? ''
  if (!/^(rtmps?|srt|https?):\/\/\S+$/.test(pushUrl) || !['{room}', '{auth}'].every((part) => pushUrl.includes(part)))
    throw new Error(`INGEST_PUSH_URL=${pushUrl}: INGEST=server needs an address with {room} and {auth}.`)
  const playUrls = (env['INGEST_PLAY_URLS'] ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)
  const wrong = playUrls.find((url) => !/^https?:\/\/[\w.-]+(:\d{1,5})?\/\S*\{room\}\S*\.(flv|m3u8)$/.test(url))
  if (playUrls.length === 0 || wrong !== undefined)
    throw new Error(`INGEST_PLAY_URLS=${wrong ?? ''}: expected addresses with {room} that end with .flv or .m3u8.`)
  const source = env['INGEST_SOURCE'] || 'direct'
  if (!Object.hasOwn(STREAM_SOURCES, source))
    throw new Error(`INGEST_SOURCE=${source}: expected one of ${Object.keys(STREAM_SOURCES).join(', ')}.`)
  return { kind: 'server', pushUrl, playUrls, source: source as StreamSource }
}
