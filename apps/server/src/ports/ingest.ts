import type { StreamSource } from '@org/domain'

/** A stream that the ingest makes of what an anchor sends. */
export interface IngestedStream {
  readonly url: string
  readonly format: 'hls' | 'flv'
  readonly source: StreamSource
}

/** Takes the streams of anchors, and offers them to viewers. */
export interface Ingest {
  /** The address to which an anchor sends. `auth` is the query that proves the right to. */
  pushUrl(anchorId: number, auth: string): string
  /** The streams of a room that is on air, by line. */
  streams(anchorId: number): readonly IngestedStream[]
  /** The origins of its streams, as `https://host`, except this server. */
  readonly origins: readonly string[]
  /** Whether the streams arrive at this server, so that it ends shows without one. */
  readonly isHere: boolean
}
