import type { LiveStream } from '@org/api-client/contract'
import { SPORT, VIDEO_QUALITIES, type StreamSource } from '@org/domain'

/** Two lines, each as HLS and FLV. The FLV of line 2 has a source that also offers HLS. */
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

/** The path of the streams that show a sport. */
const PATHS: Readonly<Record<number, string>> = {
  [SPORT.basketball]: '/media/live/basketball',
  [SPORT.esport]: '/media/live/esport',
}

/** The streams of a demonstration room, which show its sport: paths on the current host. */
export const demoStreams = (anchor_id: number, sport: number) =>
  LINES.flatMap(({ line, format, source }, place) =>
    VIDEO_QUALITIES.map((quality) => ({
      anchor_id,
      line,
      format,
      quality,
      source,
      url: `${PATHS[sport] ?? '/media/live'}/${line}/${quality}/${anchor_id}.${format === 'hls' ? 'm3u8' : 'flv'}`,
      position: place,
    })),
  )
