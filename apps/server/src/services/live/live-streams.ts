import type { LiveStream } from '@org/api-client/contract'
import { VIDEO_QUALITIES, type StreamSource } from '@org/domain'

/** Two lines, each as HLS and FLV. The FLV of line 2 is of a source that offers HLS beside it. */
const LINES: readonly {
  readonly line: number
  readonly format: LiveStream['format']
  readonly source: StreamSource
}[] = [
  { line: 1, format: 'hls', source: 'direct' },
  { line: 1, format: 'flv', source: 'direct' },
  { line: 2, format: 'hls', source: 'direct' },
  { line: 2, format: 'flv', source: 'origin' },
]

/** Where a room can be watched. Paths of the host that answered, like those of all pictures. */
export const liveStreams = (room: number): LiveStream[] =>
  LINES.flatMap(({ line, format, source }) =>
    VIDEO_QUALITIES.map((quality) => ({
      url: `/media/live/${line}/${quality}/${room}.${format === 'hls' ? 'm3u8' : 'flv'}`,
      livestream_source: source,
      quality,
      line,
      format,
    })),
  )
