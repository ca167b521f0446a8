import type { VideoQuality } from '@org/domain'
import { bitrateOf, clipOf, type ClipSport } from './clip-library'
import { discontinuitiesBefore, newestSegment, SEGMENT_MS, segmentStart, WINDOW } from './timeline'

/** The live playlist of a room: the newest complete segments. URLs are relative. */
export const livePlaylist = (room: number, nowMs: number): string => {
  const first = newestSegment(nowMs) - WINDOW + 1
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${SEGMENT_MS / 1000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitiesBefore(first)}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  for (let sequence = first; sequence < first + WINDOW; sequence += 1) {
    const jumps = sequence > first && discontinuitiesBefore(sequence) !== discontinuitiesBefore(sequence - 1)
    if (jumps) lines.push('#EXT-X-DISCONTINUITY')
    if (jumps || sequence === first)
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segmentStart(sequence)).toISOString()}`)
    lines.push(`#EXTINF:${(SEGMENT_MS / 1000).toFixed(3)},`, `${room}/${sequence}.ts`)
  }
  return `${lines.join('\n')}\n`
}

/** The segments of a recorded video of the demonstration. */
export const VIDEO_SEGMENTS = 20

/** The playlist of a recorded video, which has an end. */
export const videoPlaylist = (video: number): string => {
  const segments = Array.from(
    { length: VIDEO_SEGMENTS },
    (_, sequence) => `#EXTINF:${(SEGMENT_MS / 1000).toFixed(3)},\n${video}/${sequence}.ts`,
  )
  const head = `#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-TARGETDURATION:${SEGMENT_MS / 1000}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-INDEPENDENT-SEGMENTS`
  return `${head}\n${segments.join('\n')}\n#EXT-X-ENDLIST\n`
}

const VARIANTS: readonly { quality: VideoQuality; resolution: string }[] = [
  { quality: 'SD', resolution: '640x360' },
  { quality: 'HD', resolution: '1280x720' },
]

/** The master playlist of a room, from which players choose a quality. */
export const masterPlaylist = (room: number, sport: ClipSport): string => {
  const lines = VARIANTS.flatMap(({ quality, resolution }) => {
    const clip = clipOf(quality, sport)
    const codecs = `avc1.${clip.videoConfig.toString('hex', 1, 4)},mp4a.40.2`
    return [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bitrateOf(clip)},RESOLUTION=${resolution},FRAME-RATE=25.000,CODECS="${codecs}"`,
      `${quality}/${room}.m3u8`,
    ]
  })
  return `#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-INDEPENDENT-SEGMENTS\n${lines.join('\n')}\n`
}
